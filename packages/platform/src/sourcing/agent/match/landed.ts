import type { LandedCost } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { freightPerUnitCents, type PieceSize } from './freight.ts';

/** What the tariffs area says of one origin, for a reference price of one piece. */
export interface OriginDuty {
  country: string;
  countryName: string;
  /** All layers; null where a part is no percentage. */
  ratePercent: number | null;
  /** Duty and fees of one piece at the reference price, in cents. */
  dutyMinor: number;
  feesMinor: number;
  referencePriceMinor: number;
  isAssumed: boolean;
  notes: string[];
}

/** Landed cost of one piece: price, duty by the rate, fees in proportion to the value, estimated freight. */
export function landedCostOf(
  unitPriceMinor: number,
  duty: OriginDuty,
  { piece, quantity }: { piece: PieceSize; quantity: number },
): LandedCost {
  const ofReference = duty.referencePriceMinor > 0 ? unitPriceMinor / duty.referencePriceMinor : 1;
  const dutyMinor =
    duty.ratePercent === null
      ? Math.round(duty.dutyMinor * ofReference)
      : Math.round((unitPriceMinor * duty.ratePercent) / 100);
  const feesMinor = Math.round(duty.feesMinor * ofReference);
  const freightMinor = freightPerUnitCents(duty.country, piece, quantity);
  return {
    unitPriceMinor,
    dutyPercent: duty.ratePercent,
    dutyMinor,
    feesMinor,
    freightMinor,
    landedMinor: unitPriceMinor + dutyMinor + feesMinor + freightMinor,
    isDutyAssumed: duty.isAssumed,
  };
}

/** Price of one piece at a quantity: the tier that it reaches, else the price of the smallest order. */
export function unitPriceAt(
  quantity: number,
  tiers: readonly { fromQuantity: number; unitPriceMinor: number }[],
  smallestOrderPriceMinor: number | null,
): number | null {
  const reached = tiers
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .sort((a, b) => b.fromQuantity - a.fromQuantity)[0];
  const first = [...tiers].sort((a, b) => a.fromQuantity - b.fromQuantity)[0];
  return reached?.unitPriceMinor ?? first?.unitPriceMinor ?? smallestOrderPriceMinor;
}

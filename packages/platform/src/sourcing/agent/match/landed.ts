import type { LandedCost } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import {
  cheapestMode,
  landedPartsOfMode,
  type LandedCost as LandedShipment,
} from '@brandwright/contract/tariffs/landed-cost.ts';

/** One piece of a landed shipment, by the way of travel that costs least; null while a part of it cannot be told. */
export function landedOfPiece(
  shipment: LandedShipment,
  { dutyPercent, isDutyAssumed }: Pick<LandedCost, 'dutyPercent' | 'isDutyAssumed'>,
): LandedCost | null {
  const mode = cheapestMode(shipment);
  const parts = mode && landedPartsOfMode(mode);
  if (!mode || !parts) return null;
  const each = (amountMinor: number) => Math.round(amountMinor / shipment.quantity);
  const piece = {
    unitPriceMinor: each(parts.goodsMinor),
    dutyMinor: each(parts.dutyMinor),
    feesMinor: each(parts.feesMinor),
    freightMinor: each(parts.freightMinor),
    insuranceMinor: each(parts.insuranceMinor),
    entryMinor: each(parts.entryMinor),
  };
  return {
    ...piece,
    // The sum of what is shown: rounded by itself it would differ by a cent.
    landedMinor: Object.values(piece).reduce((sum, amount) => sum + amount, 0),
    dutyPercent,
    isDutyAssumed,
    transport: mode.transport,
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

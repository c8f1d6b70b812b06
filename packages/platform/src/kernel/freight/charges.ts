import { entryFees, insurance } from './freight-rates.ts';
import type { Freight } from './freight.ts';

const percentOf = (amountMinor: number, percent: number): number => Math.round((amountMinor * percent) / 100);

/** Cargo insurance of a shipment in US cents, for goods of a value. */
export const insuranceOf = (valueMinor: number, freightMinor: number): number =>
  Math.max(
    insurance.minimumMinor,
    percentOf(percentOf(valueMinor + freightMinor, insurance.ofPercent), insurance.percent),
  );

export interface Entry {
  /** Null: not known, reckoned as that of a formal entry. */
  valueMinor: number | null;
  isFormal: boolean;
  /** Duty and customs fees of the entry. */
  owedMinor: number;
}

/** What the broker or courier asks for the entry in US cents, and the bond of a formal one. */
export function entryChargeOf(
  { transport, kind }: Pick<Freight, 'transport' | 'kind'>,
  { valueMinor, isFormal, owedMinor }: Entry,
): number {
  const filing = transport === 'OCEAN' ? entryFees.securityFiling : 0;
  if (isFormal)
    return (
      entryFees.formal +
      filing +
      Math.max(entryFees.bondMinimum, percentOf((valueMinor ?? 0) + owedMinor, entryFees.bondPercent))
    );
  if (kind !== 'courier') return entryFees.informal + filing;
  return owedMinor === 0
    ? 0
    : Math.max(entryFees.courierAdvanceMinimum, percentOf(owedMinor, entryFees.courierAdvancePercent));
}

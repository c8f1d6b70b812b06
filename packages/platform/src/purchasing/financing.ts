import type { FinancingOffer } from '@brandwright/contract/purchasing/calc-financing-fee.ts';
import { financingTerms, type FinancingTerm } from '@brandwright/contract/purchasing/enums.ts';
import { dayAfter } from './rules.ts';

/**
 * What financing costs, by its term: the whole rule. The specification names the call (brand kit document, "Orders and invoices")
 * and shows no figures, so these are ours: a flat fee of the amount, in basis points (hundredths of a percent).
 */
const terms: Readonly<Record<FinancingTerm, { days: number; basisPoints: number }>> = {
  DAYS_30: { days: 30, basisPoints: 150 },
  DAYS_60: { days: 60, basisPoints: 290 },
  DAYS_90: { days: 90, basisPoints: 425 },
};

/** The fee in minor units, rounded half up. Exact for every amount: no fractions on the way. */
export const financingFeeMinor = (amountMinor: number, basisPoints: number): number =>
  Number((BigInt(amountMinor) * BigInt(basisPoints) + 5_000n) / 10_000n);

/** What it would cost to pay an amount later than today (YYYY-MM-DD), the shortest term first, or for one term alone. */
export function financingOffers(
  amountMinor: number,
  today: string,
  only: FinancingTerm | undefined,
): FinancingOffer[] {
  return financingTerms
    .filter((term) => only === undefined || term === only)
    .map((term) => {
      const { days, basisPoints } = terms[term];
      const feeMinor = financingFeeMinor(amountMinor, basisPoints);
      return {
        term,
        days,
        feeBasisPoints: basisPoints,
        feeMinor,
        totalMinor: amountMinor + feeMinor,
        dueOn: dayAfter(today, days),
      };
    });
}

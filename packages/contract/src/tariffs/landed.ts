import type { CountryDuty } from './tariff-answer.ts';

/**
 * Landed cost means one thing everywhere: the goods (with tooling), duty and customs fees, and with estimated freight all
 * that a shipment pays to the door, as the tariffs area works it out (landed-cost.ts). Whether freight is in a figure is said
 * with it, in these words.
 */
export const landedMeaning =
  'Landed cost includes the goods (with tooling), duty and customs fees. With estimated freight, it also includes freight, cargo insurance and customs entry to a US door. It never includes storage or returns.';

/** What a landed cost with estimated freight holds, said once beside the figures. */
export const landedHolds =
  'Landed cost includes duty, customs fees, freight, insurance and customs entry; the last three are our estimates.';

/** The freight in a landed cost: none, as the founder gave it, by an estimate of ours, or paid with the price of the goods. */
export type FreightInLanded = 'NONE' | 'GIVEN' | 'ESTIMATED' | 'IN_PRICE';

const words: Readonly<Record<FreightInLanded, string>> = {
  NONE: 'landed before freight',
  GIVEN: 'landed with freight',
  ESTIMATED: 'landed with estimated freight',
  IN_PRICE: 'landed, freight and duty in the price',
};

/** What a landed cost holds. Customs fees are of a shipment: those of a single piece are not known. */
export interface LandedParts {
  freight: FreightInLanded;
  hasFees: boolean;
}

/** "landed before freight". */
export function landedWords({ freight, hasFees }: LandedParts): string {
  if (hasFees) return words[freight];
  return freight === 'NONE'
    ? 'landed before freight and customs fees'
    : `${words[freight]}, before customs fees`;
}

/** The same at the beginning of a sentence or a line: "Landed before freight". */
export const landedLabel = (parts: LandedParts): string => {
  const said = landedWords(parts);
  return said.charAt(0).toUpperCase() + said.slice(1);
};

/** Landed costs of matches, quotes and designs hold our estimate of freight, insurance and entry. */
export const landedWithEstimate: LandedParts = { freight: 'ESTIMATED', hasFees: true };

type DutyFigures = Pick<CountryDuty, 'perUnit' | 'landedMinor' | 'dutyMinor' | 'feesMinor'>;

/** What the landed cost of a duty answer holds. `customsValueMinor`: of the whole shipment. */
export function landedPartsOf(
  { perUnit, landedMinor, dutyMinor, feesMinor }: DutyFigures,
  customsValueMinor: number | null,
): LandedParts {
  const freightMinor =
    perUnit?.freightMinor ??
    (landedMinor ?? 0) - (customsValueMinor ?? 0) - (dutyMinor ?? 0) - (feesMinor ?? 0);
  return {
    freight: landedMinor !== null && freightMinor > 0 ? 'GIVEN' : 'NONE',
    hasFees: feesMinor !== null,
  };
}

/** What the landed cost of a quote holds: delivered duty paid, and of services, there is no freight beside the price. */
export const landedPartsOfQuote = ({ freightMinor }: { freightMinor: number | null }): LandedParts => ({
  freight: freightMinor !== 0 ? 'ESTIMATED' : 'IN_PRICE',
  hasFees: true,
});

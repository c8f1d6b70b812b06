import type { TariffLine } from './tariff-line.ts';

export type Certainty = 'known' | 'assumed' | 'unknown';
export type Applies = boolean | 'unknown';

/** What a code and a country cannot tell and only the founder knows. */
export const factKeys = [
  'usmca',
  'cafta',
  'metal_share',
  'wood_product',
  'exempt_product',
  'pharma_use',
  'metals_part',
  'metals_before_annexes',
  'canada_338',
  'postal_flat',
] as const;
export type FactKey = (typeof factKeys)[number];
export type Facts = Partial<Record<FactKey, boolean>>;

export interface DutyRequest {
  /** ISO 3166-1 alpha-2 of the country of origin. */
  country: string;
  /** Day of entry in Washington, YYYY-MM-DD. */
  entryDay: string;
  /** Value of the whole shipment in minor units of USD. */
  customsValueMinor: number | null;
  /** Pieces (pairs where the schedule counts pairs). */
  quantity: number | null;
  weightKg: number | null;
  postal: boolean;
  transport: 'OCEAN' | 'AIR' | 'TRUCK' | 'POST' | null;
  /** Symbols of special programs claimed: S, KR, AU … */
  claims: readonly string[];
  facts: Facts;
}

export type Authority =
  | 'BASE'
  | 'SPECIAL_PROGRAM'
  | 'COLUMN_2'
  | 'DE_MINIMIS'
  | 'POSTAL'
  | 'CHINA_301'
  | 'IEEPA'
  | 'IEEPA_RECIPROCAL'
  | 'SECTION_232_METALS'
  | 'SECTION_232_WOOD'
  | 'SECTION_122'
  | 'BRAZIL_301'
  | 'FORCED_LABOR_301'
  | 'SECTION_338';

/** One duty considered. */
export interface Layer {
  authority: Authority;
  /** HTS heading under which it is declared; empty where there is none. */
  heading: string;
  title: string;
  /** The percentage it adds, or would add; null when it is no percentage or cannot be told. */
  ratePercent: number | null;
  /** The rate in the schedule's words, for base rates. */
  rateText: string | null;
  /** What it adds in minor units; null without a value or when it cannot be computed. */
  amountMinor: number | null;
  applies: Applies;
  reason: string;
  /** Legal citation. */
  source: string;
  from: string | null;
  to: string | null;
  certainty: Certainty;
  /** What to find out, when it is unknown. */
  question: string | null;
  /** Nothing bounds what it could add. */
  unbounded: boolean;
}

/** What a rate comes to for one shipment. */
export interface Reckoned {
  /** The ad valorem rate, or the equivalent of a specific rate for this value and quantity; null when it cannot be told. */
  percent: number | null;
  amountMinor: number | null;
  /** True when the rate has a part by piece or weight, so that the percentage holds for this shipment only. */
  equivalent: boolean;
  /** Why it cannot be computed, and what to find out. */
  missing: { reason: string; question: string } | null;
}

/** The duty of chapters 1 to 97 that the line itself carries. */
export interface BaseDuty extends Reckoned {
  certainty: Certainty;
  layers: Layer[];
}

/**
 * One reckoning of one line. `ask` answers a fact, and remembers that the answer hangs on it when it is not known;
 * `told` only answers, for facts that have a stated assumption.
 */
export interface DutyCase {
  line: TariffLine;
  request: DutyRequest;
  base: BaseDuty;
  ask(fact: FactKey): boolean | undefined;
  told(fact: FactKey): boolean | undefined;
}

export type LayerIdentity = Pick<Layer, 'authority' | 'heading' | 'title' | 'source' | 'from' | 'to'>;
export type Verdict = Pick<Layer, 'applies' | 'reason'> &
  Partial<Pick<Layer, 'ratePercent' | 'rateText' | 'certainty' | 'question' | 'unbounded' | 'amountMinor'>>;

/** A layer of section 232, and whether the goods are under that section at all, even where a floor adds nothing. */
export interface Section232 {
  layer: Layer;
  covered: Applies;
}

/** A layer from what it is and what was decided of it; the amount follows from the rate and the value. */
export function decide(request: DutyRequest, identity: LayerIdentity, verdict: Verdict): Layer {
  const ratePercent = verdict.ratePercent ?? null;
  return {
    ...identity,
    ratePercent,
    rateText: verdict.rateText ?? null,
    amountMinor:
      verdict.amountMinor ??
      (verdict.applies === true ? percentOf(request.customsValueMinor, ratePercent) : null),
    applies: verdict.applies,
    reason: verdict.reason,
    certainty: verdict.certainty ?? (verdict.applies === 'unknown' ? 'unknown' : 'known'),
    question: verdict.question ?? null,
    unbounded: verdict.unbounded ?? false,
  };
}

/** Percent of an amount, to the cent. Rates have at most four decimals, so the arithmetic is exact in integers. */
export function percentOf(amountMinor: number | null, percent: number | null): number | null {
  if (amountMinor === null || percent === null) return null;
  return Math.round((amountMinor * Math.round(percent * 10_000)) / 1_000_000);
}

/** Adds percentages without the noise of binary fractions. */
export const tidyPercent = (percent: number): number => Number(percent.toFixed(4));

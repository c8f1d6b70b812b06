/** Section 232 metals annexes (HTS U.S. note 16): 1a 50%, 1b 25%, 2 taken out of section 232, 3 a 15% floor. */
export const metalAnnexes = ['1a', '1b', '2', '3'] as const;
export type MetalAnnex = (typeof metalAnnexes)[number];

export const metalNames = ['steel', 'aluminum', 'copper'] as const;
export type Metal = (typeof metalNames)[number];

export interface MetalListing {
  annex: MetalAnnex;
  metal: Metal;
}

/**
 * How a line stands in the exemption lists that the reciprocal tariff, section 122 and the 2026 section 301 actions share:
 * wholly exempt; only for civil aircraft or for pharmaceutical use; only a named product of the line; on the list in a
 * way the data does not tell; or not on it.
 */
export type ExemptKind = 'all' | 'aircraft' | 'pharma' | 'described';
export type Exemption = ExemptKind | 'listed' | 'none';

/** Everything the engine needs to know of one line. `unknown` where the list that would tell is not loaded. */
export interface TariffLine {
  /** Eight digits, or ten when the request named ten: "3406.00.00". */
  hts: string;
  /** Digits only. */
  digits: string;
  description: string;
  general: string;
  special: string;
  column2: string;
  units: readonly string[];
  /** The line whose rates a ten-digit number takes, when it has none of its own. */
  ratesFrom: string | null;
  china301: readonly string[] | 'unknown';
  metals: readonly MetalListing[] | 'unknown';
  /** Ten-digit numbers under the line that annex 2 took out again. */
  metalsPart: readonly string[];
  /** An annex names some ten-digit numbers under the line, not the line itself. */
  metalsSplit?: MetalListing | null;
  exemption: Exemption | 'unknown';
  /** On the reciprocal tariff's own list only. */
  reciprocalOnly?: boolean;
}

/** Where the lines come from, for the answer. `date` is the day of the revision. */
export interface ScheduleStamp {
  revision: string;
  date: string | null;
}

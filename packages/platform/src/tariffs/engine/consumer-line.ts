import type { ExemptKind, MetalListing } from './tariff-line.ts';

/** A line of the table that ships with the product. Codes of eight digits, dotted. */
export interface ConsumerLine {
  hts: string;
  /** What people call it. */
  name: string;
  category: string;
  /** The schedule's words, from the heading down. */
  description: string;
  general: string;
  special: string;
  column2: string;
  units: readonly string[];
  /** Chapter 99 headings of the China 301 lists that the line is on; none when absent. */
  china301?: readonly string[];
  metals?: readonly MetalListing[];
  /** Ten-digit numbers under the line that an annex names while the line itself is not in it. */
  metalsPart?: readonly string[];
  exempt?: ExemptKind;
  words: string;
  /** Lines that share a family are told apart by one question; `answer` is this line's answer to it. */
  family?: string;
  answer?: string;
}

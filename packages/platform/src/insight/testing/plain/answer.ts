import type { ReportRow } from '@brandwright/contract/insight/report-result.ts';
import type { Sheet } from './book.ts';

/** The expected report: its rows, its figures by label, and the number of orders behind it if not all of the period. */
export interface PlainAnswer {
  rows: ReportRow[];
  figures: Record<string, number | null>;
  orders?: number;
}

/** A report calculated a second way; null if there is nothing to report. */
export type PlainReport = (sheet: Sheet) => PlainAnswer | null;

import type { ReportRow } from '@brandwright/contract/insight/report-result.ts';
import type { Sheet } from './book.ts';

/** What a report has to say: its rows, its figures by their labels, and the orders under it where these aren't all of its days. */
export interface PlainAnswer {
  rows: ReportRow[];
  figures: Record<string, number | null>;
  orders?: number;
}

/** A report worked out a second time; null where there is nothing to tell. */
export type PlainReport = (sheet: Sheet) => PlainAnswer | null;

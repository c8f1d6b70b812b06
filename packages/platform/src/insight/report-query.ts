import type { Figure, ReportRow } from '@brandwright/contract/insight/report-result.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { Scope } from './scope.ts';

/** A report's content. */
export interface ReportContent {
  rows: ReportRow[];
  /** How many rows there are, where `rows` are only those of the page. */
  total?: number;
  finding: string;
  figures: Figure[];
  notes?: readonly string[];
  /** Number of orders behind it, if that isn't all orders of the period that count. */
  orders?: number;
}

export type ReportQuery = (scope: Scope) => Promise<ReportContent>;

/** The query of each report. */
export type ReportQueries = Readonly<Record<ReportSlug, ReportQuery>>;

/** The content for a period with nothing to report. */
export const nothing = (finding = 'No orders to report in this period.'): ReportContent => ({
  rows: [],
  finding,
  figures: [],
});

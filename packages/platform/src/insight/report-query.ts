import type { Figure, ReportRow } from '@brandwright/contract/insight/report-result.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { Scope } from './scope.ts';

/** What a report found. */
export interface ReportContent {
  rows: ReportRow[];
  finding: string;
  figures: Figure[];
  notes?: readonly string[];
  /** Counted orders under it, where these aren't all of the period. */
  orders?: number;
}

export type ReportQuery = (scope: Scope) => Promise<ReportContent>;

/** How each report is made. */
export type ReportQueries = Readonly<Record<ReportSlug, ReportQuery>>;

/** What is said where a period holds nothing to report on. */
export const nothing = (finding = 'no order counts in these days.'): ReportContent => ({
  rows: [],
  finding,
  figures: [],
});

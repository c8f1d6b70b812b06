import type { InputOf } from '@brandwright/contract';
import type { getReport } from '@brandwright/contract/insight/get-report.ts';
import type { Grain, ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { sql } from 'drizzle-orm';
import { dayMs, startOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import type { Page } from './kept-rows.ts';
import { requireReport } from './may-have-report.ts';
import { daysAsked } from './periods.ts';
import { reportQueries } from './report-queries.ts';
import { rowsOf, scopeOf, type Scope } from './scope.ts';

/** Days, channel and interval. */
export type Asked = Omit<InputOf<typeof getReport>, 'report' | 'page' | 'size'>;

/** A report with all its rows, or with those of a page where it makes no others. */
export type MadeReport = ReportResult & { total: number };

/** Runs a report with all its rows. Errors: bad_input for invalid dates, feature_blocked. */
export async function makeReport(context: Context, slug: ReportSlug, asked: Asked): Promise<ReportResult> {
  const { total: _total, ...made } = await makePage(context, slug, asked, null);
  return made;
}

/** The same, without the rows of other pages where a report makes none that aren't shown. */
export async function makePage(
  context: Context,
  slug: ReportSlug,
  asked: Asked,
  page: Page | null,
): Promise<MadeReport> {
  const declaration = reports[slug];
  requireReport(context, declaration);
  const days = await daysAsked(context, asked, declaration.usual);
  const scope = scopeOf(context, days, {
    channel: asked.channel,
    grain: asked.grain ?? usualGrain(days),
    page,
  });
  const made = await reportQueries[slug](scope);
  return {
    report: slug,
    title: declaration.title,
    ...days,
    grain: declaration.hasGrain ? scope.grain : null,
    channel: scope.channel,
    finding: made.finding,
    figures: made.figures,
    rows: made.rows,
    total: made.total ?? made.rows.length,
    orders: made.orders ?? (await ordersOf(scope)),
    notes: [...(made.notes ?? [])],
    asOf: scope.now.toISOString(),
    currency: 'USD',
  };
}

/** The interval that gives a chart a readable number of points. */
function usualGrain({ from, to }: Days): Grain {
  const days = (startOf(to).getTime() - startOf(from).getTime()) / dayMs + 1;
  if (days <= 31) return 'DAY';
  return days <= 183 ? 'WEEK' : 'MONTH';
}

async function ordersOf({ context, sums }: Scope): Promise<number> {
  const [row] = await rowsOf(context, sql`select coalesce(sum(orders), 0)::int as orders from ${sums} s`);
  return Number(row?.['orders'] ?? 0);
}

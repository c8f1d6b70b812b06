import type { InputOf } from '@brandwright/contract';
import type { getReport } from '@brandwright/contract/insight/get-report.ts';
import type { Grain, ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { sql } from 'drizzle-orm';
import { dayMs, startOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { requireReport } from './may-have-report.ts';
import { daysAsked } from './periods.ts';
import { reportQueries } from './report-queries.ts';
import { rowsOf, scopeOf, type Scope } from './scope.ts';

/** Days, channel and interval. */
export type Asked = Omit<InputOf<typeof getReport>, 'report' | 'page' | 'size'>;

/** Runs a report with all its rows. Errors: bad_input for invalid dates, feature_blocked. */
export async function makeReport(context: Context, slug: ReportSlug, asked: Asked): Promise<ReportResult> {
  const declaration = reports[slug];
  requireReport(context, declaration);
  const days = await daysAsked(context, asked, declaration.usual);
  const scope = scopeOf(context, days, { channel: asked.channel, grain: asked.grain ?? usualGrain(days) });
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

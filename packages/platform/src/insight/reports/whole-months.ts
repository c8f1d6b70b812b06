import { sql, type SQL } from 'drizzle-orm';
import { dayMs, dayOf, startOf, type Days } from '../../kernel/data/days.ts';
import { rowsOf, type Scope } from '../scope.ts';
import { spanStart } from '../sql.ts';

/** Sums by month stand for months of which all orders are within the report's days; those of other months are read one by one. */
export interface WholeMonths {
  /** Whether a month, given by its first day, is one that sums stand for. */
  isWhole: (month: SQL) => SQL;
  /** Adds to a query of sums what is read of the report's days in other months, if there are any. */
  withApart: (query: (days: Days) => SQL) => SQL;
}

const placedIn = (storeId: string) => (one: SQL, other: SQL) =>
  sql`exists (select from insight_days where store_id = ${storeId} and day >= ${one} and day < ${other})`;

/** `isThere` says whether there is something from a day on and before another; if not given, whether orders were placed. */
export async function wholeMonths(
  { context, from, to }: Scope,
  isThere = placedIn(context.storeId),
): Promise<WholeMonths> {
  const first = spanStart(sql`${from}::date`, 'MONTH');
  const last = spanStart(sql`${to}::date`, 'MONTH');
  const after = (month: SQL) => sql`(${month} + interval '1 month')::date`;
  const [row] = await rowsOf(
    context,
    sql`select (case when ${isThere(first, sql`${from}::date`)} then ${after(first)} else ${first} end)::text as first,
      (case when ${isThere(sql`${to}::date + 1`, after(last))} then ${last} else ${after(last)} end)::text as until`,
  );
  const [start, end] = [String(row?.['first'] ?? from), String(row?.['until'] ?? from)];
  const apart = daysApart({ from, to }, start, end);
  return {
    isWhole: (month) => sql`(${month} >= ${start}::date and ${month} < ${end}::date)`,
    withApart: (query) =>
      sql.join(
        apart.map((days) => sql`union all ${query(days)}`),
        sql` `,
      ),
  };
}

/** The days before the first whole month and after the last; all days where none is whole. */
function daysApart({ from, to }: Days, start: string, end: string): Days[] {
  if (start >= end) return [{ from, to }];
  const before = dayOf(new Date(startOf(start).getTime() - dayMs));
  return [
    { from, to: before < to ? before : to },
    { from: end > from ? end : from, to },
  ].filter((days) => days.from <= days.to);
}

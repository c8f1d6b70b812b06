import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Scope } from '../scope.ts';
import { spanStart } from '../sql.ts';

/** Sums by month stand for months of which all orders are within the report's days; those of other months are read one by one. */
export interface WholeMonths {
  /** Whether a month, given by its first day, is one that sums stand for. */
  isWhole: (month: SQL) => SQL;
  /** Whether a day of the report is in a month that they don't stand for. */
  isApart: (day: SQL) => SQL;
}

const placedIn = (storeId: string) => (one: SQL, other: SQL) =>
  sql`exists (select from insight_days where store_id = ${storeId} and day >= ${one} and day < ${other})`;

/** `isThere` says whether there is something from a day on and before another; if not given, whether orders were placed. */
export async function wholeMonths({ context, from, to }: Scope, isThere = placedIn(context.storeId)): Promise<WholeMonths> {
  const first = spanStart(sql`${from}::date`, 'MONTH');
  const last = spanStart(sql`${to}::date`, 'MONTH');
  const [row] = await rowsOf(
    context,
    sql`select (case when ${isThere(first, sql`${from}::date`)} then ${first} + interval '1 month' else ${first} end)::date::text as first,
      (case when ${isThere(sql`${to}::date + 1`, sql`(${last} + interval '1 month')::date`)} then ${last} else ${last} + interval '1 month' end)::date::text as until`,
  );
  const [start, end] = [row?.['first'] ?? from, row?.['until'] ?? from];
  return {
    isWhole: (month) => sql`(${month} >= ${start}::date and ${month} < ${end}::date)`,
    isApart: (day) =>
      sql`(${day} between ${from}::date and ${to}::date and (${day} < ${start}::date or ${day} >= ${end}::date))`,
  };
}

import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../../kernel/data/days.ts';
import type { Scope } from '../scope.ts';
import type { Spread } from '../sum-tables.ts';
import { wholeMonths } from './whole-months.ts';

/**
 * What the report's orders are counted by, in several rows. Months that are whole within the report's days come from sums, with
 * `columns` of those; of others, and with a channel, `read` gives the same columns from each order.
 */
export async function spreadOf(
  scope: Scope,
  spread: Spread,
  columns: SQL,
  read: (days: Days) => SQL,
): Promise<SQL> {
  if (scope.channel !== null) return sql`(${read(scope)})`;
  const { isWhole, withApart } = await wholeMonths(scope);
  return sql`(select ${columns} from insight_spread_sums
    where store_id = ${scope.context.storeId} and spread = ${spread} and ${isWhole(sql`day`)} ${withApart(read)})`;
}

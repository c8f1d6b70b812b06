import { sql } from 'drizzle-orm';
import { rowsFrom, rowsOf, withinDays, type Scope } from '../scope.ts';

/**
 * How many customers bought each title during the report's days. Through all channels together: its orders of customers, less those that
 * came after another one of these days. Through one channel they are collected.
 */
export async function buyersOf({ context, channel, baskets, from, to }: Scope): Promise<Map<string, number>> {
  const sums = withinDays(rowsFrom('insight_buyer_sums', context, null), { from, to });
  const rows = await rowsOf(
    context,
    channel === null
      ? sql`select title, (sum(orders) - coalesce(sum(again), 0))::int as customers
          from ${sums} s cross join lateral (
            select sum(one.times) as again from unnest(s.days, s.counts) one (days, times) where one.days <= s.day - ${from}::date
          ) after
          group by title`
      : sql`select title, count(*)::int as customers
          from (select distinct title, customer_id from ${baskets} b cross join lateral unnest(b.titles) held (title) where customer_id is not null) of
          group by title`,
  );
  return new Map(rows.map((row) => [String(row['title']), Number(row['customers'])]));
}

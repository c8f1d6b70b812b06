import { sql, type SQL } from 'drizzle-orm';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text } from '../say.ts';
import { rowsOf, type Scope } from '../scope.ts';
import { percentOf, spanStart } from '../sql.ts';
import { wholeMonths } from './whole-months.ts';

const least = 3;
const mostPairs = 200;

/**
 * What was bought next, as parts of a `with`: `sizes`, how many orders hold a title and have one after them; `pairs`, how many of those
 * are followed by another title, with how many after so many days in two arrays.
 */
async function partsOf(scope: Scope): Promise<SQL> {
  const { context, all, baskets, from, to, channel } = scope;
  if (channel !== null)
    // Kept is which order of any channel is next.
    return ofSteps(
      scope,
      sql`select held.titles, o.next_id, floor(extract(epoch from o.next_at - o.placed_at) / 86400)::int as days, true as is_told
        from (select id, day, placed_at, lead(id) over later as next_id, lead(placed_at) over later as next_at
          from ${all} every_order where customer_id is not null window later as (partition by customer_id order by nth)) o
        join ${baskets} held on held.id = o.id where o.next_id is not null and o.day between ${from}::date and ${to}::date`,
    );
  const { isWhole, withApart } = await wholeMonths(scope);
  const month = (day: SQL) => spanStart(day, 'MONTH');
  const mine = sql`store_id = ${context.storeId} and ${isWhole(sql`month`)}`;
  const isLarge = sql.raw(`cardinality(b.titles) > 30`);
  // Sums leave out orders of very many titles, and those before them but for how many there are.
  return sql`${ofSteps(
    scope,
    sql`select titles, next_id, next_days as days, true as is_told from ${baskets} b where next_id is not null and ${isLarge} and ${isWhole(month(sql`day`))}
      ${withApart((days) => sql`select titles, next_id, next_days, true from ${baskets} b where next_id is not null and day between ${days.from}::date and ${days.to}::date`)}
      union all
      select p.titles, p.next_id, p.next_days, false from insight_baskets b cross join lateral (
        select * from insight_baskets p where p.store_id = b.store_id and p.next_id = b.id and p.day between ${from}::date and ${to}::date
          and cardinality(p.titles) <= 30 and ${isWhole(month(sql`p.day`))} offset 0) p
      where b.store_id = ${context.storeId} and ${isLarge}`,
    sql`union all select title, orders from insight_follow_sums where ${mine} and other is null`,
    sql`union all select title, other, orders, days, counts from insight_follow_sums where ${mine} and other is not null`,
  )}`;
}

const ofSteps = ({ context }: Scope, steps: SQL, sizes = sql``, pairs = sql``): SQL =>
  sql`steps as materialized (${steps}),
    sizes as (select title, sum(steps) as steps from (
      select a.title, count(*) as steps from steps s cross join lateral unnest(s.titles) a (title) where is_told group by a.title ${sizes}) told group by title),
    pairs as materialized (select a.title as product, b.title as next, count(*) as orders, array[s.days] as days, array[count(*)::int] as counts
      from steps s join insight_baskets n on n.store_id = ${context.storeId} and n.id = s.next_id
      cross join lateral unnest(s.titles) a (title) cross join lateral unnest(n.titles) b (title) group by a.title, b.title, s.days ${pairs})`;

export const productFollowUpPurchases: ReportQuery = async (scope) => {
  // The median of days that are counted: the first to which half of the orders come, or the middle of it and the one after.
  const rows = await rowsOf(
    scope.context,
    sql`with ${await partsOf(scope)},
      most as materialized (select product, next, sum(orders) as orders from pairs group by product, next having sum(orders) >= ${least}
        order by sum(orders) desc, product, next limit ${mostPairs}),
      apart as (select product, next, one.days, m.orders, sum(one.times) as times
        from most m join pairs p using (product, next) cross join lateral unnest(p.days, p.counts) one (days, times)
        group by product, next, one.days, m.orders having sum(one.times) > 0),
      counted as (select product, next, orders, days, sum(times) over (partition by product, next order by days) as upto from apart)
    select c.product, c.next, c.orders::int as orders, ${percentOf(sql`c.orders`, sql`max(z.steps)`)} as share,
      ((min(c.days) filter (where c.upto >= floor((c.orders + 1) / 2)) + min(c.days) filter (where c.upto >= ceil((c.orders + 1) / 2)))
        / 2.0)::float8 as days
    from counted c join sizes z on z.title = c.product
    group by c.product, c.next, c.orders order by c.orders desc, c.product, c.next`,
  );
  const [first] = rows;
  if (!first) return nothing(`No product followed another in ${least} or more orders.`);
  return {
    rows,
    finding: `The most common follow-up is ${text(first, 'next')} after ${text(first, 'product')}: ${num(first, 'orders')} next orders (${percent(num(first, 'share'))}), a median of ${valueWords(num(first, 'days'), 'days')} later.`,
    figures: [
      figure('Next orders', num(first, 'orders'), 'count'),
      figure('Share', num(first, 'share'), 'percent'),
    ],
    notes: rows.length === mostPairs ? [`Only the ${mostPairs} most frequent pairs are shown.`] : [],
  };
};

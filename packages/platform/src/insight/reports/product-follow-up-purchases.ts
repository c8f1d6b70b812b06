import { sql, type SQL } from 'drizzle-orm';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text } from '../say.ts';
import { rowsOf, type Scope } from '../scope.ts';
import { percentOf } from '../sql.ts';

const least = 3;
const mostPairs = 200;

/** What orders of the report’s days hold, the same customer’s next order, and the whole days until it: a part of a `with`. */
function stepsOf({ all, baskets, from, to, channel }: Scope): SQL {
  if (channel === null)
    return sql`not materialized (select titles, next_id, next_days as days from ${baskets} held where next_id is not null)`;
  // Kept is which order of any channel is next.
  return sql`materialized (select held.titles, o.next_id, floor(extract(epoch from o.next_at - o.placed_at) / 86400)::int as days
    from (select id, day, placed_at, lead(id) over later as next_id, lead(placed_at) over later as next_at
      from ${all} every_order where customer_id is not null window later as (partition by customer_id order by nth)) o
    join ${baskets} held on held.id = o.id where o.next_id is not null and o.day between ${from}::date and ${to}::date)`;
}

export const productFollowUpPurchases: ReportQuery = async (scope) => {
  // The median of days that are counted: the first to which half of the orders come, or the middle of it and the one after.
  const rows = await rowsOf(
    scope.context,
    sql`with steps as ${stepsOf(scope)},
      sizes as (select a.title, sum(s.steps) as steps from (select titles, count(*) as steps from steps group by titles) s
        cross join lateral unnest(s.titles) a (title) group by a.title),
      apart as materialized (select a.title as product, b.title as next, s.days, count(*) as orders
        from steps s join insight_baskets n on n.store_id = ${scope.context.storeId} and n.id = s.next_id
        cross join lateral unnest(s.titles) a (title) cross join lateral unnest(n.titles) b (title) group by a.title, b.title, s.days),
      most as (select product, next, sum(orders) as orders from apart group by product, next having sum(orders) >= ${least}
        order by sum(orders) desc, product, next limit ${mostPairs}),
      counted as (select m.*, p.days, sum(p.orders) over (partition by m.product, m.next order by p.days) as upto
        from most m join apart p using (product, next))
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

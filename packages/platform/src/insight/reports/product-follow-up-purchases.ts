import { sql } from 'drizzle-orm';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { percentOf } from '../sql.ts';

const least = 3;
const mostPairs = 200;

export const productFollowUpPurchases: ReportQuery = async (scope) => {
  const { context, all, allLines, from, to } = scope;
  const rows = await rowsOf(
    context,
    sql`with o as materialized (select * from ${all} every_order where customer_id is not null),
      held as materialized (select distinct l.order_id, l.title from ${allLines} l where customer_id is not null),
      ordered as (select id as first, day, lead(id) over later as next, lead(placed_at) over later as next_at, placed_at
        from o window later as (partition by customer_id order by nth)),
      steps as materialized (select first, next, floor(extract(epoch from next_at - placed_at) / 86400) as days
        from ordered where next is not null and day between ${from}::date and ${to}::date),
      sizes as (select h.title, count(*) as steps from steps s join held h on h.order_id = s.first group by h.title)
    select a.title as product, b.title as next, count(*)::int as orders, ${percentOf(sql`count(*)`, sql`max(z.steps)`)} as share,
      percentile_cont(0.5) within group (order by s.days)::float8 as days
    from steps s join held a on a.order_id = s.first join held b on b.order_id = s.next join sizes z on z.title = a.title
    group by a.title, b.title having count(*) >= ${least} order by count(*) desc, a.title, b.title limit ${mostPairs}`,
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

import { sql, type SQL } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, number, percent, text } from '../say.ts';
import { rowsFrom, rowsOf, withinDays, type Scope } from '../scope.ts';
import { wholeMonths } from './whole-months.ts';

/** Orders with both, below which a pair isn't meaningful. */
const least = 3;
const mostPairs = 200;

export const productCrossSellingAnalysis: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with sizes as materialized (select title, sum(orders_of_title)::numeric as orders, sum(orders)::numeric as opened
        from ${scope.products} p group by title having sum(units) > 0),
      everything as (select sum(opened) as orders from sizes),
      once as (select title, other, sum(orders)::numeric as together from ${await pairsOf(scope)} p
        group by title, other having sum(orders) >= ${least}),
      pairs as (select title as product, other, together from once union all select other, title, together from once)
    select p.product, p.other, p.together::int as orders, round(100 * p.together / e.orders, 1)::float8 as support,
      round(100 * p.together / a.orders, 1)::float8 as confidence, round(p.together * e.orders / (a.orders * b.orders), 2)::float8 as lift
    from pairs p join sizes a on a.title = p.product join sizes b on b.title = p.other cross join everything e
    order by p.together * e.orders / (a.orders * b.orders) desc, p.together desc, p.product, p.other limit ${mostPairs}`,
  );
  const [first] = rows;
  if (!first) return nothing(`No two products were bought together in ${least} or more orders.`);
  const often = rows.toSorted((one, other) => num(other, 'orders') - num(one, 'orders'))[0];
  return {
    rows,
    finding: `${text(first, 'product')} and ${text(first, 'other')} are bought together ${number(num(first, 'lift'))} times as often as chance would predict (${num(first, 'orders')} orders, ${percent(num(first, 'confidence'))} of those with the first); the most common pair is ${text(often, 'product')} and ${text(often, 'other')} (${num(often, 'orders')} orders).`,
    figures: [
      figure('Highest lift', num(first, 'lift'), 'number'),
      figure('Orders with both', num(first, 'orders'), 'count'),
      figure('Confidence', num(first, 'confidence'), 'percent'),
    ],
    notes: rows.length === mostPairs ? [`Only the ${mostPairs} pairs with the highest lift are shown.`] : [],
  };
};

/** How many orders hold both of two titles, in several rows. Very large orders are in no sum. */
async function pairsOf(scope: Scope): Promise<SQL> {
  const { context, channel } = scope;
  const { isWhole, withApart } = await wholeMonths(scope);
  const pairs = rowsFrom('insight_pairs', context, channel);
  return sql`(select title, other, orders from ${rowsFrom('insight_pair_sums', context, channel)} s where ${isWhole(sql`day`)}
    union all select title, other, 1 from ${pairs} l where is_large and ${isWhole(sql`day`)}
    ${withApart((days) => sql`select title, other, 1 from ${withinDays(pairs, days)} a`)})`;
}

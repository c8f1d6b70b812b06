import { sql } from 'drizzle-orm';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, share, total } from '../say.ts';
import { rowsOf, withinDays, type Row } from '../scope.ts';
import { spreadOf } from './spreads.ts';

/** Bucket boundaries in days; the last bucket is open-ended. */
const bounds = [0, 8, 15, 31, 61, 91, 121, 181, 366];

export const analyticsTimeBetweenPurchase: ReportQuery = async (scope) => {
  const told = await spreadOf(
    scope,
    'GAP',
    sql`number as days, orders`,
    (days) =>
      sql`select floor(date_part('epoch', placed_at - previous_at) / 86400)::int as days, count(*) as orders
        from ${withinDays(scope.all, days)} o where previous_at is not null group by 1`,
  );
  // Few different numbers of days stand for many orders.
  const gaps = await rowsOf(
    scope.context,
    sql`select days, sum(orders)::int as orders from ${told} t group by days having sum(orders) > 0 order by days`,
  );
  const orders = total(gaps, 'orders');
  if (orders === 0) return nothing('There were no repeat orders in this period.');
  const middle: Row = {
    median: percentileOf(gaps, 0.5),
    late: percentileOf(gaps, 0.9),
    mean: Math.round((sumOfDays(gaps) * 10) / orders) / 10,
  };
  const rows = bounds.map((from, at) => {
    const next = bounds[at + 1];
    const of = total(
      gaps.filter((gap) => num(gap, 'days') >= from && (next === undefined || num(gap, 'days') < next)),
      'orders',
    );
    return {
      span: next === undefined ? `${from} or more` : `${from}–${next - 1}`,
      orders: of,
      share: share(of, orders),
    };
  });
  const days = (key: string) => valueWords(num(middle, key), 'days');
  return {
    rows,
    finding: `Half of the ${orders.toLocaleString('en-US')} repeat orders came within ${days('median')} of the previous one, and 90% within ${days('late')}.`,
    figures: [
      figure('Median', num(middle, 'median'), 'days'),
      figure('90th percentile', num(middle, 'late'), 'days'),
      figure('Average', num(middle, 'mean'), 'days'),
    ],
    orders,
  };
};

const sumOfDays = (gaps: readonly Row[]) =>
  gaps.reduce((sum, gap) => sum + num(gap, 'days') * num(gap, 'orders'), 0);

/** The value below which a share of the orders is, between the two nearest, like percentile_cont of PostgreSQL. `gaps` are in order. */
function percentileOf(gaps: readonly Row[], share: number): number {
  const place = share * (total(gaps, 'orders') - 1);
  const at = (nth: number) => {
    let seen = 0;
    return num(
      gaps.find((gap) => (seen += num(gap, 'orders')) > nth),
      'days',
    );
  };
  const [low, high] = [at(Math.floor(place)), at(Math.ceil(place))];
  return low + (high - low) * (place - Math.floor(place));
}

import { sql } from 'drizzle-orm';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, share } from '../say.ts';
import { rowsOf } from '../scope.ts';

/** Bucket boundaries in days; the last bucket is open-ended. */
const bounds = [0, 8, 15, 31, 61, 91, 121, 181, 366];

export const analyticsTimeBetweenPurchase: ReportQuery = async (scope) => {
  const gaps = sql`(select floor(extract(epoch from placed_at - previous_at) / 86400) as days
    from ${scope.orders} o where previous_at is not null)`;
  const found = await rowsOf(
    scope.context,
    sql`select width_bucket(days, array[${sql.join(bounds, sql`, `)}]::numeric[]) as span, count(*)::int as orders from ${gaps} g group by 1`,
  );
  const [middle] = await rowsOf(
    scope.context,
    sql`select count(*)::int as orders, percentile_cont(0.5) within group (order by days)::float8 as median,
      percentile_cont(0.9) within group (order by days)::float8 as late, round(avg(days), 1)::float8 as mean from ${gaps} g`,
  );
  const orders = num(middle, 'orders');
  if (orders === 0) return nothing('There were no repeat orders in this period.');
  const rows = bounds.map((from, at) => {
    const next = bounds[at + 1];
    const of = num(
      found.find(({ span }) => Number(span) === at + 1),
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

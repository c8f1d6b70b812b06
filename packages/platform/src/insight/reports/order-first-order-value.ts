import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, medianOf, monthOf, spansOf, spanStart } from '../sql.ts';

const first = sql`o.nth = 1`;
const later = sql`o.nth > 1`;
const values = sql`count(o.id) filter (where ${first})::int as "firstOrders",
  ${averageOf(sql`sum(o.net_minor) filter (where ${first})`, sql`count(o.id) filter (where ${first})`)} as "firstAverageMinor",
  ${medianOf(sql`case when ${first} then o.net_minor end`)} as "firstMedianMinor",
  count(o.id) filter (where ${later})::int as "laterOrders",
  ${averageOf(sql`sum(o.net_minor) filter (where ${later})`, sql`count(o.id) filter (where ${later})`)} as "laterAverageMinor"`;

export const orderFirstOrderValue: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select ${monthOf(sql`m.start`)} as month, ${values} from ${spansOf(scope, 'MONTH')} m
    left join (select *, ${spanStart(sql`day`, 'MONTH')} as start from ${scope.orders} o) o using (start)
    group by m.start order by m.start`,
  );
  const [whole] = await rowsOf(scope.context, sql`select ${values} from ${scope.orders} o`);
  const of = (key: string) => (whole?.[key] === null || whole === undefined ? null : Number(whole[key]));
  const orders = of('firstOrders');
  if (!orders) return nothing('There were no first orders in this period.');
  return {
    rows,
    finding: `${count(orders, 'first order')}, averaging ${money(of('firstAverageMinor'))} (median ${money(of('firstMedianMinor'))})${of('laterOrders') ? `; later ones averaged ${money(of('laterAverageMinor'))}` : ''}.`,
    figures: [
      figure('First orders', orders, 'count'),
      figure('Average', of('firstAverageMinor'), 'money'),
      figure('Later-order average', of('laterAverageMinor'), 'money'),
    ],
  };
};

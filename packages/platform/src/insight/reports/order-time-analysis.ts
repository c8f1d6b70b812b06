import { count } from '@brandwright/contract/kernel/words.ts';
import { hourWords, weekdays } from '../dimensions.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, num, text, total } from '../say.ts';
import { rowsOf, withinDays, type Row } from '../scope.ts';
import { spreadOf } from './spreads.ts';

export const orderTimeAnalysis: ReportQuery = async (scope) => {
  const hours = await spreadOf(
    scope,
    'HOUR',
    sql`number / 24 + 1 as weekday, number % 24 as hour, orders`,
    (days) =>
      sql`select extract(isodow from placed_at at time zone 'utc')::int as weekday, extract(hour from placed_at at time zone 'utc')::int as hour,
        count(*) as orders from ${withinDays(scope.all, days)} o group by 1, 2`,
  );
  const found = await rowsOf(
    scope.context,
    sql`select weekday, hour, sum(orders)::int as orders from ${hours} h group by 1, 2 having sum(orders) > 0 order by 1, 2`,
  );
  if (found.length === 0) return nothing();
  const rows = weekdays.map((weekday, at) => {
    const of = found.filter((row) => row['weekday'] === at + 1);
    const row: Row = { weekday, orders: total(of, 'orders') };
    for (let hour = 0; hour < 24; hour += 1)
      row[`h${hour}`] = num(
        of.find((one) => one['hour'] === hour),
        'orders',
      );
    return row;
  });
  const best = largest(rows, 'orders');
  const peak = largest(found, 'orders');
  return {
    rows,
    finding: `${text(best, 'weekday')} is the busiest day with ${count(num(best, 'orders'), 'order')}; the busiest hour is ${weekdays[num(peak, 'weekday') - 1]}, ${hourWords(num(peak, 'hour'))} (${count(num(peak, 'orders'), 'order')}).`,
    figures: rows.map((row) => figure(text(row, 'weekday'), num(row, 'orders'), 'count')),
  };
};

import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, spansOf } from '../sql.ts';
import { placesOf, zoneOf, zones } from './zones.ts';

const keys = Object.keys(zones) as (keyof typeof zones)[];

export const analyticsZoneDevelopment: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select m.month, ${sql.join(
      keys.map(
        (key) =>
          sql`coalesce(sum(o.orders) filter (where o.zone = ${sql.raw(`'${key}'`)}), 0)::int as ${sql.raw(key)}`,
      ),
      sql`, `,
    )}
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m
    left join (select ${monthOf(sql`month`)} as month, ${zoneOf} as zone, orders from ${await placesOf(scope)} p) o using (month)
    group by m.month order by m.month`,
  );
  const sums = keys
    .map((key) => ({ key, orders: total(rows, key) }))
    .toSorted((one, other) => other.orders - one.orders);
  const [most] = sums;
  if (!most || most.orders === 0) return nothing();
  const [last, before] = [rows.at(-1), rows.at(-2)];
  return {
    rows,
    finding: `${zones[most.key]} leads with ${count(most.orders, 'order')}: ${num(last, most.key)} in the last month${before ? `, after ${num(before, most.key)} the month before` : ''}.`,
    figures: sums.slice(0, 4).map(({ key, orders }) => figure(zones[key], orders, 'count')),
  };
};

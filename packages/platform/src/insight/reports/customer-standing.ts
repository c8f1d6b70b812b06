import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Scope } from '../scope.ts';

/**
 * One row for each customer with orders in the report: orders, sales, how many had a discount, whether one was wholesale, when the
 * first and last were placed, and where the last went. If the report begins with the store's first order and is of all channels, a
 * customer's last order has all of that.
 */
export async function standings(scope: Scope): Promise<SQL> {
  const { context, channel, from, to, orders } = scope;
  const [before] =
    channel === null
      ? await rowsOf(
          context,
          sql`select exists (select from ${scope.all} o where day < ${from}::date) as found`,
        )
      : [{ found: 1 }];
  if (!before?.['found'])
    return sql`(select customer_id, customer_name, nth as orders, sales_to_date_minor as sales, discounted_to_date as discounted,
        wholesale_to_date as wholesale, first_at, placed_at as last_at, day as last_day, country_code, state
      from ${orders} o where nth is not null and (next_at is null or next_at >= ${to}::timestamp at time zone 'utc' + interval '1 day'))`;
  return sql`(select customer_id, max(customer_name) as customer_name, count(*)::int as orders, sum(net_minor) as sales,
      count(*) filter (where discount_minor > 0) as discounted, bool_or(origin = 'MANUAL_WHOLESALE') as wholesale,
      min(placed_at) as first_at, max(placed_at) as last_at, max(day) as last_day,
      (array_agg(country_code order by placed_at desc, order_number desc))[1] as country_code,
      (array_agg(state order by placed_at desc, order_number desc))[1] as state
    from ${orders} o where customer_id is not null group by customer_id)`;
}

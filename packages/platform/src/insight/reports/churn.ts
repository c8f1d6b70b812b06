import { sql, type SQL } from 'drizzle-orm';

/** Fewest orders needed for a usual gap between orders. */
export const rhythmFrom = 3;

/**
 * For each customer with enough orders by the end of a day: orders, sales, the average days between orders (at least one, so three
 * orders in an afternoon don't make a gap of hours), days since the last order, and the ratio of those days to the average.
 * `orders` is a table expression of orders that count, `day` an SQL date. The ratio divides only once, so that an exact 2 stays 2.
 */
export const rhythms = (orders: SQL, day: SQL): SQL => sql`(
  select customer_id, customer, orders, sales, since, length / (orders - 1) / 86400 as rhythm, since * 86400 * (orders - 1) / length as risk from (
    select customer_id, max(customer_name) as customer, count(*)::int as orders, sum(net_minor) as sales,
      greatest(extract(epoch from max(placed_at) - min(placed_at)), 86400 * (count(*) - 1)) as length,
      (${day} - max(day))::numeric as since
    from ${orders} o where customer_id is not null and o.day <= ${day} group by customer_id having count(*) >= ${rhythmFrom}
  ) per)`;

/** Status relative to the customer's own usual gap. */
export const churnStatus: SQL = sql`case when risk < 1 then 'On time' when risk < 2 then 'Late' when risk < 4 then 'At risk' when risk >= 4 then 'Lost' end`;

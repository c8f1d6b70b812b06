import { sql, type SQL } from 'drizzle-orm';

/** Fewest orders that make a rhythm. */
export const rhythmFrom = 3;

/**
 * For each customer with a rhythm by the end of a day: orders, sales, the average days between orders (one at least: who orders three times
 * in an afternoon has no rhythm of hours), days since the last, and how many times the one is the other. `orders` is a table expression of
 * counted orders, `day` an SQL date. Divided once only, so that a quotient of exactly 2 is one.
 */
export const rhythms = (orders: SQL, day: SQL): SQL => sql`(
  select customer_id, customer, orders, sales, since, length / (orders - 1) / 86400 as rhythm, since * 86400 * (orders - 1) / length as risk from (
    select customer_id, max(customer_name) as customer, count(*)::int as orders, sum(net_minor) as sales,
      greatest(extract(epoch from max(placed_at) - min(placed_at)), 86400 * (count(*) - 1)) as length,
      (${day} - max(day))::numeric as since
    from ${orders} o where customer_id is not null and o.day <= ${day} group by customer_id having count(*) >= ${rhythmFrom}
  ) per)`;

/** By their own rhythm. */
export const churnStatus: SQL = sql`case when risk < 1 then 'On time' when risk < 2 then 'Late' when risk < 4 then 'At risk' when risk >= 4 then 'Lost' end`;

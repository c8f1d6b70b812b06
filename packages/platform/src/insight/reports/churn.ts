import { sql, type SQL } from 'drizzle-orm';

/** Fewest orders that make a rhythm. */
export const rhythmFrom = 3;

/**
 * For each customer with a rhythm by the end of a day: orders, sales, the average days between orders, days since the last, and the quotient. `orders` is a
 * table expression of counted orders, `day` an SQL date.
 */
export const rhythms = (orders: SQL, day: SQL): SQL => sql`(
  select *, case when rhythm > 0 then since / rhythm else null end as risk from (
    select customer_id, max(customer_name) as customer, count(*)::int as orders, sum(net_minor) as sales,
      extract(epoch from max(placed_at) - min(placed_at)) / 86400 / (count(*) - 1) as rhythm,
      (${day} - max(day))::numeric as since
    from ${orders} o where customer_id is not null and o.day <= ${day} group by customer_id having count(*) >= ${rhythmFrom}
  ) per)`;

/** By their own rhythm; someone whose orders all came at once is on time. */
export const churnStatus: SQL = sql`case when coalesce(risk, 0) < 1 then 'On time' when risk < 2 then 'Late' when risk < 4 then 'At risk' else 'Lost' end`;

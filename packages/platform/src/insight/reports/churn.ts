import { sql, type SQL } from 'drizzle-orm';

/** Fewest orders needed for a usual gap between orders. */
export const rhythmFrom = 3;

/**
 * For each customer with enough orders by the end of a day: orders, sales, the average days between orders (at least one, so three
 * orders in an afternoon don't make a gap of hours), days since the last order, and the ratio of those days to the average.
 * `customers` is a table expression like `standings`, `day` an SQL date. The ratio divides only once, so that an exact 2 stays 2.
 */
export const rhythms = (customers: SQL, day: SQL): SQL => sql`(
  select *, length / (orders - 1) / 86400 as rhythm, since * 86400 * (orders - 1) / length as risk from (
    select *, greatest(date_part('epoch', last_at - first_at), 86400 * (orders - 1)) as length, (${day} - last_day)::float8 as since
    from ${customers} c where orders >= ${sql.raw(String(rhythmFrom))}
  ) per)`;

/** Status relative to the customer's own usual gap. */
export const churnStatus: SQL = sql`case when risk < 1 then 'On time' when risk < 2 then 'Late' when risk < 4 then 'At risk' when risk >= 4 then 'Lost' end`;

import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Scope } from '../scope.ts';

/** Whether orders that count were placed before and after the report's days, through any channel. */
async function beyond({ context, all, from, to }: Scope): Promise<{ before: boolean; after: boolean }> {
  const isThere = (days: SQL) => sql`exists (select from ${all} o where ${days})::int`;
  const [row] = await rowsOf(
    context,
    sql`select ${isThere(sql`day < ${from}::date`)} as before, ${isThere(sql`day > ${to}::date`)} as after`,
  );
  return { before: row?.['before'] === 1, after: row?.['after'] === 1 };
}

/** Whether an order is its customer's last of the report's days, of all channels. */
const isLast = ({ to }: Scope) =>
  sql`nth is not null and (next_at is null or next_at >= ${to}::timestamp at time zone 'utc' + interval '1 day')`;

/**
 * One row for each customer with orders in the report: orders, sales, how many had a discount, whether one was wholesale, when the
 * first and last were placed, and where the last went. If the report is of all channels and begins with the store's first order, a
 * customer's last order has all of that; if it also ends with the store's last order, it is kept for each customer.
 */
export async function standings(scope: Scope): Promise<SQL> {
  return (await findStandings(scope)).people;
}

/** The `columns` of that, to read several times: `per as …` of a query. What is kept is read faster again than it is put aside. */
export async function perCustomer(scope: Scope, columns: SQL): Promise<SQL> {
  const { people, isKept } = await findStandings(scope);
  return sql`per as ${isKept ? sql`not materialized` : sql`materialized`} (select ${columns} from ${people} s)`;
}

async function findStandings(scope: Scope): Promise<{ people: SQL; isKept: boolean }> {
  const { context, channel } = scope;
  const { before, after } = channel === null ? await beyond(scope) : { before: true, after: true };
  if (before || after) return { people: fromOrders(scope, before), isKept: false };
  return {
    people: sql`(select customer_id, customer_name, orders, sales_minor as sales, discounted, wholesale, first_at, last_at, last_day,
        country_code, state
      from insight_customers where store_id = ${context.storeId})`,
    isKept: true,
  };
}

function fromOrders(scope: Scope, before: boolean): SQL {
  const { orders } = scope;
  if (!before)
    return sql`(select customer_id, customer_name, nth as orders, sales_to_date_minor as sales, discounted_to_date as discounted,
        wholesale_to_date as wholesale, first_at, placed_at as last_at, day as last_day, country_code, state
      from ${orders} o where ${isLast(scope)})`;
  return sql`(select customer_id, max(customer_name) as customer_name, count(*)::int as orders, sum(net_minor) as sales,
      count(*) filter (where discount_minor > 0) as discounted, bool_or(origin = 'MANUAL_WHOLESALE') as wholesale,
      min(placed_at) as first_at, max(placed_at) as last_at, max(day) as last_day,
      (array_agg(country_code order by placed_at desc, order_number desc))[1] as country_code,
      (array_agg(state order by placed_at desc, order_number desc))[1] as state
    from ${orders} o where customer_id is not null group by customer_id)`;
}

/** Where each customer's last order of the report's days went. */
export async function lastOrders(scope: Scope): Promise<SQL> {
  const { context, channel, from, orders } = scope;
  if (channel !== null)
    return sql`(select distinct on (customer_id) country_code, state from ${orders} o where customer_id is not null
      order by customer_id, placed_at desc, order_number desc)`;
  const { after } = await beyond(scope);
  return after
    ? sql`(select country_code, state from ${orders} o where ${isLast(scope)})`
    : sql`(select country_code, state from insight_customers where store_id = ${context.storeId} and last_day >= ${from}::date)`;
}

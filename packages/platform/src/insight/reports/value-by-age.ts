import { sql, type SQL } from 'drizzle-orm';
import { dayMs, startOf, dayOf } from '../../kernel/data/days.ts';
import { rowsOf, type Row, type Scope } from '../scope.ts';
import { averageOf } from '../sql.ts';

/**
 * Sales per customer through each age, for customers who have passed it. `ages` are days since the first order ever, among those of
 * `insight_ages`. Covers customers whose first order is in the period (and came through the channel, if one is given), with all their
 * orders to date.
 */
export function valueByAge(scope: Scope, ages: readonly number[]): Promise<Row[]> {
  // Of an order at an age of its customer: the first of the ages that includes it, and the last that the customer has passed.
  const list = sql`array[${sql.join([...ages], sql`, `)}]::int[]`;
  const since = (age: SQL) => sql`1 + width_bucket(${age} - 1, ${list})`;
  const until = (passed: SQL) => sql`width_bucket(${passed} - 1, ${list})`;
  return rowsOf(
    scope.context,
    sql`with sums as (${scope.channel === null ? ofSums(scope, ages, since, until) : ofOrders(scope, since, until)})
    select a.age, sum(customers)::int as customers, ${averageOf(sql`sum(sales)`, sql`sum(customers)`)} as "valueMinor",
      round(sum(orders) / sum(customers), 2)::float8 as orders
    from unnest(${list}) with ordinality as a(age, place) join sums on a.place between since and until group by a.age
    having sum(customers) > 0 order by a.age`,
  );
}

type Place = (days: SQL) => SQL;

const ofOrders = ({ all, channel, from, to, now }: Scope, since: Place, until: Place, of: SQL = sql``): SQL =>
  sql`select ${since(sql`age`)} as since, ${until(sql`floor(date_part('epoch', ${now.toISOString()}::timestamptz - first_at) / 86400)::int`)} as until,
      sum(net_minor) as sales, count(*) as orders, count(*) filter (where nth = 1) as customers
    from ${all} o where day >= ${from}::date and first_day between ${from}::date and ${to}::date
      ${channel === null ? sql`` : sql`and first_origin = ${channel}`} ${of} group by 1, 2`;

/**
 * Who came on a day has passed as many whole days as lie between it and today, or one less. Where that makes a difference to an age, it
 * takes the moment of the first order: those customers' orders are read.
 */
function ofSums(scope: Scope, ages: readonly number[], since: Place, until: Place): SQL {
  const { context, all, from, to, today } = scope;
  const unclear = ages
    .map((age) => dayOf(new Date(startOf(today).getTime() - (age + 1) * dayMs)))
    .filter((day) => day >= from && day <= to);
  const days = sql`array[${sql.join(unclear, sql`, `)}]::date[]`;
  return sql`select ${since(sql`number`)} as since, ${until(sql`${today}::date - day`)} as until, sum(amount) as sales, sum(orders) as orders,
      sum(other) as customers
    from insight_spread_sums where store_id = ${context.storeId} and spread = 'AGE' and day between ${from}::date and ${to}::date
      and day <> all(${days}) group by 1, 2
    union all
    ${ofOrders(
      scope,
      since,
      until,
      sql`and customer_id = any(array(select customer_id from ${all} f where nth = 1 and day = any(${days})))
      and first_day = any(${days})`,
    )}`;
}

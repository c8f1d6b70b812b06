import { sql } from 'drizzle-orm';
import type { Row, Scope } from '../scope.ts';
import { rowsOf } from '../scope.ts';
import { monthOf } from '../sql.ts';

/** Customers by the month of their first order, with how many ordered and their sales in each month since (0 is the first month). */
export function cohortMonths({ context, all, from, to }: Scope): Promise<Row[]> {
  return rowsOf(
    context,
    sql`with chosen as (select customer_id, date_trunc('month', day)::date as cohort from ${all} o
        where nth = 1 and day between ${from}::date and ${to}::date),
      sizes as (select cohort, count(*) as customers from chosen group by cohort),
      later as (select c.cohort, c.customer_id, o.net_minor,
          (extract(year from o.day) - extract(year from c.cohort)) * 12 + extract(month from o.day) - extract(month from c.cohort) as age
        from ${all} o join chosen c using (customer_id))
    select ${monthOf(sql`s.cohort`)} as month, s.customers::int as customers, l.age::int as age,
      count(distinct l.customer_id)::int as active, sum(l.net_minor)::float8 as "salesMinor"
    from sizes s join later l using (cohort) where l.age <= 12
    group by s.cohort, s.customers, l.age order by s.cohort, l.age`,
  );
}

/** Whole months between a cohort's month and today's. */
export function monthsSince(month: string, today: string): number {
  const at = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return at(today) - at(month);
}

/** A row for each cohort, with a cell for each month; months that haven't started are null. */
export function cohortRows(
  found: readonly Row[],
  today: string,
  from: number,
  cell: (of: Row | undefined, customers: number) => number | null,
): Row[] {
  const months = [...new Set(found.map((row) => String(row['month'])))];
  return months.map((month) => {
    const of = found.filter((row) => row['month'] === month);
    const customers = Number(of[0]?.['customers'] ?? 0);
    const row: Row = { month, customers };
    for (let age = from; age <= 12; age += 1)
      row[`m${age}`] =
        age > monthsSince(month, today)
          ? null
          : cell(
              of.find((one) => one['age'] === age),
              customers,
            );
    return row;
  });
}

import type { Grain } from '@brandwright/contract/insight/report-result.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../kernel/data/days.ts';

/** A share in percent with one decimal; null of nothing. */
export const percentOf = (part: SQL, whole: SQL): SQL =>
  sql`round(100.0 * (${part}) / nullif((${whole}), 0), 1)::float8`;

/** An average in whole minor units; null of nothing. */
export const averageOf = (sum: SQL, number: SQL): SQL =>
  sql`round((${sum})::numeric / nullif((${number}), 0))::float8`;

/** The middle value, of an even number the mean of the middle two, in whole units. */
export const medianOf = (value: SQL): SQL =>
  sql`round((percentile_cont(0.5) within group (order by ${value}))::numeric)::float8`;

/** A sum as a number of the client: exact up to 2^53. */
export const sumOf = (value: SQL): SQL => sql`coalesce(sum(${value}), 0)::float8`;

const steps: Readonly<Record<Grain, string>> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

export const sumWhere = (value: SQL, condition: SQL): SQL =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)::float8`;

/** The first day of the span that a day lies in, as a date. */
export const spanStart = (day: SQL, grain: Grain): SQL =>
  sql`date_trunc(${sql.raw(`'${steps[grain]}'`)}, ${day})::date`;

/** Every span that the days touch, by its first day: `(select start …)`. */
export const spansOf = ({ from, to }: Days, grain: Grain): SQL =>
  sql`(select generate_series(date_trunc(${sql.raw(`'${steps[grain]}'`)}, ${from}::date), ${to}::date, ${sql.raw(`interval '1 ${steps[grain]}'`)})::date as start)`;

export const monthOf = (day: SQL): SQL => sql`to_char(${day}, 'YYYY-MM')`;

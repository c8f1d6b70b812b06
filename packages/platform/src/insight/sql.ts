import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../kernel/data/days.ts';

/** A share in percent with one decimal; null of zero. */
export const percentOf = (part: SQL, whole: SQL): SQL =>
  sql`round(100.0 * (${part}) / nullif((${whole}), 0), 1)::float8`;

/** An average in whole minor units; null if there is nothing to average. */
export const averageOf = (sum: SQL, number: SQL): SQL =>
  sql`round((${sum})::numeric / nullif((${number}), 0))::float8`;

/**
 * Twice the median, in whole units, of values that are each there `times` times and come after `before` of `everyone`: the two in the
 * middle together.
 */
export const twiceMedianOf = (value: SQL): SQL => {
  const at = (place: SQL) =>
    sql`min(${value}) filter (where before <= ${place} and ${place} < before + times)`;
  return sql`(${at(sql`div(everyone - 1, 2)`)} + ${at(sql`div(everyone, 2)`)})`;
};

/** A sum as a JavaScript number: exact up to 2^53. */
export const sumOf = (value: SQL): SQL => sql`coalesce(sum(${value}), 0)::float8`;

export const sumWhere = (value: SQL, condition: SQL): SQL =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)::float8`;

/** How far it is from one span to the next. A week begins on Monday. */
const steps = {
  DAY: '1 day',
  WEEK: '1 week',
  MONTH: '1 month',
  QUARTER: '3 months',
  YEAR: '1 year',
} as const;
/** A span of the calendar. */
export type Span = keyof typeof steps;
export const isSpan = (one: string): one is Span => one in steps;

/** The first day of the interval a day is in, as a date. */
export const spanStart = (day: SQL, span: Span): SQL =>
  sql`date_trunc(${sql.raw(`'${span.toLowerCase()}'`)}, ${day})::date`;

/** Every interval that overlaps the days, by its first day: `(select start …)`. */
export const spansOf = ({ from, to }: Days, span: Span): SQL =>
  sql`(select generate_series(${spanStart(sql`${from}::date`, span)}, ${to}::date, ${sql.raw(`interval '${steps[span]}'`)})::date as start)`;

export const monthOf = (day: SQL): SQL => sql`to_char(${day}, 'YYYY-MM')`;

import { OperationError } from '@brandwright/contract';
import { and, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';

export const dayMs = 86_400_000;

/** Days in UTC, "2026-11-20", the first and the last included. */
export interface Days {
  from: string;
  to: string;
}

/** The UTC day of an instant: "2026-11-20". */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The instant at which a day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The instant at which a day is over. */
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs);

/** The days that are meant: up to today and so many of them, as far as nothing else was said. Errors: bad_input. */
export function daysMeant(
  given: { from?: string | undefined; to?: string | undefined },
  usual: number,
  now: Date,
): Days {
  const today = dayOf(now);
  const to = given.to ?? (given.from !== undefined && given.from > today ? given.from : today);
  const from = given.from ?? dayOf(new Date(startOf(to).getTime() - (usual - 1) * dayMs));
  if (from > to)
    throw new OperationError('bad_input', 'The first day is after the last one. Swap the two.', [
      { path: 'from', message: 'After the last day.' },
    ]);
  return { from, to };
}

/** Whether an instant lies on one of the days from the first to the last, both included, in UTC. */
export const isWithinDays = (column: AnyColumn, { from, to }: Days): SQL | undefined =>
  and(gte(column, startOf(from)), lt(column, endOf(to)));

/** The day of an instant in UTC, as text: `2026-11-20`. */
export const dayOfInstant = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`;

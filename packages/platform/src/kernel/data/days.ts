import { and, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';

const dayMs = 86_400_000;

/** Whether an instant lies on one of the days from the first to the last, both included, in UTC. */
export const isWithinDays = (
  column: AnyColumn,
  { from, to }: { from: string; to: string },
): SQL | undefined =>
  and(
    gte(column, new Date(`${from}T00:00:00Z`)),
    lt(column, new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)),
  );

/** The day of an instant in UTC, as text: `2026-11-20`. */
export const dayOfInstant = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`;

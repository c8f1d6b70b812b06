import { readDates } from '@brandwright/language/values/dates.ts';
import type { SeenResult } from '../ground/records/records.ts';
import type { FactTable } from './facts.ts';
import type { Question } from './question.ts';

/** A day, alone or at the beginning of an instant. */
const dayPattern = /^\d{4}-\d{2}-\d{2}/;

/**
 * "What did I spend in October", of a list of all invoices: a period is said that the result was not asked with, does not state
 * and none of its rows is called by. Its figures would be those of another time.
 */
export function isOfAnotherPeriod(
  { text, kind, expects }: Question,
  { input, result }: SeenResult,
  tables: readonly FactTable[],
  now: Date,
): boolean {
  if (kind === 'why' || kind === 'check' || expects?.[0] === 'date') return false;
  const periods = readDates(text, now).filter(({ period }) => period);
  if (periods.length === 0) return false;
  const days = [...daysIn(input), ...daysIn(result)];
  const called = tables.flatMap(({ rows }) => rows.map(({ label }) => label.toLowerCase()));
  return periods.some(
    (period) =>
      !days.some((day) => day >= period.from && day <= period.to) &&
      !called.some((label) => label.includes(period.text.toLowerCase())),
  );
}

/** The days that a value holds itself; those of its lists are those of rows. */
const daysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) =>
        typeof one === 'string' && dayPattern.test(one) ? [one.slice(0, 10)] : [],
      )
    : [];

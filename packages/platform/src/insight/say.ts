import type { Figure } from '@brandwright/contract/insight/report-result.ts';
import type { Unit } from '@brandwright/contract/insight/report.ts';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import type { Row } from './scope.ts';

/** A number from a row; 0 if missing. */
export const num = (row: Row | undefined, key: string): number => Number(row?.[key] ?? 0);
export const text = (row: Row | undefined, key: string): string => String(row?.[key] ?? '');

export const total = (rows: readonly Row[], key: string): number =>
  rows.reduce((sum, row) => sum + num(row, key), 0);

/** The row with the largest value; on a tie, the first. */
export const largest = (rows: readonly Row[], key: string): Row | undefined =>
  rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || num(row, key) > num(best, key) ? row : best),
    undefined,
  );

/** A share in percent with one decimal, rounded half away from zero like PostgreSQL; null of zero. */
export function share(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const tenths = (part * 1000) / whole;
  return (Math.sign(tenths) * Math.round(Math.abs(tenths))) / 10 || 0;
}

/** A change in percent; null from zero. */
export const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null ? null : share(value - before, before);

export const figure = (label: string, value: number | null, unit: Unit): Figure => ({ label, value, unit });
export const money = (minor: number | null): string => valueWords(minor, 'money');
export const percent = (value: number | null): string => valueWords(value, 'percent');
export const number = (value: number | null): string => valueWords(value, 'number');

/** "15:00 UTC on November 20, 2026". */
export const momentWords = (at: Date): string =>
  `${at.toISOString().slice(11, 16)} UTC on ${dayWords(at.toISOString().slice(0, 10))}`;

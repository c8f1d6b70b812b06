import type { ReportColumn } from '@brandwright/contract/insight/report.ts';
import type { Grain, ReportRow } from '@brandwright/contract/insight/report-result.ts';
import { monthWords, valueWords } from '@brandwright/contract/insight/value-words.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDayWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

type CellValue = ReportRow[string] | undefined;

/** A value of a column in words. Where days are spans of a chosen length, the span: "Nov 2026", "Week of Nov 16, 2026". */
export function cellWords(
  value: CellValue,
  { unit }: Pick<ReportColumn, 'unit'>,
  grain: Grain | null,
  currency = 'USD',
): string {
  if (unit === 'day' && typeof value === 'string' && grain !== null && grain !== 'DAY')
    return grain === 'MONTH' ? monthWords(value) : `Week of ${shortDayWithYear.format(new Date(value))}`;
  return valueWords(value, unit, currency);
}

/** The same at the axis of a chart, where little room is: "Nov 16". */
export function axisWords(
  value: CellValue,
  { unit }: Pick<ReportColumn, 'unit'>,
  grain: Grain | null,
  currency = 'USD',
): string {
  if (unit === 'day' && typeof value === 'string' && grain !== 'MONTH')
    return shortDay.format(new Date(value));
  if (unit === 'money' && typeof value === 'number' && value % 100 === 0)
    return valueWords(value, unit, currency).replace(/\.00$/, '');
  return cellWords(value, { unit }, grain, currency);
}

/** Findings and labels are written to stand within a sentence: here they begin one. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

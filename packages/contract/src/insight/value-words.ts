import { formatMoney } from '../kernel/money.ts';
import { dayWords } from '../kernel/words.ts';
import type { Unit } from './report.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Oct 2026" for "2026-10". */
export const monthWords = (month: string): string =>
  months.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** A report value in words: "$42.00", "34.5%", "12 days"; "–" for none. */
export function valueWords(value: string | number | null | undefined, unit: Unit, currency = 'USD'): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') {
    if (unit === 'month') return monthWords(value);
    if (unit === 'day') return dayWords(value);
    return value;
  }
  if (unit === 'money') return formatMoney(value, currency);
  if (unit === 'percent') return `${percents.format(value)}%`;
  if (unit === 'days') return value === 1 ? '1 day' : `${percents.format(value)} days`;
  return numbers.format(value);
}

/** "up 12.5%", "down 3%", "unchanged"; of a percentage in points: "up 4 points". */
export const changeWords = (change: number | null, unit: '%' | 'points' = '%'): string => {
  if (change === null) return 'from nothing';
  if (Math.abs(change) < 0.05) return 'unchanged';
  const amount = percents.format(Math.abs(change));
  const by = unit === '%' ? `${amount}%` : `${amount} ${amount === '1' ? 'point' : 'points'}`;
  return `${change > 0 ? 'up' : 'down'} ${by}`;
};

/** How a figure changed, in words: in percent, a percentage in points. */
export const changeOfWords = (
  unit: Unit,
  { value, before, change }: { value: number | null; before: number | null; change: number | null },
): string =>
  unit === 'percent' && value !== null && before !== null
    ? changeWords(value - before, 'points')
    : changeWords(change);

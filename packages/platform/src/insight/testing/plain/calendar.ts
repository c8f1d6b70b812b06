import { dayMs, type Days } from '../../../kernel/data/days.ts';

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const monthOf = (day: string): string => day.slice(0, 7);
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const plusDays = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * dayMs));
export const daysBetween = (from: string, to: string): number =>
  (dateOf(to).getTime() - dateOf(from).getTime()) / dayMs;
export const within = (day: string, { from, to }: Days): boolean => day >= from && day <= to;
export const earlier = (one: string, other: string): string => (one < other ? one : other);
export const later = (one: string, other: string): string => (one > other ? one : other);

/** Monday is 1. */
export const weekdayOf = (at: Date): number => ((at.getUTCDay() + 6) % 7) + 1;

export const lastOfMonth = (month: string): string =>
  dayOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)));

export const plusMonths = (month: string, months: number): string =>
  dayOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1))).slice(0, 7);

export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

export type Span = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** The first day of the interval a day is in; weeks start on Monday. */
export function spanOf(day: string, span: Span): string {
  if (span === 'DAY') return day;
  if (span === 'WEEK') return plusDays(day, 1 - weekdayOf(dateOf(day)));
  if (span === 'MONTH') return `${monthOf(day)}-01`;
  if (span === 'YEAR') return `${day.slice(0, 4)}-01-01`;
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  return `${day.slice(0, 4)}-${String(quarter * 3 + 1).padStart(2, '0')}-01`;
}

/** The first days of all intervals that overlap the given days. */
export function spansOf({ from, to }: Days, span: Span): string[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_none, at) => plusDays(from, at));
  return [...new Set(days.map((day) => spanOf(day, span)))];
}
export const monthsOf = (days: Days): string[] => spansOf(days, 'MONTH').map(monthOf);

const isLastOfMonth = (day: string) => lastOfMonth(monthOf(day)) === day;

/** For whole months, the same number of months before; from the 1st to a later day of a month, the same days of the month before; otherwise the same number of days. */
export function periodBefore({ from, to }: Days): Days {
  const end = plusDays(from, -1);
  if (from.endsWith('-01') && isLastOfMonth(to))
    return { from: `${plusMonths(monthOf(from), -monthsBetween(from, to) - 1)}-01`, to: end };
  if (from.endsWith('-01') && monthOf(from) === monthOf(to))
    return { from: `${monthOf(end)}-01`, to: earlier(`${monthOf(end)}${to.slice(7)}`, end) };
  return { from: plusDays(end, -daysBetween(from, to)), to: end };
}

/** The same days a year earlier; a whole month becomes a whole month. */
export function yearBefore({ from, to }: Days): Days {
  const then = (day: string) => {
    const month = plusMonths(monthOf(day), -12);
    return earlier(`${month}${day.slice(7)}`, lastOfMonth(month));
  };
  const isWhole = from.endsWith('-01') && isLastOfMonth(to);
  return { from: then(from), to: isWhole ? lastOfMonth(monthOf(then(to))) : then(to) };
}

import type { DateValue } from './value.ts';

const yearAfter = /^,?\s*(?:(?:of|in)\s+)?(?<which>last|this)\s+year\b/i;
const yearWithin = /\b(?<which>last|this)\s+year\W*$/i;
const joint = /^,?\s*(?:in\s+)?$/i;

/** "November last year", "October of last year", "last year in October": a month with the year that is said beside it. */
export function monthsOfYears(dates: readonly DateValue[], text: string, now: Date): DateValue[] {
  const said = dates.filter((date) => !isSameTime(date, text));
  const years = said.filter(isWholeYear);
  const months = said.filter(isMonth).map((date) => {
    const behind = yearAfter.exec(text.slice(date.end));
    const which = (yearWithin.exec(date.text) ?? behind)?.groups?.['which'];
    if (which)
      return {
        ...inYear(date, which, now),
        ...reaching(date.start, date.end + (behind?.[0].length ?? 0), text),
      };
    const before = years.find(({ end }) => end <= date.start && joint.test(text.slice(end, date.start)));
    const named = before && /^(?<which>last|this)\b/i.exec(before.text)?.groups?.['which'];
    if (named) return { ...inYear(date, named, now), ...reaching(before.start, date.end, text) };
    // "Last November" in November is no month that has only begun.
    const isLast = /\blast\s+$/i.test(text.slice(0, date.start));
    const isNow = date.from.slice(0, 7) === now.toISOString().slice(0, 7);
    return isLast && isNow ? inYear(date, 'last', now) : date;
  });
  const others = said.filter((date) => !isMonth(date));
  const left = others.filter(
    (date) => !months.some(({ start, end }) => start <= date.start && date.end <= end),
  );
  return [...months, ...left].toSorted((one, other) => one.start - other.start);
}

/** "This time last year" is said of the days that were asked for, and is no whole year. */
const isSameTime = ({ start, text: year }: DateValue, text: string): boolean =>
  /^last year$/i.test(year) &&
  /\b(?:this|same)\s+(?:time|days?|weeks?|months?|period|stretch)\s+(?:of\s+)?$/i.test(text.slice(0, start));

const isMonth = ({ period, from, to }: DateValue): boolean =>
  period && from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);

const isWholeYear = ({ period, from, to }: DateValue): boolean =>
  period && from.endsWith('-01-01') && to.endsWith('-12-31') && from.slice(0, 4) === to.slice(0, 4);

function inYear(date: DateValue, which: string, now: Date): DateValue {
  const year = now.getUTCFullYear() - (/^last$/i.test(which) ? 1 : 0);
  const month = Number(date.from.slice(5, 7));
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { ...date, from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) };
}

const reaching = (start: number, end: number, text: string) => ({
  start,
  end,
  text: text.slice(start, end),
});

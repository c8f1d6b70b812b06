import * as chrono from 'chrono-node';
import { monthNames as months } from './dates.ts';
import { readPartOfPeriod } from './part-of-period.ts';
import type { Place } from './value.ts';

const clue =
  /(?:\b(?:launch(?:ing|es|ed)?|release|releasing|on sale|selling|sell|go(?:ing)? live|ready|need(?:ed)? (?:it|them|these)|deliver(?:ed|y)?|drop(?:ping)?|in (?:hand|stock|stores?)|by|for|before|in|on|around|until|target(?:ing)?|start(?:ing)?|deadline|due|opening|date)\b[\s:]*)+(?:is |the |of |early |mid[- ]|late |end of |beginning of |start of |middle of |it |them |to |instead |next |this )*$/i;

/** A day of sale: the first of the month where only a month was said. `isPast` when the day is before now. */
export interface ComingDay extends Place {
  day: string;
  isWholeMonth: boolean;
  isPast: boolean;
}

const placeOf = (text: string, start: number, end: number): Place => ({
  start,
  end,
  text: text.slice(start, end).trim(),
});

/** Holidays by which brands sell, as month and day. */
const holidays: readonly [RegExp, number, number][] = [
  [/\b(?:before |by |for |in time for |around )?(?:christmas|xmas|the holidays|holiday season)\b/i, 12, 1],
  [/\b(?:before |by |for |in time for )?valentine'?s(?: day)?\b/i, 2, 1],
  [/\b(?:before |by |for |in time for )?mother'?s day\b/i, 5, 1],
  [/\b(?:before |by |for |in time for )?father'?s day\b/i, 6, 1],
  [/\b(?:before |by |for |in time for )?halloween\b/i, 10, 1],
  [/\b(?:before |by |for |in time for )?black friday\b/i, 11, 20],
  [/\bback[- ]to[- ]school\b/i, 8, 1],
];
/** First months of quarters and seasons of the north. */
const periods: readonly [RegExp, number][] = [
  [/\b(?:in |for |by )?q1\b/i, 1],
  [/\b(?:in |for |by )?q2\b/i, 4],
  [/\b(?:in |for |by )?q3\b/i, 7],
  [/\b(?:in |for |by )?q4\b/i, 10],
  [/\b(?:(?:launch(?:ing)?|release) )?(?:in|this|next|by|for) (?:the )?spring\b/i, 3],
  [/\b(?:(?:launch(?:ing)?|release) )?(?:in|this|next|by|for) (?:the )?summer\b/i, 6],
  [/\b(?:(?:launch(?:ing)?|release) )?(?:in|this|next|by|for) (?:the )?(?:fall|autumn)\b/i, 9],
  [/\b(?:(?:launch(?:ing)?|release) )?(?:in|this|next|by|for) (?:the )?winter\b/i, 12],
];

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** When something is to come (a launch, a delivery): a month, a holiday, a season or a day, the next there is. In UTC. */
export function readComingDay(said: string, now: Date): ComingDay | null {
  return (
    partOfPeriod(said, now) ??
    monthAlone(said, now) ??
    namedPeriod(said, now) ??
    fullDate(said.replaceAll('\u0000', ' '), now)
  );
}

/** "Launch early next week", "ready mid-Dec": with the words before it that say so. */
function partOfPeriod(said: string, now: Date): ComingDay | null {
  const text = said.replaceAll('\u0000', ' ');
  const part = readPartOfPeriod(text, now);
  if (!part) return null;
  const introduced = clue.exec(text.slice(0, part.start));
  const isPast = part.day < now.toISOString().slice(0, 10);
  return {
    day: part.day,
    isWholeMonth: false,
    isPast,
    ...placeOf(text, part.start - (introduced?.[0].length ?? 0), part.end),
  };
}

function monthAlone(text: string, now: Date): ComingDay | null {
  const names = months.map((month) => (month === 'may' ? month : `${month}|${month.slice(0, 3)}`)).join('|');
  const pattern = new RegExp(
    `\\b(${names}|sept)\\b\\.?(?!\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d))(?:,?\\s+(?:of\\s+)?(20\\d\\d|next year|this year))?`,
    'gi',
  );
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(0, match.index);
    const introduced = clue.exec(before);
    const dayBefore = /\b\d{1,2}(?:st|nd|rd|th)?(?: of)?\s+$/.test(before);
    if (
      dayBefore ||
      (!introduced && (match[1] ?? '').toLowerCase() === 'may') ||
      (!introduced && !/\b(?:launch|release|ready)/i.test(text))
    )
      continue;
    const month = months.findIndex((one) => one.startsWith((match[1] ?? '').toLowerCase().slice(0, 3))) + 1;
    const saidYear = (match[2] ?? '').toLowerCase();
    const thisYear = now.getUTCFullYear();
    const rolls = month < now.getUTCMonth() + 1;
    const year = /^20/.test(saidYear)
      ? Number(saidYear)
      : saidYear === 'next year'
        ? thisYear + 1
        : saidYear === 'this year'
          ? thisYear
          : rolls
            ? thisYear + 1
            : thisYear;
    const start = match.index - (introduced?.[0].length ?? 0);
    const end = match.index + match[0].length;
    const isPast = year < thisYear || (year === thisYear && month < now.getUTCMonth() + 1);
    return { day: iso(year, month, 1), isWholeMonth: true, isPast, ...placeOf(text, start, end) };
  }
  return null;
}

function namedPeriod(text: string, now: Date): ComingDay | null {
  for (const [pattern, month, day] of [
    ...holidays,
    ...periods.map(([period, first]) => [period, first, 1] as const),
  ]) {
    const match = new RegExp(`${pattern.source}(?:\\s+(?:of\\s+)?(20\\d\\d|next year))?`, 'i').exec(text);
    if (!match) continue;
    const stated = match[1];
    const thisYear = now.getUTCFullYear();
    const year =
      stated === undefined
        ? iso(thisYear, month, day) <= now.toISOString().slice(0, 10)
          ? thisYear + 1
          : thisYear
        : /^20/.test(stated)
          ? Number(stated)
          : thisYear + 1;
    const found = iso(year, month, day);
    return {
      day: found,
      isWholeMonth: true,
      isPast: found.slice(0, 7) < now.toISOString().slice(0, 7),
      ...placeOf(text, match.index, match.index + match[0].length),
    };
  }
  return null;
}

function fullDate(text: string, now: Date): ComingDay | null {
  const today = now.toISOString().slice(0, 10);
  const results = chrono.en.parse(text, { instant: now, timezone: 0 }, { forwardDate: true });
  for (const result of results) {
    const { start, index } = result;
    const isDay =
      start.isCertain('day') ||
      start.isCertain('weekday') ||
      /\b(?:weeks?|days?|months?|tomorrow|today)\b/i.test(result.text);
    if (!isDay || /^\d+(?:\.\d+)?$/.test(result.text.trim())) continue;
    const introduced = clue.exec(text.slice(0, index));
    const takesMonth = start.isCertain('month') && /[a-z]{3}/i.test(result.text);
    if (!introduced && !takesMonth && !/\d{4}-\d\d-\d\d/.test(result.text)) continue;
    const from = index - (introduced?.[0].length ?? 0);
    const end = index + result.text.length;
    const day = iso(
      start.get('year') ?? now.getUTCFullYear(),
      start.get('month') ?? 1,
      start.get('day') ?? 1,
    );
    return { day, isWholeMonth: false, isPast: day < today, ...placeOf(text, from, end) };
  }
  return null;
}

import * as chrono from 'chrono-node';
import { blank, type Sentence } from './text.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const clue =
  /(?:\b(?:launch(?:ing|es|ed)?|release|releasing|on sale|selling|sell|go(?:ing)? live|ready|need(?:ed)? (?:it|them|these)|deliver(?:ed|y)?|drop(?:ping)?|in (?:hand|stock|stores?)|by|for|before|in|on|around|until|target(?:ing)?|start(?:ing)?|deadline|due|opening|date)\b[\s:]*)+(?:is |the |of |early |mid[- ]|late |end of |beginning of |start of |middle of |it |them |to |instead |next |this )*$/i;

/** A day of sale: the first of the month where only a month was said. `isPast` when the day is before now. */
export interface SaidLaunch {
  day: string;
  isWholeMonth: boolean;
  isPast: boolean;
  said: string;
}

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

/** Reads when it is to be sold, with `now` from the context's clock. */
export function readLaunch(sentence: Sentence, now: Date): SaidLaunch | null {
  return monthAlone(sentence, now) ?? namedPeriod(sentence, now) ?? fullDate(sentence, now);
}

function monthAlone(sentence: Sentence, now: Date): SaidLaunch | null {
  const names = months.map((month) => (month === 'may' ? month : `${month}|${month.slice(0, 3)}`)).join('|');
  const pattern = new RegExp(
    `\\b(${names}|sept)\\b\\.?(?!\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d))(?:,?\\s+(?:of\\s+)?(20\\d\\d|next year|this year))?`,
    'gi',
  );
  for (const match of sentence.left.matchAll(pattern)) {
    const before = sentence.left.slice(0, match.index);
    const introduced = clue.exec(before);
    const dayBefore = /\b\d{1,2}(?:st|nd|rd|th)?(?: of)?\s+$/.test(before);
    if (
      dayBefore ||
      (!introduced && (match[1] ?? '').toLowerCase() === 'may') ||
      (!introduced && !/\b(?:launch|release|ready)/i.test(sentence.whole))
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
    const said = sentence.whole.slice(start, end).trim();
    blank(sentence, start, end);
    const isPast = year < thisYear || (year === thisYear && month < now.getUTCMonth() + 1);
    return { day: iso(year, month, 1), isWholeMonth: true, isPast, said };
  }
  return null;
}

function namedPeriod(sentence: Sentence, now: Date): SaidLaunch | null {
  for (const [pattern, month, day] of [
    ...holidays,
    ...periods.map(([period, first]) => [period, first, 1] as const),
  ]) {
    const match = new RegExp(`${pattern.source}(?:\\s+(?:of\\s+)?(20\\d\\d|next year))?`, 'i').exec(
      sentence.left,
    );
    if (!match) continue;
    const said = sentence.whole.slice(match.index, match.index + match[0].length);
    blank(sentence, match.index, match.index + match[0].length);
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
      said,
    };
  }
  return null;
}

function fullDate(sentence: Sentence, now: Date): SaidLaunch | null {
  const today = now.toISOString().slice(0, 10);
  const text = sentence.left.replaceAll('\u0000', ' ');
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
    const said = sentence.whole.slice(from, end).trim();
    blank(sentence, from, end);
    return { day, isWholeMonth: false, isPast: day < today, said };
  }
  return null;
}

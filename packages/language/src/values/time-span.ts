import { countWords } from '../words/number-words.ts';
import type { Place } from './value.ts';

/** How long something takes: "25-30 working days". */
export interface TimeSpan extends Place {
  /** As said, in units. */
  least: number;
  /** The upper end of a range. */
  most: number | null;
  unit: 'day' | 'week' | 'month';
  /** "working" of "working days". */
  daysOf: string | null;
  /** In days: a week is 7, a month 30. */
  daysMin: number;
  daysMax: number;
}

const words: Readonly<Record<string, number>> = { ...countWords, a: 1, one: 1 };
const pattern = new RegExp(
  `(?<![\\d.,$€£%])(\\d{1,3}|${Object.keys(words).join('|')})(?:\\s?(?:-|~|to)\\s?(\\d{1,3}))?\\s?\\+?\\s?(working |business |calendar |natural )?(day|week|month)s?\\b`,
  'i',
);
const daysIn = { day: 1, week: 7, month: 30 } as const;
type Unit = keyof typeof daysIn;
const isUnit = (word: string): word is Unit => Object.hasOwn(daysIn, word);

/** The first span of time that a plain sentence tells, or null. */
export function readTimeSpan(plain: string): TimeSpan | null {
  const match = pattern.exec(plain);
  const unit = match?.[4]?.toLowerCase() ?? '';
  if (!match || !isUnit(unit)) return null;
  const [text, low = '', high, daysOf] = match;
  const least = words[low.toLowerCase()] ?? Number(low);
  const most = high === undefined ? null : Number(high);
  const daysMin = least * daysIn[unit];
  return {
    start: match.index,
    end: match.index + text.length,
    text,
    least,
    most,
    unit,
    daysOf: daysOf?.trim().toLowerCase() ?? null,
    daysMin,
    daysMax: most === null ? daysMin : Math.max(daysMin, most * daysIn[unit]),
  };
}

import { countWords } from '../words/number-words.ts';
import type { Place } from './value.ts';

/** How long something takes: "25-30 working days". */
export interface TimeSpan extends Place {
  /** As said, in units; "two and a half" is 2.5. */
  least: number;
  /** The upper end of a range. */
  most: number | null;
  unit: 'day' | 'week' | 'month';
  /** "working" of "working days". */
  daysOf: string | null;
  /** In whole days: a week is 7, a month 30. */
  daysMin: number;
  daysMax: number;
}

const words: Readonly<Record<string, number>> = {
  ...countWords,
  a: 1,
  an: 1,
  one: 1,
  half: 0.5,
  'a couple of': 2,
};
const word = Object.keys(words)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const figure = String.raw`\d{1,3}(?:\.5|(?:\s?½|\s1\/2))?|(?:${word})(?=[\s-])(?:\sand\sa\shalf)?`;
const units = '(?<unit>day|week|wk|fortnight|month)';
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,$€£%/])(?<low>${figure})(?:\\s?(?:-|–|~|to|or)\\s?(?<high>${figure}))?\\s?\\+?[\\s-]?(?<of>working |business |calendar |natural |an? )?${units}s?(?![\\p{L}])(?<more>\\sand\\sa\\shalf|\\sor\\s(?:two|three))?`,
  'iu',
);
const daysIn = { day: 1, week: 7, month: 30 } as const;
const unitOf: Readonly<Record<string, { unit: TimeSpan['unit']; count: number }>> = {
  day: { unit: 'day', count: 1 },
  week: { unit: 'week', count: 1 },
  wk: { unit: 'week', count: 1 },
  fortnight: { unit: 'week', count: 2 },
  month: { unit: 'month', count: 1 },
};

/** The first span of time that a plain sentence tells, or null: "25-30 working days", "two and a half weeks", "a week or two". */
export function readTimeSpan(plain: string): TimeSpan | null {
  const match = pattern.exec(plain);
  const { low = '', high, of = '', unit: said = '', more = '' } = match?.groups ?? {};
  const known = unitOf[said.toLowerCase()];
  if (!match || !known) return null;
  const { unit, count } = known;
  const least = (valueOf(low) + (/half/i.test(more) ? 0.5 : 0)) * count;
  const other = high ?? /two|three/i.exec(more)?.[0];
  const most = other === undefined ? null : valueOf(other) * count;
  const daysMin = Math.ceil(least * daysIn[unit]);
  return {
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    least,
    most,
    unit,
    daysOf: /^an?\s/i.test(of) || of === '' ? null : of.trim().toLowerCase(),
    daysMin,
    daysMax: most === null ? daysMin : Math.max(daysMin, Math.ceil(most * daysIn[unit])),
  };
}

/** "25", "2.5", "2½", "two and a half", "a". */
function valueOf(said: string): number {
  const text = said.trim().toLowerCase();
  const halves = /(?:½|\s1\/2|\sand\sa\shalf)$/.exec(text);
  const whole = halves ? text.slice(0, halves.index).trim() : text;
  return (words[whole] ?? Number(whole)) + (halves ? 0.5 : 0);
}

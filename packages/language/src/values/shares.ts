import { numberWords } from '../words/number-words.ts';
import type { Place } from './value.ts';

/** A part of a whole as it was said: "30%", "1/3", "two thirds", "half". */
export interface ShareValue extends Place {
  /** In percent, to two decimals: a third is 33.33. May be over 100. */
  percent: number;
  /** How it is written as a figure: "30%", "1/3". */
  figure: string;
}

const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  tenth: 10,
};
const few = 'one|two|three|four|nine';
const number = Object.keys(numberWords).join('|');
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const pattern = new RegExp(
  [
    `(?<![\\d.,/-])(?<digits>\\d{1,3}(?:[.,]\\d{1,2})?)(?:\\s?%|\\s?(?:percent|per cent|pct)\\b)`,
    `\\b(?<words>(?:${tens})(?:[- ](?:${number}))?|${number}|a hundred)\\s+(?:percent|per cent|pct)\\b`,
    // "1/3 upfront"; "1/12" of a date and "24/7" are none.
    `(?<![\\d/.,-])(?<top>[1-9])\\s?/\\s?(?<bottom>2|3|4|5|8|10)(?![\\d/]|\\s?(?:in|inch(?:es)?|"|oz|lbs?|cm)\\b)`,
    // "30/70", "50-50": the first of two that are a whole.
    `(?<![\\d/.,-])(?<one>\\d0)\\s?[/-]\\s?(?<other>\\d0)(?![\\d/])`,
    `(?<![\\d.,])(?<sign>[½⅓⅔¼¾])`,
    `(?<!\\band\\s(?=an? half))\\b(?<count>an?|${few})[- ](?<part>halves|halfs|thirds?|quarters?|fourths?|fifths?|tenths?)\\b(?!\\s+(?:one|ones|time|order|party|year|month))`,
    `(?<!\\band\\sa\\s)\\b(?<half>half)\\b(?!\\s+(?:an?|past|of (?:january|february|march|april|may|june|july|august|september|october|november|december))\\b|-)`,
  ].join('|'),
  'giu',
);
const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};

/** Every part of a whole that a text says, in order. Of "30/70" and "50-50" both. Parts of days, months and inches are none. */
export function readShares(text: string): ShareValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const { digits, words, top, bottom, one, other, sign, count, part, half } = match.groups ?? {};
    if (one !== undefined && other !== undefined)
      return Number(one) + Number(other) === 100
        ? [one, other].map((each) => whole(place, Number(each)))
        : [];
    if (digits !== undefined) return [whole(place, Number(digits.replace(',', '.')))];
    if (words !== undefined) return [whole(place, spelled(words))];
    if (sign !== undefined) return fraction(place, signs[sign] ?? '1/1');
    if (top !== undefined) return fraction(place, `${top}/${bottom ?? '1'}`);
    if (half !== undefined) return [whole(place, 50)];
    const of =
      parts[
        (part ?? '')
          .toLowerCase()
          .replace(/^hal(?:ves|fs)$/, 'half')
          .replace(/s$/, '')
      ] ?? 1;
    return fraction(
      place,
      `${/^an?$/i.test(count ?? '') ? 1 : (numberWords[(count ?? '').toLowerCase()] ?? 1)}/${of}`,
    );
  });
}

const whole = (place: Place, percent: number): ShareValue => ({ ...place, percent, figure: `${percent}%` });

function fraction(place: Place, figure: string): ShareValue[] {
  const [top = 0, bottom = 1] = figure.split('/').map(Number);
  const percent = Math.round((10_000 * top) / bottom) / 100;
  if (top > bottom) return [];
  return [{ ...place, percent, figure: Number.isInteger(percent) ? `${percent}%` : figure }];
}

const spelled = (words: string): number =>
  words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (word === 'hundred' ? 100 : (numberWords[word] ?? 0)), 0);

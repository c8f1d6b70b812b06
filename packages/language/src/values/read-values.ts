import { countWords } from '../words/number-words.ts';
import { readCodes } from './codes.ts';
import { readCountries } from './countries.ts';
import { readDates } from './dates.ts';
import { readQuantities } from './quantities.ts';
import { readRegions } from './regions.ts';
import { overlaps, type Quantity, type Value } from './value.ts';

/**
 * Every value in a text, whatever it will be for, in order and without overlaps. Codes and quotes win over dates, dates over
 * numbers. A number of days stays a duration unless a calendar period was said. Places are those of `text`.
 */
export function readValues(text: string, now: Date): Value[] {
  const codes = readCodes(text);
  const kept: Value[] = codes.filter((value) => value.kind === 'quoted');
  const take = (values: readonly Value[]) => {
    for (const value of values) if (!kept.some((other) => overlaps(value, other))) kept.push(value);
  };
  take(codes.filter((value) => value.kind !== 'state'));
  take(readCountries(text));
  take(readRegions(text));
  take(codes.filter((value) => value.kind === 'state'));
  const quantities = readQuantities(text);
  const durations = quantities.filter((value) => value.kind === 'duration' && value.bound !== null);
  const ages = [...readAges(text), ...durations];
  take(readDates(text, now).filter((date) => !ages.some((age) => age.bound !== null && overlaps(age, date))));
  take(ages);
  take(quantities);
  const days = kept.filter(({ kind }) => kind === 'date');
  const isDay = (unit: string) => days.some((day) => day.text.toLowerCase().split(/\W+/).includes(unit));
  return kept
    .map((value) =>
      'unit' in value && value.kind === 'number' && value.unit && isDay(value.unit)
        ? { ...value, unit: null }
        : value,
    )
    .sort((a, b) => a.start - b.start);
}

const daysIn: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 91,
  year: 365,
};
const agePattern =
  /\b(?:(older than|longer than|more than|over|at least|for over)|(newer than|less than|younger than|under|within(?: the last)?|in the last|in under))?\s*\b(?:an?|one|\d+|two|three|four|five|six|seven|eight|nine|ten|fourteen|thirty|sixty|ninety|couple of)\s+(day|week|fortnight|month|quarter|year)s?(\s+old|\s+ago)?\b/gi;

/** "older than a week", "more than a month old": a bound in days. */
function readAges(text: string): Quantity[] {
  return [...text.matchAll(agePattern)].flatMap((match): Quantity[] => {
    if (!match[1] && !match[2] && !match[4]) return [];
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const side = match[2] ? 'max' : 'min';
    return [
      {
        kind: 'duration',
        start,
        end: match.index + match[0].length,
        text: match[0].trim(),
        value: countOf(match[0]) * (daysIn[(match[3] ?? 'day').toLowerCase()] ?? 1),
        high: null,
        bound: match[1] || match[2] ? side : null,
        perUnit: false,
        mayName: false,
        unit: null,
        currency: null,
      },
    ];
  });
}

function countOf(text: string): number {
  const digits = /\d+/.exec(text);
  if (digits) return Number(digits[0]);
  const word = Object.keys(countWords).find((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  return word ? (countWords[word] ?? 1) : 1;
}

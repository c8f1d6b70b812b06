import { countWords } from '../words/number-words.ts';
import { recogniseCodes } from './codes.ts';
import { recogniseCountries } from './countries.ts';
import { recogniseDates } from './dates.ts';
import { recogniseNumbers } from './numbers.ts';
import { overlaps, type Span } from './span.ts';

/**
 * Every value in a text, whatever it will be for, in order and without overlaps. Codes and quotes win over dates,
 * dates over numbers. A number of days stays a duration unless a calendar period was said.
 */
export function recognise(text: string, now: Date): Span[] {
  const codes = recogniseCodes(text);
  const quoted = codes.filter((span) => span.kind === 'quoted');
  const kept: Span[] = [...quoted];
  const take = (spans: readonly Span[]) => {
    for (const span of spans) if (!kept.some((other) => overlaps(span, other))) kept.push(span);
  };
  take(codes.filter((span) => span.kind !== 'state'));
  take(recogniseCountries(text));
  take(codes.filter((span) => span.kind === 'state'));
  const numbers = recogniseNumbers(text);
  const durations = numbers.filter((span) => span.kind === 'duration' && span.bound !== null);
  take(recogniseDates(text, now).filter((date) => !durations.some((span) => overlaps(span, date))));
  take(recogniseDurations(text));
  take(numbers);
  return kept.sort((a, b) => a.start - b.start);
}

/** "older than a week", "more than a month old": a bound in days. */
function recogniseDurations(text: string): Span[] {
  const days: Readonly<Record<string, number>> = {
    day: 1,
    week: 7,
    fortnight: 14,
    month: 30,
    quarter: 91,
    year: 365,
  };
  const spans: Span[] = [];
  const pattern =
    /\b(?:(older than|longer than|more than|over|at least|for over)|(newer than|less than|younger than|under|within(?: the last)?|in the last|in under))?\s*\b(?:an?|one|\d+|two|three|four|five|six|seven|eight|nine|ten|fourteen|thirty|sixty|ninety|couple of)\s+(day|week|fortnight|month|quarter|year)s?(\s+old|\s+ago)?\b/gi;
  for (const match of text.matchAll(pattern)) {
    if (!match[1] && !match[2] && !match[4]) continue;
    const count = countOf(match[0]);
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const bound = match[2] ? 'max' : 'min';
    spans.push({
      kind: 'duration',
      start,
      end: match.index + match[0].length,
      text: match[0].trim(),
      value: count * (days[(match[3] ?? 'day').toLowerCase()] ?? 1),
      high: null,
      bound: match[1] || match[2] ? bound : null,
      perUnit: false,
      label: false,
      unit: null,
    });
  }
  return spans;
}

function countOf(text: string): number {
  const digits = /\d+/.exec(text);
  if (digits) return Number(digits[0]);
  const word = Object.keys(countWords).find((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  return word ? (countWords[word] ?? 1) : 1;
}

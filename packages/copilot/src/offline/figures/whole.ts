import type { FieldSpec } from '../arguments/fields.ts';
import { identifierWords, stem } from '../words/tokens.ts';
import type { Measure } from './measures.ts';
import type { SeenRows } from './rows.ts';
import type { SaidScale } from './scales.ts';

/** More rows than this are not fetched to add them up. */
const mostRows = 500;

export const isCut = (seen: SeenRows): boolean => seen.total > seen.rows.length;

/** The list again, so sorted that the answer comes first; null when its operation cannot sort by that, or it is so sorted. */
export function sortedAgain(
  seen: SeenRows,
  scale: SaidScale,
  measure: Measure,
): Record<string, unknown> | null {
  const sort = seen.fields.find((field) => field.name === 'sort' && field.values.length > 0);
  const value = sort && sortValue(sort, scale, measure);
  if (!sort || !value || seen.call.input[sort.name] === value) return null;
  const input: Record<string, unknown> = { ...seen.call.input, [sort.name]: value };
  const page = pageOf(seen);
  if (page) delete input[page.name];
  return input;
}

/** Whether the list is already sorted by the figure, so that its first row is the answer for all of it. */
export function isSorted(seen: SeenRows, scale: SaidScale, measure: Measure): boolean {
  const sort = seen.fields.find((field) => field.name === 'sort' && field.values.length > 0);
  const value = sort && sortValue(sort, scale, measure);
  const page = pageOf(seen);
  const first = !page || !seen.call.input[page.name];
  return sort !== undefined && value !== null && first && seen.call.input[sort.name] === value;
}

function sortValue(sort: FieldSpec, scale: SaidScale, measure: Measure): string | null {
  const word = scale.word.toLowerCase();
  const spoken = sort.values.find((value) =>
    sort.meta.valueWords?.[value]?.some((phrase) => {
      const lower = phrase.toLowerCase();
      return lower === word || lower === `${word} first`;
    }),
  );
  if (spoken) return spoken;
  return (
    sort.values.find((value) => {
      const own = identifierWords(value).map(stem);
      return (
        value.startsWith('-') === scale.largest &&
        own.length > 0 &&
        own.every((one) => measure.stems.includes(one))
      );
    }) ?? null
  );
}

/** The whole list on one page; null when it is whole, too long, or a longer page would show no more. */
export function wholeAgain(seen: SeenRows): Record<string, unknown> | null {
  const size = seen.fields.find((field) => field.meta.sense === 'page' && field.name !== 'page');
  if (!size || seen.total > Math.min(mostRows, size.greatest)) return null;
  const asked = seen.call.input[size.name] ?? seen.usualSize;
  // Fewer rows than asked for: a longer page would show no more of them.
  if (typeof asked === 'number' && seen.rows.length < Math.min(asked, seen.total)) return null;
  const input: Record<string, unknown> = { ...seen.call.input, [size.name]: seen.total };
  const page = pageOf(seen);
  if (page) delete input[page.name];
  return input;
}

const pageOf = (seen: SeenRows) =>
  seen.fields.find((field) => field.meta.sense === 'page' && field.name === 'page');

const sums = new Set(['worth', 'total', 'sum', 'value'].map(stem));

/** The sum over all rows that the result itself gives, for a figure of money. */
export function sumOfResult(seen: SeenRows, measure: Measure): number | null {
  if (measure.kind !== 'money') return null;
  for (const [name, value] of Object.entries(seen.whole)) {
    const words = identifierWords(name);
    if (typeof value === 'number' && words.includes('minor') && words.some((word) => sums.has(stem(word))))
      return value;
  }
  return null;
}

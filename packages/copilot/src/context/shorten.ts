import { isTable } from './table.ts';
import { estimateTokens } from './tokens.ts';

interface Cut {
  /** Items of a list that stay. */
  rows: number;
  /** Characters of a text that stay. */
  characters: number;
}

/** From gentle to harsh; the first that fits is taken. */
const cuts: readonly Cut[] = [
  { rows: 60, characters: 1000 },
  { rows: 30, characters: 400 },
  { rows: 15, characters: 200 },
  { rows: 10, characters: 120 },
  { rows: 6, characters: 80 },
  { rows: 4, characters: 80 },
  { rows: 3, characters: 60 },
  { rows: 2, characters: 60 },
];
const shortest: Cut = { rows: 2, characters: 60 };
const mostFields = 40;

/**
 * A value that a model reads in at most so many tokens (by estimate): long lists and texts end early, and each cut
 * says what is missing. A value that fits is answered as it is.
 */
export function shorten(value: unknown, mostTokens: number): unknown {
  if (fits(value, mostTokens)) return value;
  for (const cut of cuts) {
    const shorter = cutValue(value, cut);
    if (fits(shorter, mostTokens)) return shorter;
  }
  const head = headOf(value);
  if (head && fits(head, mostTokens)) return head;
  const beginning = cutText(JSON.stringify(value), Math.max(80, mostTokens));
  return { left_out: 'This result is too long to show. Ask for less of it.', beginning };
}

/** The plain values of a record, where its lists and parts are too long even in short. */
function headOf(value: unknown): Record<string, unknown> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const plain = Object.entries(value).filter(([, part]) => typeof part !== 'object');
  const kept = plain
    .slice(0, mostFields / 4)
    .map(([name, part]) => [name, cutValue(part, shortest)] as const);
  if (kept.length === 0) return null;
  return { ...Object.fromEntries(kept), left_out: 'lists and further fields' };
}

const fits = (value: unknown, mostTokens: number) =>
  mostTokens === Number.POSITIVE_INFINITY || estimateTokens(JSON.stringify(value) ?? '') <= mostTokens;

function cutValue(value: unknown, cut: Cut): unknown {
  if (typeof value === 'string') return cutText(value, cut.characters);
  if (Array.isArray(value)) return firstRows(value, cut.rows, (item) => cutValue(item, cut));
  if (value === null || typeof value !== 'object') return value;
  if (isTable(value)) return { columns: value.columns, rows: cutRows(value.rows, cut) };
  const fields = Object.entries(value);
  const kept = fields.slice(0, mostFields).map(([name, part]) => [name, cutValue(part, cut)] as const);
  const left = fields.length - kept.length;
  return Object.fromEntries(left > 0 ? [...kept, ['left_out', `${left} more fields`]] : kept);
}

/** A row of a table keeps all its cells. */
const cutRows = (rows: readonly unknown[], cut: Cut) =>
  firstRows(rows, cut.rows, (row) =>
    Array.isArray(row) ? row.map((cell: unknown) => cutValue(cell, cut)) : row,
  );

/** The first items of a list, each as `map` makes it, and how many are left out. */
export function firstRows(
  items: readonly unknown[],
  most: number,
  map: (item: unknown) => unknown,
): unknown[] {
  const kept = items.slice(0, most).map(map);
  const left = items.length - kept.length;
  return left > 0 ? [...kept, `… ${left} of ${items.length} left out`] : kept;
}

/** A text of at most so many characters, with what is missing said. */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  return `${text.slice(0, characters).trimEnd()} … (${text.length - characters} more characters)`;
}

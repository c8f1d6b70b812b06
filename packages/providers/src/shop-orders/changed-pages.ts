import { OperationError } from '@brandwright/contract';
import type { ChangedSince } from './shop-orders.ts';

/** How far back a shop is read that was never read before. */
const firstDays = 60;

export interface ChangedRow {
  id: string;
  /** ISO instant, in whole seconds. */
  updatedAt: string;
}

interface Place {
  from: string;
  page: number;
  /** Of those that changed at `from`, which were listed before. */
  seen: readonly string[];
}

const place = ({ from, page, seen }: Place) => `${from}|${page}|${seen.join(',')}`;

function placeOf(written: string): Place {
  const [from = '', page = '1', seen = ''] = written.split('|');
  return { from, page: Number(page), seen: seen === '' ? [] : seen.split(',') };
}

export const unread = () => new OperationError('upstream', 'The shop’s orders couldn’t be read. Try again.');

/**
 * One page of a list that is sorted by when its rows changed last. The next page is asked for by the last instant of this one, not by
 * its number: a row that changes meanwhile moves to the end, and one that takes its place on a page that was read would be missed.
 * `read` lists what changed at `from` or later.
 */
export async function changedPage<T extends ChangedRow>(
  { since, after }: ChangedSince,
  now: Date,
  read: (from: Date, page: number) => Promise<{ rows: readonly T[]; isLast: boolean }>,
): Promise<{ rows: T[]; next: string | null }> {
  const first = since ?? new Date(now.getTime() - firstDays * 86_400_000).toISOString();
  const { from, page, seen } = after === null ? { from: first, page: 1, seen: [] } : placeOf(after);
  const { rows, isLast } = await read(new Date(from), page);
  const second = from.slice(0, 19);
  const known = new Set(seen);
  const fresh = rows.filter(
    ({ id, updatedAt }) =>
      updatedAt.slice(0, 19) >= second && !(updatedAt.slice(0, 19) === second && known.has(id)),
  );
  if (isLast) return { rows: fresh, next: null };
  const last = rows.at(-1)?.updatedAt;
  if (last === undefined) throw unread();
  if (last.slice(0, 19) <= second) return { rows: fresh, next: place({ from, page: page + 1, seen }) };
  const ofLast = rows.filter(({ updatedAt }) => updatedAt === last).map(({ id }) => id);
  return { rows: fresh, next: place({ from: last, page: 1, seen: ofLast }) };
}

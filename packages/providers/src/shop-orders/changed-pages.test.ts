import { expect, it } from 'vitest';
import { changedPage, type ChangedRow } from './changed-pages.ts';

const now = new Date('2026-11-20T15:00:00Z');
const size = 3;
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();

/** A list that is sorted by change, and may change between its pages. */
function list(rows: ChangedRow[]) {
  return (from: Date, page: number) => {
    const found = rows
      .filter(({ updatedAt }) => updatedAt >= from.toISOString())
      .toSorted((a, b) =>
        a.updatedAt === b.updatedAt ? (a.id < b.id ? -1 : 1) : a.updatedAt < b.updatedAt ? -1 : 1,
      );
    const some = found.slice((page - 1) * size, page * size);
    return Promise.resolve({ rows: some, isLast: some.length < size });
  };
}

async function readAll(rows: ChangedRow[], onPage: (pages: number) => void = () => undefined) {
  const found: ChangedRow[] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    const page: { rows: ChangedRow[]; next: string | null } = await changedPage(
      { since: null, after },
      now,
      list(rows),
    );
    found.push(...page.rows);
    after = page.next;
    pages += 1;
    onPage(pages);
  } while (after !== null && pages < 50);
  return found;
}
const ids = (rows: readonly ChangedRow[]) => rows.map(({ id }) => id);

it('lists each row once, however many changed within a second', async () => {
  const rows = Array.from({ length: 14 }, (_none, index) => ({
    id: String(index).padStart(2, '0'),
    updatedAt: at(index < 9 ? 1 : index),
  }));
  expect(ids(await readAll(rows))).toEqual(ids(rows));
});

it('misses none that takes the place of one that changed meanwhile', async () => {
  const rows = Array.from({ length: 7 }, (_none, index) => ({ id: String(index), updatedAt: at(index) }));
  const found = await readAll(rows, (pages) => {
    const [first] = rows;
    if (pages === 1 && first) rows[0] = { ...first, updatedAt: at(30) };
  });
  expect(ids(found)).toEqual(['0', '1', '2', '3', '4', '5', '6', '0']);
});

it('reads sixty days at first, and what changed since an instant after that', async () => {
  const asked: string[] = [];
  const read = (from: Date) => {
    asked.push(from.toISOString());
    return Promise.resolve({ rows: [], isLast: true });
  };
  await changedPage({ since: null, after: null }, now, read);
  await changedPage({ since: at(5), after: null }, now, read);
  expect(asked).toEqual(['2026-09-21T15:00:00.000Z', at(5)]);
});

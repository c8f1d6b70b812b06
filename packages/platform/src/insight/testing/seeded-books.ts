import pg from 'pg';
import { inject } from 'vitest';
import type { TestStore } from '../../kernel/testing.ts';
import { openBook, type Book } from './plain/book.ts';
import { randomStore } from './random-store.ts';
import { readRecords } from './records.ts';

/** One keeps CI short; all that was mended was found with 1, 2 and 3. */
const seeds = [1] as const;

export interface SeededBook {
  seed: number;
  store: TestStore;
  bowlId: string;
  book: Book;
}

/** Tells the planner how many rows there are now, as the server does by itself after a while. */
async function analyze(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(
    'analyze orders, order_line_items, customers, return_orders, return_lines, skus, shipping_labels, receivings, receiving_lines',
  );
  await client.end();
}

async function makeBooks(): Promise<SeededBook[]> {
  const stores = [];
  for (const seed of seeds) stores.push({ seed, ...(await randomStore(seed)) });
  await analyze();
  return Promise.all(stores.map(async (one) => ({ ...one, book: openBook(await readRecords(one.store)) })));
}

let made: Promise<SeededBook[]> | undefined;

/** The random stores, each with its rows read once; made once for all test files of a worker. */
export const seededBooks = (): Promise<SeededBook[]> => (made ??= makeBooks());

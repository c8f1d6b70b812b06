import pg from 'pg';
import { inject } from 'vitest';
import type { TestStore } from '../../kernel/testing.ts';
import { openBook, type Book } from './plain/book.ts';
import { randomStore } from './random-store.ts';
import { readRecords } from './records.ts';

/** One seed keeps CI short. Every bug fixed so far was found with seeds 1, 2 and 3. */
const seeds = [1] as const;

export interface SeededBook {
  seed: number;
  store: TestStore;
  bowlId: string;
  book: Book;
}

/** Updates the planner's statistics, as the server eventually does on its own. */
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

/** The random stores with their rows, created once per worker for all test files. */
export const seededBooks = (): Promise<SeededBook[]> => (made ??= makeBooks());

import type { Database } from './database.ts';
import type { Random } from './random.ts';

/** One of the stores that a fresh installation shows. `full` has years of history; `small` a few records of every kind. */
export interface DemoStore {
  key: 'founder' | 'rival' | 'preview';
  storeId: string;
  ownerId: string;
  size: 'full' | 'small';
}

/** A store opened the day before on the Free plan, with nothing in it yet. */
export type NewDemoStore = Pick<DemoStore, 'storeId' | 'ownerId'>;

export interface DemoTools {
  /** Runs as the database's owner: shared tables may be written too. */
  db: Database;
  now: Date;
  /** Seeded by area and store, so the same clock gives the same demo everywhere. */
  random: Random;
  /** The same UUID for the same words: `id('order', 1042)`. */
  id(...words: (string | number)[]): string;
  /** Keeps bytes as a file of the demo and answers the address it is served at. */
  keepFile(name: string, contentType: string, bytes: Uint8Array): Promise<string>;
}

/** An area's part of the demo store. Data only: the product's code knows nothing of it. */
export interface DemoPart {
  /** Shared rows (marketplace, schedules), written once, before the stores. */
  seedShared?(tools: DemoTools): Promise<void>;
  seedStore?(store: DemoStore, tools: DemoTools): Promise<void>;
  /** Only what a store cannot be without. */
  seedNewStore?(store: NewDemoStore, tools: DemoTools): Promise<void>;
}

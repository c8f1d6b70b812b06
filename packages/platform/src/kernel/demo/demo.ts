import type { Database } from '../data/database.ts';
import type { Random } from '../data/random.ts';

/** One of the stores that a fresh installation shows. `full` has years of history; `small` a few records of every kind. */
export interface DemoStore {
  key: 'founder' | 'rival' | 'preview';
  storeId: string;
  ownerId: string;
  size: 'full' | 'small';
}

/** A store opened the day before on the Free plan, with nothing in it yet. */
export type NewDemoStore = Pick<DemoStore, 'storeId' | 'ownerId'>;

/** The instant at which the demo's story was told. */
const storyInstant = new Date('2026-11-22T12:01:30Z');

/**
 * When a moment of the demo happens in the story, whose now is `storyInstant`. What depends on the season, the month or
 * the hour goes by this, so that every instant has the same records, only moved.
 */
export function storyTime(at: Date, now: Date): Date {
  return new Date(storyInstant.getTime() + at.getTime() - now.getTime());
}

export interface DemoTools {
  /** Runs as the database's owner: shared tables may be written too. */
  db: Database;
  /** A whole second. */
  now: Date;
  /** Seeded by area and store, so every demo tells the same. */
  random: Random;
  /** The same UUID for the same words: `id('order', 1042)`. */
  id(...words: (string | number)[]): string;
  /** Keeps bytes as a file of the demo and answers the address it is served at. */
  keepFile(name: string, contentType: string, bytes: Uint8Array): Promise<string>;
  /** Keeps bytes as a store's own file, under the id by which a record names it. */
  keepStoreFile(storeId: string, fileId: string, contentType: string, bytes: Uint8Array): Promise<void>;
}

/**
 * An area's part of the demo store. Data only: the product's code knows nothing of it. Seeds write through `tools.db` to tables
 * without a schema, so that the demo of a newer version can be written beside what a database has (`extend-demo.ts`).
 */
export interface DemoPart {
  /**
   * 1 when left out. To be raised when its seeds write to a table that was there before but without rows of the demo; a new
   * table is noticed by its migration, a new area by itself. Demos that were seeded before gain those rows.
   */
  version?: number;
  /** Shared rows (marketplace, schedules), before the stores. */
  seedShared?(tools: DemoTools): Promise<void>;
  seedStore?(store: DemoStore, tools: DemoTools): Promise<void>;
  /** Only what a store cannot be without. */
  seedNewStore?(store: NewDemoStore, tools: DemoTools): Promise<void>;
}

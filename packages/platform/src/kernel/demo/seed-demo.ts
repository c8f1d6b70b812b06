import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { PlatformArea } from '../area.ts';
import type { DemoStore, DemoTools, NewDemoStore } from './demo.ts';
import { noteStanding } from './demo-changes.ts';
import { keepDemoCopy, keepSharedDates } from './demo-copy.ts';
import { inDemoTransaction, type DemoClient } from './demo-transaction.ts';
import { demoTables, editionOf, noteEdition, notedEdition } from './demo-edition.ts';
import { namedId, seededRandom } from '../data/random.ts';

export interface DemoWriting {
  areas: readonly PlatformArea[];
  now: Date;
  keepFile: DemoTools['keepFile'];
  keepStoreFile: DemoTools['keepStoreFile'];
}

export interface SeedOptions extends DemoWriting {
  /** Address of the database, as its owner. */
  databaseUrl: string;
}

/** The stores that a fresh installation shows. */
export const demoStores: readonly DemoStore[] = (['founder', 'rival', 'preview'] as const).map((key) => ({
  key,
  storeId: namedId('demo store', key),
  ownerId: namedId('demo owner', key),
  size: key === 'founder' ? 'full' : 'small',
}));

/** The store without anything in it. */
const newDemoStore: NewDemoStore = {
  storeId: namedId('demo store', 'new'),
  ownerId: namedId('demo owner', 'new'),
};

export const demoStoreIds: readonly string[] = [...demoStores, newDemoStore].map(({ storeId }) => storeId);

/**
 * Writes the demo stores once, in one transaction, and keeps a copy of them to go back to. Several servers may call it
 * at once. Answers whether it wrote.
 */
export function seedDemo({ databaseUrl, now, ...given }: SeedOptions): Promise<boolean> {
  return inDemoTransaction(databaseUrl, async (client) => {
    if (await isSeeded(client)) return false;
    const { areas } = given;
    const writing = { ...given, now: wholeSecond(now) };
    await writeDemo(client, writing);
    await keepDemoCopy(client, 'demo_copy', demoStoreIds, writing.now);
    await keepSharedDates(client);
    await noteStanding(client, 'demo_copy');
    await noteEdition(client, await editionOf(client, areas), await demoTables(client));
    return true;
  });
}

/** Writes the rows that all stores share, and the demo stores. */
export async function writeDemo(client: DemoClient, writing: DemoWriting): Promise<void> {
  const tools = toolsOf(client, writing);
  for (const [index, area] of writing.areas.entries())
    await area.demo?.seedShared?.(tools(`shared ${index}`));
  await writeDemoStores(client, writing);
}

/** Writes the demo stores anew, their logins aside if they have them. */
export async function writeDemoStores(client: DemoClient, writing: DemoWriting): Promise<void> {
  const { areas } = writing;
  const tools = toolsOf(client, writing);
  for (const store of demoStores) {
    for (const [index, area] of areas.entries())
      await area.demo?.seedStore?.(store, tools(`${store.key} ${index}`));
  }
  for (const area of areas) await area.demo?.seedNewStore?.(newDemoStore, tools('new'));
}

const toolsOf =
  (client: DemoClient, { now, keepFile, keepStoreFile }: DemoWriting) =>
  (seed: string): DemoTools => ({
    db: drizzle(client),
    now,
    random: seededRandom(seed),
    id: namedId,
    keepFile,
    keepStoreFile,
  });

/** Records of the demo have no fractions of their own: a fraction here would round some of them away. */
export const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

/**
 * Whether the demo stores of a database were written, and with the demo data of all areas that there are now. `databaseUrl` is
 * its address, as its owner.
 */
export async function howDemoStands(
  databaseUrl: string,
  areas: readonly PlatformArea[],
): Promise<'missing' | 'older' | 'current'> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (!(await isSeeded(client))) return 'missing';
    const noted = await notedEdition(client);
    return noted?.edition === (await editionOf(client, areas)) ? 'current' : 'older';
  } finally {
    await client.end();
  }
}

async function isSeeded(client: DemoClient): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_namespace where nspname = 'demo_copy'`);
  return rows.length > 0;
}

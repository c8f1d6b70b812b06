import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { PlatformArea } from './area.ts';
import type { DemoStore, DemoTools, NewDemoStore } from './demo.ts';
import { keepDemoCopy } from './demo-copy.ts';
import { namedId, seededRandom } from './random.ts';

export interface SeedOptions {
  /** Address of the database, as its owner. */
  databaseUrl: string;
  areas: readonly PlatformArea[];
  now: Date;
  keepFile: DemoTools['keepFile'];
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

// Any constant will do, as long as every server takes the same one.
const seedLock = 7_246_002;

/**
 * Writes the demo stores once, in one transaction, and keeps a copy of them to go back to. Several servers may call it
 * at once. Answers whether it wrote.
 */
export async function seedDemo({ databaseUrl, areas, now, keepFile }: SeedOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    if (await isSeeded(client)) return false;
    await client.query('begin');
    const tools = (seed: string): DemoTools => ({
      db: drizzle(client),
      now: wholeSecond(now),
      random: seededRandom(seed),
      id: namedId,
      keepFile,
    });
    for (const [index, area] of areas.entries()) await area.demo?.seedShared?.(tools(`shared ${index}`));
    for (const store of demoStores) {
      for (const [index, area] of areas.entries())
        await area.demo?.seedStore?.(store, tools(`${store.key} ${index}`));
    }
    for (const area of areas) await area.demo?.seedNewStore?.(newDemoStore, tools('new'));
    await keepDemoCopy(client, demoStoreIds);
    await client.query('commit');
    await client.query('analyze');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/** Records of the demo have no fractions of their own: a fraction here would round some of them away. */
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

async function isSeeded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_namespace where nspname = 'demo_copy'`);
  return rows.length > 0;
}

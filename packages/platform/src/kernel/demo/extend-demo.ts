import { noteNothingSeen, standingCopy } from './demo-changes.ts';
import {
  hasParents,
  keepDemoCopy,
  keepSharedDates,
  moveSharedDates,
  writtenFor,
  type DemoCopy,
} from './demo-copy.ts';
import { inDemoTransaction, type DemoClient } from './demo-transaction.ts';
import { demoTables, editionOf, noteEdition, notedEdition } from './demo-edition.ts';
import { referencesOf, sharedTables, storeTables } from './demo-tables.ts';
import { dropFreshDemo, freshDemo, writeFreshDemo } from './fresh-demo.ts';
import { demoStoreIds, wholeSecond, type SeedOptions } from './seed-demo.ts';

/**
 * Brings demo stores that an older version seeded up to this one, in one transaction: they gain the rows of tables that never
 * had demo data, the tables that stores share gain what those refer to, and the copy that resets go back to is written anew.
 * A store that has rows of its own in such a table keeps those alone; no row that is there changes. Several servers may call it
 * at once. Answers whether there was something to do.
 */
export function extendDemo({ databaseUrl, now, ...given }: SeedOptions): Promise<boolean> {
  return inDemoTransaction(databaseUrl, async (client) => {
    const { areas } = given;
    const edition = await editionOf(client, areas);
    const noted = await notedEdition(client);
    if (noted?.edition === edition) return false;
    const had = noted ? new Set(noted.tables) : await demoTables(client);

    const first = (await writtenFor(client, 'demo_copy')) ?? wholeSecond(now);
    await writeFreshDemo(client, { ...given, now: first });
    await addSharedRows(client);
    await keepSharedDates(client, freshDemo);
    await keepDemoCopy(client, 'demo_copy', demoStoreIds, first, freshDemo);
    const moved = await instantMovedTo(client);
    if (moved) {
      // The stores stand at another instant than the first, and so do the rows that they gain.
      await writeFreshDemo(client, { ...given, now: moved });
      await keepDemoCopy(client, 'demo_copy_moved', demoStoreIds, moved, freshDemo);
      await moveSharedDates(client, moved.getTime() - first.getTime());
    } else await client.query('drop schema if exists demo_copy_moved cascade');
    await dropFreshDemo(client);

    await addStoreRows(client, moved ? 'demo_copy_moved' : 'demo_copy', had);
    await noteNothingSeen(client);
    await noteEdition(client, edition, new Set([...had, ...(await demoTables(client))]));
    return true;
  });
}

/** The instant at which the demo stores stand when a reset gave another than the first. */
async function instantMovedTo(client: DemoClient): Promise<Date | undefined> {
  if ((await standingCopy(client)) !== 'demo_copy_moved') return undefined;
  return writtenFor(client, 'demo_copy_moved');
}

/** Adds what the stores of this version's demo refer to, such as factories of the marketplace. */
async function addSharedRows(client: DemoClient): Promise<void> {
  const references = await referencesOf(client);
  for (const { name, columns } of await sharedTables(client)) {
    const list = columns.join(', ');
    await client.query(
      `insert into public.${name} (${list}) overriding system value
       select ${list} from ${freshDemo}.${name} kept where ${hasParents(name, references, () => 'public')}
       on conflict do nothing`,
    );
  }
}

/** Gives the demo stores the rows of tables that never had rows of the demo, where a store has none of its own. */
async function addStoreRows(client: DemoClient, copy: DemoCopy, had: ReadonlySet<string>): Promise<void> {
  const references = await referencesOf(client);
  for (const { name, columns } of await storeTables(client)) {
    if (had.has(name)) continue;
    const list = columns.join(', ');
    await client.query(
      `insert into public.${name} (${list}) overriding system value
       select ${list} from ${copy}.${name} kept
       where exists (select from public.stores where id = kept.store_id)
         and not exists (select from public.${name} own where own.store_id = kept.store_id)
         and ${hasParents(name, references, () => 'public')}
       on conflict do nothing`,
    );
  }
}

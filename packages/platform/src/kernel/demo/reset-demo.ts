import pg from 'pg';
import { noteStanding, takeChangesBack } from './demo-changes.ts';
import {
  clearDemo,
  keepDemoCopy,
  moveSharedDates,
  putProfilesBack,
  writeCopy,
  writtenFor,
  type DemoCopy,
} from './demo-copy.ts';
import { inDemoTransaction, type DemoClient } from './demo-transaction.ts';
import { demoStoreIds, wholeSecond, writeDemoStores, type SeedOptions } from './seed-demo.ts';

interface ResetOptions extends Omit<SeedOptions, 'now'> {
  /** The instant for which the demo is written; when left out, the one for which it was written first. */
  instant: Date | undefined;
}

/**
 * Puts the demo stores back to their beginning, in one transaction: for replays, each of which begins with a fresh demo.
 * An instant makes them what they would be had the demo been installed then. What they share with other stores (the
 * marketplace) is only dated anew; nothing else of other stores is touched. A demo store that was deleted is there again, with the
 * logins of its people.
 */
export async function resetDemo(options: ResetOptions): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await resetOnce(options, tries === 1);
    } catch (error) {
      if (tries >= mostTries || !isOvertaken(error)) throw error;
    }
  }
}

const mostTries = 5;

/** A job wrote in between: a row that refers to one that goes (23503), the same row (23505), or a deadlock (40P01). */
function isOvertaken(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ['23503', '23505', '40P01'].includes(error.code ?? '');
  return error instanceof Error && error.cause !== undefined && isOvertaken(error.cause);
}

const firstCopy: DemoCopy = 'demo_copy';
const movedCopy: DemoCopy = 'demo_copy_moved';

async function resetOnce(
  { databaseUrl, instant, ...given }: ResetOptions,
  mayKeepMost: boolean,
): Promise<void> {
  await inDemoTransaction(databaseUrl, async (client) => {
    // Jobs that are writing finish first; those that begin now find their record gone.
    await client.query('select 1 from job_runs where store_id = any($1) for update', [demoStoreIds]);
    const first = await writtenFor(client, firstCopy);
    const now = instant ? wholeSecond(instant) : first;
    const copy = now ? await copyFor(client, now) : firstCopy;
    const areThere = await areAllThere(client);
    if (!areThere && now) {
      // A store that was deleted took its logins and files along, which no copy holds: it is written anew.
      await clearDemo(client, demoStoreIds);
      await writeDemoStores(client, { ...given, now });
    }
    await putProfilesBack(client, copy ?? firstCopy);
    const isBack =
      areThere && mayKeepMost && copy !== undefined && (await takeChangesBack(client, copy, demoStoreIds));
    if (!isBack) {
      await clearDemo(client, demoStoreIds);
      if (first && now) await moveSharedDates(client, now.getTime() - first.getTime());
      if (copy) await writeCopy(client, copy);
      else if (now) {
        await writeDemoStores(client, { ...given, now });
        await keepDemoCopy(client, movedCopy, demoStoreIds, now);
      }
    }
    await noteStanding(client, copy ?? movedCopy);
    return false;
  });
}

/** Whether no demo store was deleted. */
async function areAllThere(client: DemoClient): Promise<boolean> {
  const { rows } = await client.query('select from stores where id = any($1)', [demoStoreIds]);
  return rows.length === demoStoreIds.length;
}

/** The copy that was written for an instant. */
async function copyFor(client: DemoClient, instant: Date): Promise<DemoCopy | undefined> {
  for (const copy of [firstCopy, movedCopy] as const)
    if ((await writtenFor(client, copy))?.getTime() === instant.getTime()) return copy;
  return undefined;
}

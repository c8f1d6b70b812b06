import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';
import type { DemoStore } from '../kernel/demo/demo.ts';
import { namedId, seededRandom } from '../kernel/data/random.ts';
import type { Context } from '../kernel/request/context.ts';
import type { JobHandler } from '../kernel/jobs/jobs.ts';
import type { TestStore } from '../kernel/testing.ts';
import { jobRuns } from '../kernel/data/tables.ts';
import { inboxDemo } from './demo.ts';

/** Writes the inbox of a demo store into a test's own store. The demo marketplace must be there. */
export async function seedInbox(store: TestStore, key: DemoStore['key'] = 'founder'): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await inboxDemo.seedStore?.(
      { key, storeId: store.storeId, ownerId: store.userId, size: key === 'founder' ? 'full' : 'small' },
      {
        db: drizzle(client),
        now: new Date('2026-11-20T15:00:00Z'),
        random: seededRandom('inbox'),
        // A store of its own has rows of its own.
        id: (...words) =>
          words[0] === 'marketplace supplier' ? namedId(...words) : namedId(store.storeId, ...words),
        keepFile: (name) => Promise.resolve(`/files/public/${randomUUID()}?${name}`),
        keepStoreFile: () => Promise.resolve(),
      },
    );
  } finally {
    await client.end();
  }
}

/** Runs the store's work of this kind that waits, as a worker would; answers how much there was. */
export async function runJobs(
  store: TestStore,
  handler: JobHandler,
  change: (context: Context) => Context = (context) => context,
): Promise<number> {
  const caller = {
    ...store.caller(),
    actor: { kind: 'system' as const, storeId: store.storeId },
    via: 'system' as const,
  };
  return store.kernel.inContext(caller, async (context) => {
    const waiting = await context.db
      .select()
      .from(jobRuns)
      .where(
        and(eq(jobRuns.storeId, store.storeId), eq(jobRuns.name, handler.name), eq(jobRuns.status, 'QUEUED')),
      );
    for (const job of waiting) {
      const payload = z.record(z.string(), z.unknown()).parse(job.payload);
      await handler.run(change(context), payload, { id: job.id, progress: () => Promise.resolve() });
      await context.db.update(jobRuns).set({ status: 'DONE' }).where(eq(jobRuns.id, job.id));
    }
    return waiting.length;
  });
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AreaJobHandler, JobReport } from './jobs.ts';
import { jobRuns } from '../data/tables.ts';
import type { TestStore } from '../testing.ts';
import type { Caller } from '../request/caller.ts';

/**
 * Runs the waiting jobs of a store that the handlers know, and those they lead to, as a worker would. Answers how many
 * ran.
 */
export async function runJobs(store: TestStore, handlers: readonly AreaJobHandler[]): Promise<number> {
  const caller = (): Caller => ({
    actor: { kind: 'system', storeId: store.storeId },
    via: 'system',
    requestId: randomUUID(),
    signal: new AbortController().signal,
  });
  const names = handlers.map(({ name }) => name);
  for (let ran = 0; ; ran += 1) {
    const [job] = await store.context(({ db, storeId }) =>
      db
        .select()
        .from(jobRuns)
        .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.status, 'QUEUED'), inArray(jobRuns.name, names)))
        .orderBy(asc(jobRuns.createdAt))
        .limit(1),
    );
    const handler = handlers.find(({ name }) => name === job?.name);
    if (!job || !handler) return ran;
    const { kernel } = store;
    const payload = z.record(z.string(), z.unknown()).parse(job.payload);
    const report: JobReport = { id: job.id, progress: async () => {} };
    if ('run' in handler)
      await kernel.inContext(caller(), (context) => handler.run(context, payload, report));
    else {
      const slow = await kernel.inContext(caller(), (context) => handler.begin(context, payload));
      const write = await slow?.(report, new AbortController().signal);
      if (write) await kernel.inContext(caller(), (context) => write(context));
    }
    await store.context(({ db, storeId }) =>
      db
        .update(jobRuns)
        .set({ status: 'DONE' })
        .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.id, job.id))),
    );
  }
}

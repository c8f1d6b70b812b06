import { and, asc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AreaJobHandler, JobReport } from './jobs.ts';
import { queueAgain, retryWaitOf, TryLater } from './try-later.ts';
import { jobRuns } from '../data/tables.ts';
import type { TestStore } from '../testing.ts';
import type { Caller } from '../request/caller.ts';
import type { Context } from '../request/context.ts';

/** The store whose jobs are run. */
type JobStore = Pick<TestStore, 'kernel' | 'context'> & { storeId: string };

/**
 * Runs the waiting jobs of a store that the handlers know, and those they lead to, as a worker would, but without waiting. Answers how many
 * ran.
 */
export async function runJobs(store: JobStore, handlers: readonly AreaJobHandler[]): Promise<number> {
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
    await runOrQueueAgain(store, handler, job.id, z.record(z.string(), z.unknown()).parse(job.payload));
    await store.context(({ db, storeId }) =>
      db
        .update(jobRuns)
        .set({ status: 'DONE' })
        .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.id, job.id))),
    );
  }
}

async function runOrQueueAgain(
  { kernel, storeId }: JobStore,
  handler: AreaJobHandler,
  id: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const job = { name: handler.name, payload };
  const { signal } = new AbortController();
  const caller: Caller = {
    actor: { kind: 'system', storeId },
    via: 'system',
    requestId: randomUUID(),
    signal,
    mayTryLater: retryWaitOf(job) !== undefined,
  };
  const report: JobReport = { id, progress: async () => {} };
  const inContext = <T>(work: (context: Context) => Promise<T>) => kernel.inContext(caller, work);
  try {
    if ('run' in handler) await inContext((context) => handler.run(context, payload, report));
    else {
      const slow = await inContext((context) => handler.begin(context, payload));
      const write = await slow?.(report, signal);
      if (write) await inContext((context) => write(context));
    }
  } catch (error) {
    if (!(error instanceof TryLater) || !caller.mayTryLater) throw error;
    await inContext(({ jobs }) => queueAgain(jobs, job));
  }
}

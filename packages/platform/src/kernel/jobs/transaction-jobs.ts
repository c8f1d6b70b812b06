import { randomUUID } from 'node:crypto';
import type { Database } from '../data/database.ts';
import type { JobSink } from './job-sink.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { jobRuns } from '../data/tables.ts';

/** The sink of one transaction. */
export function transactionJobs(
  parts: Pick<KernelParts, 'queue' | 'clocks' | 'log'>,
  db: Database,
  storeId: () => string,
  afterCommit: (() => void)[],
): JobSink {
  return {
    async enqueue(name, payload, afterMs = 0) {
      const job = { storeId: storeId(), jobId: randomUUID() };
      await db.insert(jobRuns).values({
        storeId: job.storeId,
        id: job.jobId,
        name,
        status: 'QUEUED',
        payload,
        createdAt: parts.clocks.of(job.storeId).now(),
      });
      // A crash between commit and send is made good by the worker, which sends again what stayed QUEUED.
      afterCommit.push(() => {
        parts.queue
          .send(job, afterMs)
          .catch((error: unknown) => parts.log.warn({ error: String(error) }, 'a job waits to be sent'));
      });
      return job.jobId;
    },
  };
}

/** Work that was queued: what kind, under which id. */
export interface BegunJob {
  id: string;
  name: string;
}

/** The sink, which also writes down in `begun` what it queued. */
export function notingJobs(jobs: JobSink, begun: BegunJob[]): JobSink {
  return {
    async enqueue(name, payload, afterMs) {
      const id = await jobs.enqueue(name, payload, afterMs);
      begun.push({ id, name });
      return id;
    },
  };
}

import { catalogMessages, OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { markJobs } from '../credits/charge-call.ts';
import { giveBack } from '../credits/charge.ts';
import { inTransaction, type Database } from '../data/database.ts';
import { transactionEvents } from '../events/events.ts';
import {
  findJob,
  holdJob,
  type AnyJobHandler,
  type JobQueue,
  type JobReport,
  type StagedJobHandler,
  type WritePart,
} from './jobs.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { tellWorkDone } from '../notifications/tell-work-done.ts';
import { jobRuns } from '../data/tables.ts';
import type { Caller } from '../request/caller.ts';
import { transactionContext } from '../request/transaction-context.ts';
import { notingJobs, transactionJobs, type BegunJob } from './transaction-jobs.ts';
import { queueAgain, retryWaitOf, TryLater } from './try-later.ts';

const queueName = 'store-jobs';
const sweepMs = 30_000;

interface Work {
  storeId: string;
  jobId: string;
}

interface RunningJob {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  /** The AI credits that it was paid with. */
  chargeId: string | null;
}

/** Runs background work from pg-boss on the same database; any number of servers share it. */
export class JobWorker implements JobQueue {
  readonly #parts: KernelParts;
  readonly #boss: PgBoss;
  #started: Promise<void> | undefined;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(parts: KernelParts, databaseUrl: string) {
    this.#parts = parts;
    this.#boss = new PgBoss({ connectionString: databaseUrl, application_name: 'brandwright jobs', max: 3 });
    this.#boss.on('error', (error) =>
      parts.log.warn({ error: String(error) }, 'the job queue reports an error'),
    );
  }

  async start({ works }: { works: boolean }): Promise<void> {
    this.#started = this.#open(works);
    await this.#started;
  }

  async #open(works: boolean): Promise<void> {
    await this.#boss.start();
    await this.#boss
      .createQueue(queueName, { retryLimit: 3, retryDelay: 5, expireInSeconds: 900 })
      .catch(() => undefined);
    if (!works) return;
    await this.#boss.work<Work>(queueName, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
      if (job) await this.#run(job.data);
    });
    // A database that is out of reach for a moment is no reason to stop; the next round looks again.
    const sweepAgain = () =>
      void this.#sweep().catch((error: unknown) =>
        this.#parts.log.warn({ error: String(error) }, 'waiting jobs could not be looked for'),
      );
    this.#sweeper = setInterval(sweepAgain, sweepMs).unref();
    await this.#sweep();
  }

  async send(job: Work, afterMs: number): Promise<void> {
    await this.#started;
    await this.#post(job, afterMs);
  }

  async #post(job: Work, afterMs = 0, priority = 1): Promise<void> {
    // Work of a server that died shows no sign of life and is given to another one soon.
    await this.#boss.send(queueName, job, {
      id: job.jobId,
      heartbeatSeconds: 60,
      priority,
      ...(afterMs > 0 ? { startAfter: Math.ceil(afterMs / 1000) } : {}),
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** Sends again what was committed but, after a crash, never sent. The queue refuses an id it has. */
  async #sweep(): Promise<void> {
    const { rows } = await this.#parts.pool.query<{ store_id: string; id: string }>(
      `select store_id, id from job_runs where status = 'QUEUED' order by created_at limit 500`,
    );
    // Not by send(), which waits for the start that this is a part of. What was just asked for goes before it.
    for (const row of rows)
      await this.#post({ storeId: row.store_id, jobId: row.id }, 0, 0).catch(() => undefined);
  }

  async #run({ storeId, jobId }: Work): Promise<void> {
    const parts = this.#parts;
    const job = await inTransaction(parts.pool, storeId, (db) => findJob(db, storeId, jobId), 'read');
    if (!job || job.status === 'DONE' || job.status === 'FAILED') return;
    const handler = parts.jobHandler(job.name);
    if (!handler) {
      parts.log.error({ job: job.name, jobId }, 'a job has no handler here');
      const error = `This server can’t run "${job.name}" yet. Try again once the server is updated.`;
      await this.#fail(storeId, job, error);
      return;
    }
    await this.#report(storeId, job, { status: 'RUNNING', percent: 0, note: '' });
    const { chargeId } = job;
    const work = { id: jobId, name: job.name, payload: job.payload as Record<string, unknown>, chargeId };
    try {
      await this.#runHandler(handler, storeId, work);
    } catch (thrown) {
      if (thrown instanceof TryLater && retryWaitOf(work) !== undefined)
        return this.#runLater(storeId, work, thrown);
      const error = thrown instanceof TryLater ? thrown.reason : thrown;
      parts.log.error({ error: String(error), job: job.name, jobId }, 'a job failed');
      const message = error instanceof OperationError ? error.message : catalogMessages.generic;
      await this.#fail(storeId, job, message);
    }
  }

  /** Writes down that it failed; what was paid for it comes back in the same transaction. */
  #fail(
    storeId: string,
    job: { id: string; name: string; chargeId: string | null },
    error: string,
  ): Promise<void> {
    const clock = this.#parts.clocks.of(storeId);
    const change = { status: 'FAILED', error, finishedAt: clock.now() };
    return this.#report(storeId, job, change, async (db) => {
      if (job.chargeId) await giveBack({ db, storeId, clock }, job.chargeId, `job:${job.id}`, undefined);
    });
  }

  /** Ends this run with the next one queued. */
  async #runLater(storeId: string, job: RunningJob, { reason }: TryLater): Promise<void> {
    const parts = this.#parts;
    parts.log.warn({ error: String(reason), job: job.name, jobId: job.id }, 'a job is tried again later');
    const afterCommit: (() => void)[] = [];
    await inTransaction(parts.pool, storeId, async (db) => {
      if (!(await holdJob(db, storeId, job.id))) return;
      const begun: BegunJob[] = [];
      await queueAgain(
        notingJobs(
          transactionJobs(parts, db, () => storeId, afterCommit),
          begun,
        ),
        job,
      );
      await this.#end(db, storeId, job, {}, begun);
    });
    for (const act of afterCommit) act();
  }

  async #runHandler(handler: AnyJobHandler, storeId: string, job: RunningJob) {
    const parts = this.#parts;
    const { id: jobId, payload } = job;
    const afterCommit: (() => void)[] = [];
    const caller = {
      actor: { kind: 'system' as const, storeId },
      via: 'system' as const,
      requestId: jobId,
      signal: AbortSignal.timeout(900_000),
      mayTryLater: retryWaitOf(job) !== undefined,
    };
    const report = {
      id: jobId,
      progress: (percent: number, note: string) =>
        this.#report(storeId, { id: jobId, name: handler.name }, { percent: Math.round(percent), note }),
    };
    const before = 'work' in handler ? await handler.work(caller, payload, report) : undefined;
    const write = 'begin' in handler ? await this.#makeSlowly(handler, caller, payload, report) : undefined;
    await inTransaction(parts.pool, storeId, async (db) => {
      // The demo was put back meanwhile, and the job with it: nothing of it may be written.
      if (!(await holdJob(db, storeId, jobId))) return;
      const context = transactionContext(parts, caller, db, afterCommit);
      const begun: BegunJob[] = [];
      context.jobs = notingJobs(context.jobs, begun);
      const result =
        'run' in handler
          ? await handler.run(context, payload, report)
          : write
            ? await write(context)
            : before;
      await this.#end(db, storeId, job, result, begun);
      if (!isFailure(result))
        await tellWorkDone(
          context,
          job,
          begun.map(({ name }) => name),
        );
    });
    for (const act of afterCommit) act();
  }

  /** Written by the job's own transaction, so its effects and its end are one. */
  async #end(
    db: Database,
    storeId: string,
    { id, name, chargeId }: RunningJob,
    result: Record<string, unknown> | undefined,
    begun: readonly BegunJob[],
  ): Promise<void> {
    await db
      .update(jobRuns)
      .set({ status: 'DONE', percent: 100, result, finishedAt: this.#parts.clocks.of(storeId).now() })
      .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.id, id)));
    if (chargeId) await this.#settle(db, storeId, { id, chargeId }, result, begun);
    await transactionEvents(db, storeId).publish({
      type: 'job',
      data: { jobId: id, name, status: 'DONE', percent: 100, ...nextOf(name, begun) },
    });
  }

  /** What it queued is paid with the same AI credits; what it could not make is given back. */
  async #settle(
    db: Database,
    storeId: string,
    job: { id: string; chargeId: string },
    result: Record<string, unknown> | undefined,
    begun: readonly BegunJob[],
  ): Promise<void> {
    await markJobs({ db, storeId }, job.chargeId, begun);
    if (!isFailure(result)) return;
    const unmade = typeof result?.['unmade'] === 'number' ? result['unmade'] : undefined;
    await giveBack(
      { db, storeId, clock: this.#parts.clocks.of(storeId) },
      job.chargeId,
      `job:${job.id}`,
      unmade,
    );
  }

  /** The reading and the slow part of a staged job; what is left is to write. */
  async #makeSlowly(
    handler: StagedJobHandler,
    caller: Caller & { actor: { storeId: string } },
    payload: Record<string, unknown>,
    report: JobReport,
  ): Promise<WritePart | undefined> {
    const parts = this.#parts;
    const afterCommit: (() => void)[] = [];
    const slow = await inTransaction(parts.pool, caller.actor.storeId, (db) =>
      handler.begin(transactionContext(parts, caller, db, afterCommit), payload),
    );
    for (const act of afterCommit) act();
    return slow?.(report, caller.signal);
  }

  async #report(
    storeId: string,
    job: { id: string; name: string },
    change: Partial<typeof jobRuns.$inferInsert>,
    also: (db: Database) => Promise<void> = async () => undefined,
  ): Promise<void> {
    await inTransaction(this.#parts.pool, storeId, async (db) => {
      await also(db);
      await db
        .update(jobRuns)
        .set(change)
        .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.id, job.id)));
      const { status, percent, note, error } = change;
      await transactionEvents(db, storeId).publish({
        type: 'job',
        data: { jobId: job.id, name: job.name, status, percent, note, error },
      });
    });
  }
}

/** Whether a job came to its end without what was asked of it. */
const isFailure = (result: Record<string, unknown> | undefined): boolean =>
  result?.['result'] === 'FAILURE' || result?.['status'] === 'FAILURE';

/** The next of the same kind that a job queued as it ended: the pieces of one work that are done one after the other. */
function nextOf(name: string, begun: readonly BegunJob[]): { next?: string[] } {
  const next = begun.filter((job) => job.name === name).map(({ id }) => id);
  return next.length > 0 ? { next: next.slice(0, 20) } : {};
}

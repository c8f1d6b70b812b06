import { eq, and } from 'drizzle-orm';
import type { Caller } from '../request/caller.ts';
import type { Context } from '../request/context.ts';
import type { Database } from '../data/database.ts';
import { jobRuns } from '../data/tables.ts';

/** Reports of a running job. */
export interface JobReport {
  id: string;
  /** Seen at once by the store's clients, also while the job's own transaction is open. */
  progress(percent: number, note: string): Promise<void>;
}

/**
 * What a worker runs with a system context of the job's store. It runs in one transaction, which commits together
 * with the job's end, so a crash half-way leaves nothing and the job runs again. Answers its result (JSON).
 */
export interface JobHandler {
  name: string;
  run(
    context: Context,
    payload: Record<string, unknown>,
    report: JobReport,
  ): Promise<Record<string, unknown>>;
}

/**
 * Work that waits on something slow, such as a language model, and so holds no transaction while it does. It opens its
 * own for what it writes; when a server dies half-way it runs again and finds what it had written.
 */
export interface LongJobHandler {
  name: string;
  work(caller: Caller, payload: Record<string, unknown>, report: JobReport): Promise<Record<string, unknown>>;
}

/**
 * Work of an area that waits on something slow (a model, an image maker), in three steps: `begin` reads what is needed in
 * a short transaction; what it answers does the slow part without one; and what that answers writes the result in the
 * transaction that ends the job. A crash before that leaves nothing, and all of it runs again. `begin` answers undefined
 * when there is nothing to do any more.
 */
export interface StagedJobHandler {
  name: string;
  begin(context: Context, payload: Record<string, unknown>): Promise<SlowPart | undefined>;
}

export type SlowPart = (report: JobReport, signal: AbortSignal) => Promise<WritePart>;
export type WritePart = (context: Context) => Promise<Record<string, unknown>>;

/** What an area may bring. */
export type AreaJobHandler = JobHandler | StagedJobHandler;

export type AnyJobHandler = AreaJobHandler | LongJobHandler;

/** Declares a kind of background work. */
export function declareJob(handler: JobHandler): JobHandler {
  return handler;
}

/** Where committed jobs go: pg-boss on the same database. */
export interface JobQueue {
  send(job: { storeId: string; jobId: string }, afterMs: number): Promise<void>;
}

/** A job's record, or undefined for an id of another store. */
export async function findJob(db: Database, storeId: string, jobId: string) {
  const [job] = await db
    .select()
    .from(jobRuns)
    .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.id, jobId)));
  return job;
}

/** Keeps a job's record from being taken away until the transaction ends; false where it is gone. Its progress may be written. */
export async function holdJob(db: Database, storeId: string, jobId: string): Promise<boolean> {
  const held = await db
    .select({ id: jobRuns.id })
    .from(jobRuns)
    .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.id, jobId)))
    .for('key share');
  return held.length > 0;
}

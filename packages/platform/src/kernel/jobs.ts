import type { Context } from './context.ts';

/** Work to do later, for one store. `payload` is JSON. */
export interface JobSink {
  /** Queues within the transaction: a rollback queues nothing. `singletonKey` refuses doubles. Answers the job's id. */
  enqueue(name: string, payload: Record<string, unknown>, options?: { singletonKey?: string; startAfter?: Date }): Promise<string>;
}

/** A handler that a worker runs with a system context of the job's store. Must be safe to run again after a crash. */
export interface JobHandler {
  name: string;
  run(context: Context, payload: Record<string, unknown>, job: { id: string; progress(percent: number, note: string): Promise<void> }): Promise<void>;
}

export function declareJob(handler: JobHandler): JobHandler {
  return handler;
}

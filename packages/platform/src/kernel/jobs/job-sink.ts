/** Work to do later, for one store. `payload` is JSON. */
export interface JobSink {
  /** Recorded in the transaction and queued when it commits: a rollback queues nothing. Answers the job's id. */
  enqueue(name: string, payload: Record<string, unknown>): Promise<string>;
}

/** Work to do later, for one store. `payload` is JSON. */
export interface JobSink {
  /**
   * Recorded in the transaction and queued when it commits: a rollback queues nothing. Answers the job's id. `afterMs`: not before
   * so long has passed, to the second; a server that dies before it was queued may have it done at once.
   */
  enqueue(name: string, payload: Record<string, unknown>, afterMs?: number): Promise<string>;
}

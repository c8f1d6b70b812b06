/** Something that happened in a store, for its clients: what to read again, how far a job is. */
export interface StoreEvent {
  type: 'invalidate' | 'job' | 'conversation' | 'notice';
  /** Names of read operations whose results are stale. */
  operations?: readonly string[];
  /** Small facts about it; under 4 kB as JSON. */
  data?: Record<string, unknown>;
}

/** Sends when the transaction commits, so nobody hears of what was rolled back. */
export interface EventSink {
  publish(event: StoreEvent): Promise<void>;
}

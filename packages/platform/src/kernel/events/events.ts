import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../data/database.ts';
import type { Log } from '../log.ts';

/** Something that happened in a store, for its clients: what to read again, how far a job is. */
export interface StoreEvent {
  type: 'invalidate' | 'job' | 'conversation' | 'notice';
  /** Names of read operations whose results are stale. An `invalidate` without them means every read. */
  operations?: readonly string[];
  /** Small facts about it; under 4 kB as JSON. */
  data?: Record<string, unknown>;
}

/** Sends when the transaction commits, so nobody hears of what was rolled back. */
export interface EventSink {
  publish(event: StoreEvent): Promise<void>;
}

type Listener = (event: StoreEvent) => void;

/** Which reads went stale when, of the last while. */
interface Stale {
  storeId: string;
  operations: readonly string[] | undefined;
  /** Milliseconds of the process's own clock. */
  at: number;
}
/** So long it is known what went stale, for screens that were not listening yet. */
const knownMs = 60_000;
const mostKnown = 5_000;

const channel = 'brandwright_events';

/** PostgreSQL takes less than 8000 bytes in a note, and fails the transaction over a longer one. */
const longestNote = 7900;
const longestText = 500;

/** The event as it is sent. Of one that is too long, long texts are cut: who hears of it reads the rest anew. */
function noteOf(storeId: string, event: StoreEvent): string {
  const whole = JSON.stringify({ storeId, event });
  if (Buffer.byteLength(whole) <= longestNote) return whole;
  const cut = JSON.stringify({ storeId, event }, (_key, part: unknown) =>
    typeof part === 'string' ? [...part].slice(0, longestText).join('') : part,
  );
  return Buffer.byteLength(cut) <= longestNote
    ? cut
    : JSON.stringify({ storeId, event: { type: event.type } });
}

/** The sink of one transaction, for one store. */
export function transactionEvents(db: Database, storeId: string): EventSink {
  return {
    async publish(event) {
      await db.execute(sql`select pg_notify(${channel}, ${noteOf(storeId, event)})`);
    },
  };
}

/** Hears the events of every server on the database and hands them to the subscribers of their store. */
export class EventHub {
  readonly #url: string;
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #stale: Stale[] = [];
  /** Since when every event was heard. */
  #heardSince = performance.now();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'brandwright events' });
    client.on('notification', (notification) => this.#deliver(notification.payload ?? ''));
    client.on('error', (error) => {
      this.#log.warn({ error: error.message }, 'the connection for live events broke');
      this.#reconnect();
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    this.#client = client;
    this.#heardSince = performance.now();
  }

  /**
   * What went stale in a store within the last `ms` milliseconds, as one event; undefined when nothing did.
   * Without operations when that is not known: it is longer ago than is kept, or events were missed.
   */
  staleWithin(storeId: string, ms: number): StoreEvent | undefined {
    const since = performance.now() - ms;
    if (ms > knownMs || since < this.#heardSince) return { type: 'invalidate' };
    const stale = this.#stale.filter((one) => one.storeId === storeId && one.at >= since);
    if (stale.length === 0) return undefined;
    if (stale.some(({ operations }) => operations === undefined)) return { type: 'invalidate' };
    return { type: 'invalidate', operations: [...new Set(stale.flatMap((one) => one.operations ?? []))] };
  }

  /** Calls `listener` for each event of the store until the returned function is called. */
  subscribe(storeId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(storeId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(storeId, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(storeId);
    };
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  #reconnect(): void {
    this.#client = undefined;
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.start().then(
        () => this.#tellMissed(),
        (error: unknown) => {
          this.#log.warn({ error: String(error) }, 'live events are still unavailable');
          this.#reconnect();
        },
      );
    }, 1000).unref();
  }

  /** Nobody knows what happened while the connection was broken. */
  #tellMissed(): void {
    for (const listeners of this.#listeners.values())
      for (const listener of listeners) listener({ type: 'invalidate' });
  }

  #deliver(payload: string): void {
    const { storeId, event } = JSON.parse(payload) as { storeId: string; event: StoreEvent };
    this.#remember(storeId, event);
    for (const listener of this.#listeners.get(storeId) ?? []) listener(event);
  }

  #remember(storeId: string, { type, operations }: StoreEvent): void {
    if (type !== 'invalidate' && !operations) return;
    const at = performance.now();
    this.#stale.push({ storeId, operations, at });
    const first = this.#stale.findIndex((one) => one.at >= at - knownMs);
    if (first > 0) this.#stale.splice(0, first);
    if (this.#stale.length <= mostKnown) return;
    this.#stale.splice(0, this.#stale.length - mostKnown);
    this.#heardSince = this.#stale[0]?.at ?? at;
  }
}

import type { Clock } from './clock.ts';

/** Which time it is for each store: the server's, or the instant at which a demo store is held for a replay. */
export class StoreClocks {
  readonly #server: Clock;
  readonly #held = new Map<string, Date>();

  constructor(server: Clock) {
    this.#server = server;
  }

  /** The clock of a store; the server's for nobody's. It tells the time of the moment at which it is asked. */
  of(storeId: string | null): Clock {
    return { now: () => new Date(this.#held.get(storeId ?? '') ?? this.#server.now()) };
  }

  /** Time stands still for these stores, at the instant; undefined lets them go by the server's clock again. */
  hold(storeIds: readonly string[], instant: Date | undefined): void {
    for (const id of storeIds) {
      if (instant === undefined) this.#held.delete(id);
      else this.#held.set(id, new Date(instant));
    }
  }

  /** Moves on the stores that are held. */
  moveBy(storeIds: readonly string[], seconds: number): void {
    for (const id of storeIds) {
      const at = this.#held.get(id);
      if (at) this.#held.set(id, new Date(at.getTime() + seconds * 1000));
    }
  }

  /** The stores that do not go by the server's clock, with their instants. */
  held(): ReadonlyMap<string, Date> {
    return this.#held;
  }
}

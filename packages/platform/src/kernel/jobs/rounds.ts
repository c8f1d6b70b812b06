import type { Context } from '../request/context.ts';

/** Work of an area that comes due by itself, such as asking carriers where parcels are. Every server looks for it in all stores. */
export interface AreaRound {
  name: string;
  /** How often it is looked for. */
  everyMs: number;
  /** The table whose rows come due. */
  table: string;
  /** SQL that says which of them are due at `now`, an SQL expression. */
  due: (now: string) => string;
  /** SQL that says which of them come first. */
  order: string;
  /** Does what is due for one row, in a transaction of its own. Another server may be at it: it looks again whether it is due. */
  run(context: Context, id: string): Promise<void>;
}

/** Declares such work. */
export const declareRound = (round: AreaRound): AreaRound => round;

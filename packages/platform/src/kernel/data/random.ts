import { hash } from 'node:crypto';

/** A small seeded generator (mulberry32): the same seed gives the same sequence on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number in [low, high]. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** True with this chance. */
  chance(probability: number): boolean;
}

export function seededRandom(seed: string): Random {
  let state = hash('sha256', seed, 'buffer').readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

/** The same UUID (version 8) for the same words. */
export function namedId(...words: (string | number)[]): string {
  const hex = hash('sha256', words.join('\u0000'));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Chance that can be repeated: the same seed throws the same numbers. */
export interface Dice {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number;
  /** Throws a RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different entries, in any order. */
  sample<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
  /** Dice of their own for one part, so that a change of one part moves no other. */
  fork(label: string): Dice;
}

/** FNV-1a over UTF-16 code units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Dice of a seed (mulberry32). */
export function diceOf(seed: string): Dice {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[Math.floor(next() * list.length)];
    if (entry === undefined) throw new RangeError('Nothing to pick from.');
    return entry;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (rest.length > 0 && taken.length < count) {
      taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
    }
    return taken;
  };
  return {
    next,
    pick,
    sample,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    fork: (label) => diceOf(`${seed}/${label}`),
  };
}

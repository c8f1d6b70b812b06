import { hashOf } from '@brandwright/contract/kernel/hash-of.ts';

export { hashOf };

/** Even numbers from 0 up to 1, always the same ones for the same words (mulberry32). */
export function seeded(words: string): () => number {
  let state = hashOf(words);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list, always the same for the same words. Throws for an empty list. */
export function chosen<T>(list: readonly T[], words: string): T {
  const [first] = list;
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return list[hashOf(words) % list.length] ?? first;
}

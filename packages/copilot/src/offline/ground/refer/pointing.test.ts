import { describe, expect, it } from 'vitest';
import { readPointer } from './pointing.ts';

describe('pointing words', () => {
  it.each([
    ['the second', { how: 'place', places: [1] }],
    ['the first two', { how: 'count', count: 2 }],
    ['the first two and the last', { how: 'place', places: [0, 1, -1] }],
    ['the two candle makers', { how: 'all', count: 2 }],
    ['both', { how: 'all', count: 2 }],
    ['them both', { how: 'all', count: 2 }],
    ['the other one', { how: 'others', single: true }],
    ['the other supplier', { how: 'others', single: true }],
    ['the other ones', { how: 'others', single: false }],
    ['the other mugs', { how: 'others', single: false }],
    ['the rest', { how: 'others', single: false }],
  ])('“%s”', (words, pointer) => expect(readPointer(words, true)).toEqual(pointer));

  it.each(['both', 'both of them', 'the two'])('“%s” is two where one record is wanted', (words) =>
    expect(readPointer(words, false)).toEqual({ how: 'all', count: 2 }),
  );

  it.each(['maya chen', 'the candle makers in Portugal'])('“%s” points at nothing', (words) =>
    expect(readPointer(words, true)).toBeNull(),
  );
});

import { expect, it } from 'vitest';
import { ordinalPattern, ordinalWord, readOrdinal } from './ordinals.ts';

it.each([
  ['first', 1],
  ['Third', 3],
  ['12th', 12],
  ['the', null],
  ['0th', null],
  ['last', -1],
])('%s', (word, place) => expect(readOrdinal(word)).toBe(place));

it('is found in a sentence', () =>
  expect('the 2nd and the last'.match(new RegExp(ordinalPattern, 'gi'))).toEqual(['2nd', 'last']));

it('is said as a word where there is one', () => {
  expect(ordinalWord(2)).toBe('second');
  expect(ordinalWord(13)).toBeUndefined();
});

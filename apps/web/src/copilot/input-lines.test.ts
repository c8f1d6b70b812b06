import { expect, it } from 'vitest';
import { inputLines } from './input-lines.ts';

it('reads an input as lines', () => {
  expect(inputLines({ countryCode: 'VN', customsValueMinor: 340, tags: ['a', 'b'], empty: null, items: [{ sku: 'X', quantity: 2 }] })).toEqual([
    ['country code', 'VN'],
    ['customs value', '340'],
    ['tags', 'a, b'],
    ['items', 'sku X; quantity 2'],
  ]);
});

it('has nothing to say about nothing', () => {
  expect(inputLines(undefined)).toEqual([]);
  expect(inputLines('x')).toEqual([]);
});

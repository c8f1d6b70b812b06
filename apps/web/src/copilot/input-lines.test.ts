import { expect, it } from 'vitest';
import { inputLines, shortValues } from './input-lines.ts';

it('reads an input as lines', () => {
  expect(
    inputLines({
      countryCode: 'VN',
      customsValueMinor: 340,
      tags: ['a', 'b'],
      empty: null,
      items: [{ sku: 'X', quantity: 2 }],
    }),
  ).toEqual([
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

it('tells two calls apart by their short values', () => {
  expect(
    shortValues({
      id: '5dcc5714-4fd5-80aa-a9f5-c7470fbbcead',
      orderNumber: 1042,
      status: 'ON_HOLD',
      reason: 'the customer asked for it to be kept back',
    }),
  ).toEqual(['1042', 'On hold']);
  expect(shortValues({ countryCode: 'VN' })).toEqual(['VN']);
});

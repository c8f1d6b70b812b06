import { expect, it } from 'vitest';
import { facetChoices } from './facet-choices.ts';

const counts: Record<string, number> = { candles: 0, mugs: 3, totes: 5 };
const order = (chosen: string, isCounted = true) =>
  facetChoices({
    rows: ['candles', 'mugs', 'totes', 'soap'],
    countOf: (row) => (isCounted ? (counts[row] ?? 0) : undefined),
    isChosen: (row) => row === chosen,
  }).map(({ row }) => row);

it('puts what is chosen first and what would give nothing last, else as they come', () => {
  expect(order('totes')).toEqual(['totes', 'mugs', 'candles', 'soap']);
  expect(order('soap')).toEqual(['soap', 'mugs', 'totes', 'candles']);
});

it('moves nothing to the end before it is counted', () => {
  expect(order('', false)).toEqual(['candles', 'mugs', 'totes', 'soap']);
});

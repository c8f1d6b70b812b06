import { compareTariffChange } from '@brandwright/contract/tariffs/compare-tariff-change.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { turnOnlyEnd } from './turn-only-end.ts';

const turned = (text: string, ...marks: [field: string, text: string][]) =>
  turnOnlyEnd(
    fieldsOf(compareTariffChange),
    marks.map(([field, said]) => {
      const start = text.indexOf(said);
      return { field, text: said, start, end: start + said.length, value: null, drops: false, certainty: 1 };
    }),
    text,
  ).map(({ field }) => field);

it('the only price of a move is the one there is, unless it is said to change', () => {
  expect(turned('from China to Vietnam, 2,000 at $3.40', ['toUnitPriceMinor', '$3.40'])).toEqual([
    'unitPriceMinor',
  ]);
  expect(turned('and if the price went to $3.40', ['toUnitPriceMinor', '$3.40'])).toEqual([
    'toUnitPriceMinor',
  ]);
  expect(turned('$4 before, $3.40 then', ['unitPriceMinor', '$4'], ['toUnitPriceMinor', '$3.40'])).toEqual([
    'unitPriceMinor',
    'toUnitPriceMinor',
  ]);
});

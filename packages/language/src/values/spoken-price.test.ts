import { expect, it } from 'vitest';
import { readQuantities } from './quantities.ts';

const figures = (text: string) => readQuantities(text).map(({ value }) => value);

it.each([
  ['34 50', [34.5]],
  ['no wait, make it 34 50', [34.5]],
  ['300 of those at 7 25 what would customs take', [300, 7.25]],
  ['ship 12 20 oz tumblers', [12, 20]],
  ['move 14 to 20', [14]],
  ['orders 1042 and 1043', [1042, 1043]],
])('“%s”', (text, wanted) => expect(figures(text)).toEqual(wanted));

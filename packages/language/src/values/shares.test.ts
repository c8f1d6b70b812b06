import { expect, it } from 'vitest';
import { readShares } from './shares.ts';

it.each<[text: string, percents: number[]]>([
  ['30% deposit, 70% before shipment', [30, 70]],
  ['thirty percent now', [30]],
  ['twenty-five percent off', [25]],
  ['1/3 upfront', [33.33]],
  ['we pay a third now and two thirds later', [33.33, 66.67]],
  ['half up front, half on delivery', [50, 50]],
  ['half of it', [50]],
  ['30/70', [30, 70]],
  ['50-50', [50, 50]],
  ['three quarters of the run', [75]],
  ['a quarter', [25]],
  ['½ now', [50]],
  ['12.5 percent', [12.5]],
  ['100%', [100]],
  ['24/7 support', []],
  ['due 1/12', []],
  ['half past nine', []],
  ['half a dozen', []],
  ['2 1/2 in', []],
  ['the third one', []],
  ['third quarter', []],
  ['half-hour', []],
  ['a month and a half', []],
  ['20/40 feet container', []],
])('%s', (text, percents) => expect(readShares(text).map(({ percent }) => percent)).toEqual(percents));

it('says where it is and how it is written', () =>
  expect(readShares('pay a third first')).toEqual([
    { start: 4, end: 11, text: 'a third', percent: 33.33, figure: '1/3' },
  ]));

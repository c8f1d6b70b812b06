import { readValues } from '@brandwright/language/values/read-values.ts';
import { expect, it } from 'vitest';
import { checkSum } from './check-sum.ts';

const check = (text: string) => checkSum(text, readValues(text, new Date('2026-11-22T12:00:00Z')));

it.each([
  [
    '40 mugs at 12.50 and 10 bowls at 18.00 should be 680, is that right?',
    'Yes: 40 × 12.50 + 10 × 18.00 = 680.00.',
  ],
  ['30 lamps at 45 is 1,400, correct?', 'Not quite: 30 × 45 = 1,350, not 1,400.'],
  ['freight is $310 more but the goods are $900 less, so we save $590, no?', 'Yes: $900 − $310 = $590.'],
  ['20 times 195 is 3,900 by my count', 'Yes: 20 × 195 = 3,900.'],
  ['4 outa 160 came broken. what percent is that', '4 of 160 is 2.5%.'],
  ['15 boxes at 24 pounds, what does all of it weigh', '15 × 24 pounds = 360 pounds.'],
])('“%s”', (text, said) => expect(check(text)).toBe(said));

it.each([
  'we sold 40 in May and 60 in June, is 900 the stock, right?',
  'order 1043 has 3 mugs and 12 bowls, correct?',
  '40 mugs at 12.50 and 10 bowls at 18.00',
  'ship 12 of them, ok?',
  'take 10 percent off 240 orders',
  'what would 300 at 17.50 come to with duty of 12 percent',
])('“%s” claims none', (text) => expect(check(text)).toBeNull());

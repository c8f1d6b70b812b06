import { describe, expect, it } from 'vitest';
import { withoutCardNumbers } from './card-numbers.ts';

const without = (text: string) => withoutCardNumbers(text, '[x]');

describe('card numbers', () => {
  it.each([
    ['pay with 4242424242424242', 'pay with [x]'],
    ['my card is 4242 4242 4242 4242, thanks', 'my card is [x], thanks'],
    ['5555-5555-5555-4444 12/29 cvc 123', '[x] … …'],
    ['amex 3782 822463 10005 exp 4/30', 'amex [x] …'],
    ['4000056655665556 exp 12/2029, cvv: 999 please', '[x] …, … please'],
    ['pay the invoice with my card 4242 4242 4242 4242', 'pay the invoice with my card [x]'],
    ['use 6011111111111117 and 378282246310005', 'use [x] and [x]'],
  ])('%s', (text, left) => {
    expect(without(text)).toBe(left);
  });

  it.each([
    'use the visa 4242',
    'the card ending in 4444',
    'tracking 4242424242424242',
    'order 1042 of 12/29',
    'call +1 503 555 0142',
    'tracking number is 9400 1118 9922 3197 4284 90',
    '4242424242424241',
    '600 mugs at 5.40, 480 candles at 6.20',
  ])('are not in: %s', (text) => {
    expect(without(text)).toBe(text);
  });
});

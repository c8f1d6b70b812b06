import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const now = new Date('2026-11-20T15:00:00Z');

it.each<[text: string, quantity: number | null]>([
  ['We need 500 mugs, 12 oz, in sage green.', 500],
  ['1,000 linen tote bags by March 1', 1000],
  ['We think of 500 pieces.', 500],
  ['Could you do 300 by March?', 300],
  ['What is the price for 1,000?', 1000],
  ['Quantity: 600', 600],
  ['We make it 800 mugs in navy.', 800],
  ['600 pieces.', 600],
  ['Ship to Portland, Oregon 97205.', null],
  ['Two fragrances, 3 oz, 25 days', null],
  ['Order 1042 is late.', null],
  ['at $4.20 each', null],
  ['Call us at 503 555 0199.', null],
  ['a print in 2 colors', null],
  ['for 14 days', null],
])('%s', (text, quantity) => expect(figuresOf(text, now).quantity).toBe(quantity));

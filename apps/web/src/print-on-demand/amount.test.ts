import { expect, it } from 'vitest';
import { minorOf } from './amount.ts';

it.each([
  ['28', 2800],
  ['$28.5', 2850],
  [' 19.99 ', 1999],
  ['0.01', 1],
  ['0', undefined],
  ['10000.01', undefined],
  ['28.999', undefined],
  ['a mug', undefined],
  ['', undefined],
])('reads %s as cents', (text, amount) => expect(minorOf(text)).toBe(amount));

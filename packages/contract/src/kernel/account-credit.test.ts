import { expect, it } from 'vitest';
import { creditFor, shareOfMinor } from './account-credit.ts';

it.each([
  [0, 10_000, 0],
  [-300, 10_000, 0],
  [7_500, 10_000, 7_500],
  [10_000, 10_000, 10_000],
  [25_000, 10_000, 10_000],
  // Less than 50 cents can't be charged to a card.
  [9_980, 10_000, 9_950],
  [20, 40, 0],
  [40, 40, 40],
])('takes of a credit of %i for %i: %i', (balance, amount, taken) => {
  expect(creditFor(balance, amount)).toBe(taken);
});

it('shares in whole minor units', () => {
  expect([shareOfMinor(600, 1, 2), shareOfMinor(1, 1, 2), shareOfMinor(100, 1, 3)]).toEqual([300, 1, 33]);
  expect(shareOfMinor(5, 1, 0)).toBe(0);
});

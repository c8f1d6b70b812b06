import { expect, it } from 'vitest';
import { tellsAlready } from './tells-already.ts';

const one =
  'Paying $2,040.00 of INV-2048 of Kiln Nine in 60 days would cost a fee of $59.16: $2,099.16 in all by January 19, 2027.';
const several = 'Paying it later would cost a fee: $20.40 in 30 days, $59.16 in 60 days.';

it.each([
  [one, 'Fee $59.16.', true],
  [one, 'Fee $59.1.', false],
  [one, 'Total $2,099.16.', false],
  // Which of several was asked for, the answer says.
  [several, 'Fee $59.16.', false],
  ['29 orders are processing.', '29 orders.', true],
  ['290 orders are processing.', '29 orders.', false],
  ['Linen tote has 12 left to sell.', 'Yes.', false],
])('of “%s”, “%s” is said: %s', (summary, answer, expected) => {
  expect(tellsAlready(summary, answer)).toBe(expected);
});

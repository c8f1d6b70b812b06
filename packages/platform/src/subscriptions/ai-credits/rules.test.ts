import { expect, it } from 'vitest';
import { levelOf } from './rules.ts';

it.each([
  [1000, 'FINE'],
  [201, 'FINE'],
  [200, 'LOW'],
  [51, 'LOW'],
  [50, 'ALMOST_OUT'],
  [1, 'ALMOST_OUT'],
  [0, 'OUT'],
])('with %d of 1,000 left it is %s', (balance, level) => {
  expect(levelOf({ balance, granted: 1000 })).toBe(level);
});

import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

it('works out two figures', () => expect(calculate('288 x 1.10 is how much')).toBe('288 x 1.10 = 316.80.'));

it('does not end where more is asked of them', () =>
  expect(calculate('12 x 199, how much less is the yearly that you just showed')).toBeNull());

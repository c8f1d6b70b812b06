import { describe, expect, it } from 'vitest';
import { leadsToAmount } from './before-amounts.ts';

describe('a bare number', () => {
  it.each(['make it 15 please, she has paid ', 'that one costs ', 'make that '])(
    'is an amount after “%s”',
    (before) => {
      expect(leadsToAmount(before)).toBe(true);
    },
  );

  it.each(['put ', 'has she paid for ', 'the cost of '])('may be of a record after “%s”', (before) => {
    expect(leadsToAmount(before)).toBe(false);
  });
});

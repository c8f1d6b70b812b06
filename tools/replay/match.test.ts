import { describe, expect, it } from 'vitest';
import { isSubset, occurs } from './match.ts';

describe('isSubset', () => {
  it('takes objects by their named fields, at every depth', () => {
    expect(isSubset({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toBe(true);
    expect(isSubset({ a: { b: 2 } }, { a: { b: 1 } })).toBe(false);
    expect(isSubset({ a: 1 }, null)).toBe(false);
  });

  it('takes lists by position and lets them go on', () => {
    expect(isSubset([{ a: 1 }], [{ a: 1 }, { a: 2 }])).toBe(true);
    expect(isSubset([1, 2], [1])).toBe(false);
  });

  it('takes patterns between slashes, and null for what is not there', () => {
    expect(isSubset({ name: '/^Maya/' }, { name: 'Maya Chen' })).toBe(true);
    expect(isSubset({ name: null }, {})).toBe(true);
  });
});

describe('occurs', () => {
  it('looks for words whatever their case, or for a pattern', () => {
    expect(occurs('ORDER 1042', 'Your order 1042 waits.')).toBe(true);
    expect(occurs('/outstanding|processing/i', 'It is Processing.')).toBe(true);
    expect(occurs('/^done/', 'not done')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { count, listWords } from './words.ts';

describe('listWords', () => {
  it('joins without a comma before the last', () => {
    expect(listWords([])).toBe('');
    expect(listWords(['mugs'])).toBe('mugs');
    expect(listWords(['mugs', 'totes'])).toBe('mugs and totes');
    expect(listWords(['mugs', 'totes', 'candles'])).toBe('mugs, totes and candles');
  });

  it('counts what it leaves out', () => {
    expect(listWords(['mugs', 'totes', 'candles'], 2)).toBe('mugs, totes and 1 more');
    expect(listWords(['mugs', 'totes', 'candles'], 3)).toBe('mugs, totes and candles');
    expect(listWords(['mugs', 'totes'], 1)).toBe('mugs and 1 more');
  });

  it('offers a choice', () => {
    expect(listWords(['mugs', 'totes', 'candles'], 8, 'or')).toBe('mugs, totes or candles');
  });
});

describe('count', () => {
  it('takes the singular for one alone', () => {
    expect([0, 1, 2, 1200].map((number) => count(number, 'order'))).toEqual([
      '0 orders',
      '1 order',
      '2 orders',
      '1,200 orders',
    ]);
    expect(count(2, 'company', 'companies')).toBe('2 companies');
  });
});

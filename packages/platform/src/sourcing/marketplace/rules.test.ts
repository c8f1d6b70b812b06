import { editDistance, nearestWord } from '@brandwright/language/words/near-words.ts';
import { describe, expect, it } from 'vitest';
import {
  completedOrdersBucketOf,
  meanOf,
  moqRanges,
  productionTimeRanges,
  samplePriceRanges,
  searchTokens,
  type Range,
} from './rules.ts';

const holds = (range: Range, value: number) =>
  value >= range.from && (range.below === null || value < range.below);

describe('buckets of the marketplace', () => {
  it('put an edge into the upper bucket only', () => {
    const of = (value: number) =>
      Object.entries(moqRanges)
        .filter(([, range]) => holds(range, value))
        .map(([name]) => name);
    expect([0, 99, 100, 999, 1000, 50_000].map(of)).toEqual([
      ['0-100'],
      ['0-100'],
      ['100-1000'],
      ['100-1000'],
      ['1000+'],
      ['1000+'],
    ]);
  });

  it('start sample prices at five dollars', () => {
    expect(holds(samplePriceRanges['5-50'], 499)).toBe(false);
    expect(holds(samplePriceRanges['5-50'], 500)).toBe(true);
    expect(holds(samplePriceRanges['5-50'], 5000)).toBe(false);
    expect(holds(samplePriceRanges['50-100'], 5000)).toBe(true);
    expect(holds(samplePriceRanges['100+'], 10_000)).toBe(true);
  });

  it('count a month as 30 days', () => {
    expect(holds(productionTimeRanges['under-1-month'], 29)).toBe(true);
    expect(holds(productionTimeRanges['1-2-months'], 30)).toBe(true);
    expect(holds(productionTimeRanges['3+-months'], 90)).toBe(true);
  });

  it('name the narrowest bucket of completed orders', () => {
    expect([49, 50, 99, 100, 250].map(completedOrdersBucketOf)).toEqual([
      'under-50',
      '50+',
      '50+',
      '100+',
      '250+',
    ]);
  });
});

describe('words of a search', () => {
  it('leave out the words for whoever makes it', () => {
    expect(searchTokens('Find me candle makers')).toEqual(['candle']);
    expect(searchTokens('factories')).toEqual([]);
    expect(searchTokens("soy wax; drop table suppliers' | & :*")).toEqual(['soy', 'wax', 'drop', 'table']);
  });

  it('forgive more in longer words and nothing in short ones', () => {
    const known = [
      { word: 'candles', uses: 9 },
      { word: 'ceramic', uses: 4 },
      { word: 'mug', uses: 3 },
    ];
    expect(nearestWord('candels', known)).toBe('candles');
    expect(nearestWord('cermaic', known)).toBe('ceramic');
    expect(nearestWord('mgu', known)).toBeUndefined();
    expect(nearestWord('bicycle', known)).toBeUndefined();
    expect(nearestWord('match', [{ word: 'batch', uses: 90 }])).toBeUndefined();
  });

  it('count a swap of neighbours as one edit', () => {
    expect(editDistance('cnadle', 'candle', 2)).toBe(1);
    expect(editDistance('candle', 'candle', 2)).toBe(0);
    expect(editDistance('abc', 'xyz', 2)).toBe(3);
  });
});

it('means have two decimals, and nothing has none', () => {
  expect(meanOf([5, 5, 4])).toBe(4.67);
  expect(meanOf([])).toBeNull();
});

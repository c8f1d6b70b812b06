import { describe, expect, it } from 'vitest';
import { atThePrice, valueBracket } from './value-bracket.ts';

const glass = (hts: string, description: string) => ({
  hts,
  description: `Drinking glasses › ${description}`,
});
const lines = [
  glass('7013.37.10', 'Valued not over $0.30 each'),
  glass('7013.37.20', 'Valued over $0.30 but not over $3 each'),
  glass('7013.37.50', 'Valued over $3 each › Other › Valued over $3 but not over $5 each'),
  glass('7013.37.60', 'Valued over $3 each › Other › Valued over $5 each'),
];

describe('lines that ask what one piece is worth', () => {
  it('reads the narrowest value that a description names', () => {
    expect(lines.map(({ description }) => valueBracket(description))).toEqual([
      { over: null, upTo: 30 },
      { over: 30, upTo: 300 },
      { over: 300, upTo: 500 },
      { over: 500, upTo: null },
    ]);
    expect(valueBracket('Candles, tapers and the like')).toBeNull();
  });

  it.each([
    [30, '7013.37.10'],
    [31, '7013.37.20'],
    [350, '7013.37.50'],
    [500, '7013.37.50'],
    [501, '7013.37.60'],
  ])('keeps of one subheading what is for a price of %i cents', (price, hts) => {
    expect(atThePrice(lines, price).map((line) => line.hts)).toEqual([hts]);
  });

  it('keeps all without a price, and lines of other goods', () => {
    expect(atThePrice(lines, null)).toEqual(lines);
    const mug = { hts: '6912.00.44', description: 'Mugs and steins' };
    expect(atThePrice([mug, ...lines], 350)).toEqual([mug, lines[2]]);
    // No line for that price is known, so none is left out.
    expect(
      atThePrice([mug, glass('7013.37.20', 'Valued over $0.30 but not over $3 each')], 400),
    ).toHaveLength(2);
  });
});

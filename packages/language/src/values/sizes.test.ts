import { describe, expect, it } from 'vitest';
import { readSizes } from './sizes.ts';

describe('sizes', () => {
  it.each([
    ['12 oz', 'a 12 oz mug', { measure: 'capacity', milliliters: 354.9 }],
    ['4 oz', 'soap bars 4 oz each', { measure: 'weight', grams: 113.4 }],
    ['8oz', '8oz soy candle in amber glass', { measure: 'weight', grams: 226.8 }],
    ['1.7 fl oz', 'serum, 1.7 fl oz', { measure: 'capacity', milliliters: 50.3 }],
    ['500 ml', 'holds 500 ml', { measure: 'capacity', milliliters: 500 }],
    ['8x10 in', 'prints 8x10 in', { measure: 'dimensions', millimeters: { length: 203.2, width: 254 } }],
    [
      '20 x 15 x 8 cm',
      'boxes 20 x 15 x 8 cm',
      { measure: 'dimensions', millimeters: { length: 200, width: 150, height: 80 } },
    ],
    ['8 in by 10 in', 'frames 8 in by 10 in', { measure: 'dimensions' }],
    ['30 cm tall', 'bunnies 30 cm tall', { measure: 'dimensions', millimeters: { height: 300 } }],
    ['1 inch wide', 'collars 1 inch wide', { measure: 'dimensions', millimeters: { width: 25.4 } }],
    ['height of 12 cm', 'a height of 12 cm', { measure: 'dimensions', millimeters: { height: 120 } }],
    ['2 1/2 inches', 'patches 2 1/2 inches', { measure: 'dimensions', millimeters: { length: 63.5 } }],
    ['300g', 'weighs 300g', { measure: 'weight', grams: 300 }],
    ['240 gsm', 'hoodies of 240 gsm', { measure: 'cloth weight', gramsPerSquareMeter: 240 }],
    ['sizes S/M/L', 'tees in sizes S/M/L', { measure: 'label', system: 'GARMENT', label: 'S/M/L' }],
    ['XS to 2XL', 'hoodies XS to 2XL', { measure: 'label', system: 'GARMENT' }],
    ['queen size', 'a queen size duvet', { measure: 'label', system: 'BED', label: 'queen' }],
    ['king', 'king sheets', { measure: 'label', system: 'BED' }],
    ['US 9', 'sneakers, US 9', { measure: 'label', system: 'SHOE', label: 'US 9' }],
    ['A5', 'A5 notebooks', { measure: 'label', system: 'PAPER', label: 'A5' }],
  ])('%s of “%s”', (said, text, size) => {
    expect(readSizes(text)).toMatchObject([{ text: said, ...size }]);
    expect(text.slice(readSizes(text)[0]?.start, readSizes(text)[0]?.end)).toBe(said);
  });

  it('takes ounces of what the text is about for volume', () =>
    expect(readSizes('make it 15 oz', 'ceramic mug')).toMatchObject([{ milliliters: 443.6 }]));

  it('marks a refused one', () =>
    expect(readSizes('300 ml, not 500 ml')).toMatchObject([{ negated: false }, { negated: true }]));

  it.each([
    '20 in sage',
    'order 1042',
    'a size to suit',
    "I'm in",
    'US 9 orders',
    '$5.50',
    '500 mugs',
    'the king of mugs',
  ])('%s holds none', (text) => expect(readSizes(text)).toEqual([]));
});

import type { Category } from '../category.ts';

export const candles: Category = {
  key: 'candles',
  name: 'candles',
  words: ['candle', 'wax', 'soy wax', 'beeswax', 'wick', 'tealight', 'wax melt', 'candlestick', 'taper'],
  materials: [
    'soy and rapeseed wax',
    'beeswax',
    'cotton wicks',
    'recycled glass',
    'stoneware vessels',
    'IFRA-compliant fragrance oils',
  ],
  costShare: [20, 32],
  minimum: '200 to 500 jars of one scent',
  rhythm: 'come back every two to three months, most of all in autumn',
  seasons: [
    { months: [9, 12], why: 'short days and gifts bring more than half of a year' },
    { months: [2, 2], why: 'a smaller peak before the middle of February' },
  ],
  hts: [
    { code: '3406.00.00', what: 'candles' },
    { code: '7010.90.50', what: 'glass jars' },
    { code: '4819.20.00', what: 'folding cartons' },
    { code: '9405.50.40', what: 'candle holders, not of brass' },
  ],
  origins: [
    { country: 'United States', why: 'short freight for a heavy product and small pours' },
    { country: 'Vietnam', why: 'sets with ceramic and glass vessels' },
    { country: 'Portugal', why: 'poured candles in stoneware' },
    { country: 'India', why: 'brass, glass and beeswax work' },
  ],
  roots: ['ember', 'dusk', 'lantern', 'glow', 'hearth', 'velvet', 'linger', 'cinder', 'halo', 'amber'],
  hues: [45, 65, 20, 300, 150],
  scenes: [
    'on a mantel at dusk',
    'beside a bath with folded linen',
    'on a dark wooden table',
    'on a stack of books by a window',
  ],
};

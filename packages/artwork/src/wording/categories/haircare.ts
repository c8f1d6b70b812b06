import type { Category } from '../category.ts';

export const haircare: Category = {
  key: 'haircare',
  name: 'haircare',
  words: [
    'hair',
    'haircare',
    'hair care',
    'shampoo',
    'conditioner',
    'curl',
    'curly',
    'scalp',
    'hair oil',
    'braid',
    'wig',
    'scrunchie',
    'hair mask',
    'dandruff',
  ],
  materials: ['coconut-derived cleansers', 'shea butter', 'plant oils', 'aluminum bottles', 'wooden combs'],
  costShare: [15, 27],
  minimum: '1,000 bottles of one formula',
  rhythm: 'come back every ten to fourteen weeks',
  seasons: [
    { months: [5, 8], why: 'sun, salt and chlorine' },
    { months: [11, 12], why: 'gift sets' },
  ],
  hts: [
    { code: '3305.10.00', what: 'shampoo' },
    { code: '3305.90.00', what: 'other preparations for hair' },
    { code: '9615.11.40', what: 'combs' },
  ],
  origins: [
    { country: 'United States', why: 'small fills and textured-hair know-how' },
    { country: 'Italy', why: 'salon formulas' },
    { country: 'India', why: 'oils and herbal washes' },
    { country: 'South Korea', why: 'scalp care' },
  ],
  roots: ['tress', 'coil', 'wave', 'ripple', 'silk', 'plume', 'halo', 'bloom', 'fern', 'ribbon'],
  hues: [20, 50, 160, 330, 200],
  scenes: ['on a shower shelf with drops', 'on a vanity by a window', 'on terrazzo', 'beside a wooden comb'],
};

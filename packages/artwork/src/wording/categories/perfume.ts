import type { Category } from '../category.ts';

export const perfume: Category = {
  key: 'perfume',
  name: 'perfume',
  words: ['perfume', 'fragrance', 'cologne', 'eau de parfum', 'body mist', 'perfume oil', 'scent', 'parfum'],
  materials: ['sugarcane alcohol', 'distilled oils', 'heavy glass', 'wooden caps', 'cotton pouches'],
  costShare: [12, 24],
  minimum: '300 to 1,000 bottles of one scent',
  rhythm: 'come back once or twice a year, sooner after samples',
  seasons: [
    { months: [10, 12], why: 'gifts bring nearly half of a year' },
    { months: [5, 6], why: 'parents’ days and light scents' },
  ],
  hts: [
    { code: '3303.00.30', what: 'perfume with alcohol' },
    { code: '3303.00.10', what: 'floral or toilet waters' },
    { code: '7010.90.50', what: 'glass bottles' },
  ],
  origins: [
    { country: 'France', why: 'perfumers, oils and fillings' },
    { country: 'Spain', why: 'fillings at middle prices' },
    { country: 'United States', why: 'no import of flammable goods' },
    { country: 'United Arab Emirates', why: 'oils and attars' },
  ],
  roots: ['ink', 'reverie', 'sillage', 'attar', 'nocturne', 'velour', 'ember', 'linger', 'opal', 'wander'],
  hues: [300, 20, 75, 160, 340],
  scenes: ['on black stone', 'on silk in evening light', 'beside an open letter', 'on a mirrored tray'],
};

import type { Category } from '../category.ts';

export const homeFragrance: Category = {
  key: 'home-fragrance',
  name: 'home fragrance',
  words: [
    'diffuser',
    'incense',
    'room spray',
    'home fragrance',
    'home scent',
    'essential oil',
    'aromatherapy',
    'reed diffuser',
    'linen spray',
    'air freshener',
    'room scent',
  ],
  materials: [
    'plant-based carrier oil',
    'rattan reeds',
    'recycled glass',
    'unglazed ceramic',
    'bamboo incense cores',
  ],
  costShare: [18, 30],
  minimum: '300 to 1,000 bottles of one scent',
  rhythm: 'come back every three months, when a bottle is dry',
  seasons: [
    { months: [10, 12], why: 'gifts and closed windows' },
    { months: [3, 5], why: 'spring cleaning asks for fresh scents' },
  ],
  hts: [
    { code: '3307.49.00', what: 'preparations that perfume rooms' },
    { code: '3307.41.00', what: 'incense' },
    { code: '6913.90.50', what: 'ceramic ornaments' },
    { code: '7010.90.50', what: 'glass bottles' },
  ],
  origins: [
    { country: 'India', why: 'incense, distilled oils and holders' },
    { country: 'France', why: 'perfumers’ oils' },
    { country: 'United States', why: 'small fillings close to the buyer' },
    { country: 'Vietnam', why: 'rattan, glass and ceramic sets' },
  ],
  roots: ['rain', 'drift', 'vapor', 'moss', 'fathom', 'petal', 'breeze', 'solace', 'haze', 'grove'],
  hues: [150, 190, 110, 260, 30],
  scenes: [
    'on a hall table with keys',
    'on a windowsill with rain behind it',
    'on a bedside shelf',
    'on a stone basin',
  ],
};

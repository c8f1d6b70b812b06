import type { Category } from '../category.ts';

export const makeup: Category = {
  key: 'makeup',
  name: 'make-up and cosmetics',
  words: [
    'makeup',
    'make-up',
    'lipstick',
    'mascara',
    'blush',
    'eyeshadow',
    'foundation',
    'nail polish',
    'nail',
    'cosmetic',
    'eyeliner',
    'lip gloss',
    'beauty',
    'concealer',
  ],
  materials: ['iron oxide pigments', 'plant waxes', 'aluminum cases', 'glass bottles', 'paper palettes'],
  costShare: [12, 24],
  minimum: '1,000 to 3,000 units a shade',
  rhythm: 'come back every two to four months for another color',
  seasons: [
    { months: [10, 12], why: 'parties and gift sets' },
    { months: [4, 6], why: 'weddings, proms and lighter colors' },
  ],
  hts: [
    { code: '3304.10.00', what: 'lip make-up' },
    { code: '3304.20.00', what: 'eye make-up' },
    { code: '3304.30.00', what: 'manicure preparations' },
  ],
  origins: [
    { country: 'Italy', why: 'pressed powders and fine textures' },
    { country: 'South Korea', why: 'tints and quick launches' },
    { country: 'United States', why: 'short lead times' },
    { country: 'China', why: 'packaging and large runs' },
  ],
  roots: ['wink', 'flirt', 'velvet', 'poppy', 'rogue', 'petal', 'glint', 'sass', 'mirror', 'ruby'],
  hues: [10, 350, 30, 320, 55],
  scenes: [
    'on a colored paper',
    'in a smear of its own color',
    'on a mirror tray',
    'in a hand with painted nails',
  ],
};

import type { Category } from '../category.ts';

export const wallArt: Category = {
  key: 'wall-art',
  name: 'wall art',
  words: [
    'poster',
    'art print',
    'wall art',
    'print',
    'painting',
    'illustration',
    'canvas print',
    'photograph',
    'frame',
    'tapestry',
    'artwork',
    'wallpaper',
    'home decor',
    'decor',
  ],
  materials: ['cotton rag paper', 'pigment inks', 'FSC oak', 'acrylic glazing', 'kraft tubes'],
  costShare: [14, 30],
  minimum: 'one print on demand; 100 for screen prints',
  rhythm: 'come back once a year and when they move',
  seasons: [
    { months: [10, 12], why: 'gifts and indoor evenings' },
    { months: [8, 9], why: 'moving season' },
  ],
  hts: [
    { code: '4911.91.40', what: 'posters and printed pictures' },
    { code: '4414.10.00', what: 'wooden frames' },
  ],
  origins: [
    { country: 'United States', why: 'printing on demand near the buyer' },
    { country: 'Poland', why: 'frames' },
    { country: 'Mexico', why: 'frames with short freight' },
  ],
  roots: ['vignette', 'easel', 'mural', 'reverie', 'plinth', 'atelier', 'horizon', 'pigment', 'umber', 'ode'],
  hues: [35, 255, 140, 80, 350],
  scenes: ['on a plastered wall', 'above a sideboard', 'leaning on a floor', 'in a hallway light'],
};

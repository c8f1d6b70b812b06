import type { Category } from '../category.ts';

/** For whatever no table knows: facts that hold for most consumer goods. */
export const general: Category = {
  key: 'general',
  name: 'everyday goods',
  words: [],
  materials: ['recycled carton', 'cotton canvas', 'stainless steel', 'solid wood', 'recycled plastic'],
  costShare: [22, 35],
  minimum: '300 to 1,000 units of one version',
  rhythm: 'come back once or twice a year, and for gifts',
  seasons: [
    { months: [11, 12], why: 'gifts bring a quarter to a third of a year' },
    { months: [5, 6], why: 'graduations, weddings and parents’ days make a second, smaller peak' },
  ],
  hts: [
    { code: '3926.90.99', what: 'other articles of plastics' },
    { code: '4421.99.98', what: 'other articles of wood' },
    { code: '6307.90.98', what: 'other made-up textile articles' },
    { code: '7323.93.00', what: 'household articles of stainless steel' },
  ],
  origins: [
    { country: 'China', why: 'the widest choice of factories and molds' },
    { country: 'Vietnam', why: 'sewn, woven and wooden goods' },
    { country: 'Mexico', why: 'short freight and small lots' },
    { country: 'India', why: 'metal, textile and hand work' },
    { country: 'United States', why: 'short lead times and small first runs' },
  ],
  roots: [
    'north',
    'harbor',
    'field',
    'lantern',
    'cedar',
    'tandem',
    'compass',
    'meadow',
    'anchor',
    'atlas',
    'ridge',
    'pebble',
  ],
  hues: [25, 145, 230, 280, 70],
  scenes: [
    'on a plain table in daylight',
    'on a shelf against a painted wall',
    'on a stone plinth with a soft shadow',
    'in a hand against the sky',
  ],
};

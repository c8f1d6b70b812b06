import type { Category } from '../category.ts';

export const coffee: Category = {
  key: 'coffee',
  name: 'coffee',
  words: [
    'coffee',
    'espresso',
    'cold brew',
    'barista',
    'latte',
    'coffee bean',
    'roaster',
    'roastery',
    'decaf',
    'pour over',
  ],
  materials: ['green arabica', 'valve bags', 'compostable sachets', 'tinplate canisters', 'water-based inks'],
  costShare: [22, 34],
  minimum: '60 to 120 kg of one roast with a toll roaster',
  rhythm: 'come back every three to four weeks, and a third subscribes when asked',
  seasons: [
    { months: [10, 12], why: 'gifts and cold mornings' },
    { months: [6, 8], why: 'cold brew carries the summer' },
  ],
  hts: [
    { code: '0901.21.00', what: 'roasted coffee, not decaffeinated' },
    { code: '0901.22.00', what: 'roasted coffee, decaffeinated' },
    { code: '2101.11.21', what: 'instant coffee' },
  ],
  origins: [
    { country: 'Colombia', why: 'washed lots all year and good logistics' },
    { country: 'Ethiopia', why: 'floral lots with a story of origin' },
    { country: 'Brazil', why: 'chocolate-like base for blends at fair prices' },
    { country: 'Guatemala', why: 'high farms and traceable cooperatives' },
  ],
  roots: ['dawn', 'ember', 'signal', 'harbor', 'copper', 'porter', 'ritual', 'rally', 'cinder', 'lantern'],
  hues: [40, 55, 25, 85, 180],
  scenes: [
    'on a worn wooden counter',
    'beside a kettle in morning light',
    'on a stone windowsill',
    'on a café table with a folded paper',
  ],
};

import type { Category } from '../category.ts';
import { baby } from './baby.ts';
import { bags } from './bags.ts';
import { drinkware } from './drinkware.ts';
import { fitness } from './fitness.ts';
import { jewelry } from './jewelry.ts';
import { pets } from './pets.ts';
import { stationery } from './stationery.ts';
import { tableware } from './tableware.ts';
import { tea } from './tea.ts';
import { textiles } from './textiles.ts';
import { toys } from './toys.ts';

/** What the engine knows; earlier ones win where a brief speaks of two equally. */
export const categories: readonly Category[] = [
  tea,
  baby,
  bags,
  drinkware,
  fitness,
  jewelry,
  pets,
  stationery,
  tableware,
  textiles,
  toys,
];

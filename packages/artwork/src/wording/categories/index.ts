import type { Category } from '../category.ts';
import { activewear } from './activewear.ts';
import { alcohol } from './alcohol.ts';
import { apparel } from './apparel.ts';
import { baby } from './baby.ts';
import { bags } from './bags.ts';
import { candles } from './candles.ts';
import { coffee } from './coffee.ts';
import { drinkware } from './drinkware.ts';
import { fitness } from './fitness.ts';
import { footwear } from './footwear.ts';
import { furniture } from './furniture.ts';
import { games } from './games.ts';
import { garden } from './garden.ts';
import { grooming } from './grooming.ts';
import { haircare } from './haircare.ts';
import { headwear } from './headwear.ts';
import { homeFragrance } from './home-fragrance.ts';
import { jewelry } from './jewelry.ts';
import { kitchenware } from './kitchenware.ts';
import { makeup } from './makeup.ts';
import { outdoor } from './outdoor.ts';
import { perfume } from './perfume.ts';
import { pets } from './pets.ts';
import { sauces } from './sauces.ts';
import { skincare } from './skincare.ts';
import { snacks } from './snacks.ts';
import { soapAndBath } from './soap-and-bath.ts';
import { softDrinks } from './soft-drinks.ts';
import { stationery } from './stationery.ts';
import { supplements } from './supplements.ts';
import { tableware } from './tableware.ts';
import { tea } from './tea.ts';
import { tech } from './tech.ts';
import { textiles } from './textiles.ts';
import { toys } from './toys.ts';
import { wallArt } from './wall-art.ts';

/** What the engine knows; earlier ones win where a brief speaks of two equally. */
export const categories: readonly Category[] = [
  candles,
  homeFragrance,
  tea,
  coffee,
  softDrinks,
  alcohol,
  sauces,
  snacks,
  supplements,
  soapAndBath,
  skincare,
  haircare,
  makeup,
  perfume,
  grooming,
  jewelry,
  activewear,
  footwear,
  headwear,
  bags,
  apparel,
  baby,
  toys,
  games,
  pets,
  stationery,
  wallArt,
  drinkware,
  kitchenware,
  tableware,
  textiles,
  garden,
  fitness,
  outdoor,
  tech,
  furniture,
];

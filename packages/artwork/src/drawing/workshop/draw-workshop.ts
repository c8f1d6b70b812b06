import { group } from '../sketch.ts';
import { openShop, type Shop, type WorkshopDrawing } from './shop.ts';
import { overhead } from './views/above.ts';
import { bench } from './views/bench.ts';
import { facade } from './views/facade.ts';
import { hall } from './views/hall.ts';
import { portrait } from './views/portrait.ts';
import { room } from './views/room.ts';
import { store } from './views/store.ts';
import { yard } from './views/yard.ts';

/** Ways to see a place; the seed goes through them by turns. */
const views: readonly ((shop: Shop) => string)[] = [
  room,
  facade,
  bench,
  hall,
  yard,
  portrait,
  store,
  overhead,
];

/**
 * The place where a trade works, SVG of 1000 × 1000 units, good in 1:1 and 4:5: its machine, what it makes, the walls and
 * the land of its region, at an hour of the day. The same input gives the same picture; another seed gives another view.
 */
export function drawWorkshop(drawing: WorkshopDrawing): string {
  const shop = openShop(drawing);
  const view = views[shop.seed % views.length] ?? room;
  const drawn = view(shop);
  const mirrored = shop.round % 2 === 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${shop.sketch.definitions}${mirrored ? group(drawn, 'translate(1000 0) scale(-1 1)') : drawn}</svg>`;
}

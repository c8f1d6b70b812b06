import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../kernel/data/random.ts';
import { demoProducts } from './brands.data.ts';
import { demoPeople } from './people.ts';
import { placingTimes, tellOrder } from './story.ts';

const dayMs = 86_400_000;

/** Orders of the last 200 days as told at an instant, their times as milliseconds before it. */
function toldAt(instant: string) {
  const now = new Date(instant);
  const random = seededRandom('story');
  const telling = { random, now, products: demoProducts.founder };
  const people = demoPeople(random, 20);
  const ago = (at: Date | null) => (at === null ? null : now.getTime() - at.getTime());
  return placingTimes(telling, 300, new Date(now.getTime() - 200 * dayMs), now).map((placedAt, index) => {
    const person = random.pick(people);
    const told = tellOrder(telling, { orderNumber: index, origin: 'SHOPIFY_PLATFORM', placedAt, person });
    return { ...told, placedAt: ago(told.placedAt), shippedAt: ago(told.shippedAt) };
  });
}

describe('the story of the demo orders', () => {
  it('is the same at every instant, only moved', () => {
    const told = toldAt('2026-11-22T12:01:30Z');
    expect(toldAt('2026-11-22T15:01:30Z')).toEqual(told);
    expect(toldAt('2027-03-05T03:22:10Z')).toEqual(told);
    expect(new Set(told.map((order) => order.productionStatus)).size).toBeGreaterThan(2);
  });
});

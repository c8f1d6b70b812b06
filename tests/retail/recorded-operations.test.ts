import { seededRandom } from '@brandwright/platform/kernel/data/random.ts';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { World } from './attempt.ts';
import { attempt } from './attempts.ts';
import { booked, startShop, type Shop } from './shop.ts';
import { goods, paidOf, sellOrders, totalOf, type SoldOrder } from './sold-orders.ts';

const now = new Date('2026-11-20T15:00:00Z');
const sold = sellOrders(seededRandom('sold orders'), 300, now);
/** Of so many the log has three to eight operations each; the other orders only stand beside them. */
const played = sold.slice(0, 75);

const world: World = {
  settings: { accepts: true, windowDays: 30, fee: 0 },
  stock: new Map(goods.flatMap(({ sku, onHand }) => (onHand === null ? [] : [[sku, onHand]]))),
};

/** What the store sets in the middle of the log, before so many orders. */
const changes: Readonly<Record<number, { body: object; settings: World['settings'] }>> = {
  36: { body: { windowDays: 14, feeMinor: 500 }, settings: { accepts: true, windowDays: 14, fee: 500 } },
  62: {
    body: { accepts: 'CLOSED', fee: 'FREE' },
    settings: { accepts: false, windowDays: 14, fee: 0 },
  },
};

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(sold, now);
}, 180_000);
afterAll(() => shop.stop());

it('imports every order with its sums', async () => {
  const { answer } = await shop.call('GET', '/web/orders?tab=ALL&size=1000&counts=false');
  const { orders } = answer as {
    orders: { totalMinor: number; refundedMinor: number; paymentStatus: string }[];
  };
  const shown = orders.map((one) => `${one.totalMinor} ${one.refundedMinor} ${one.paymentStatus}`);
  const expected = sold.map((one) => {
    const total = totalOf(one);
    const [paid, back] = [paidOf(one), one.refunded];
    const status =
      paid === 0 ? 'PENDING' : back === 0 ? 'PAID' : back < paid ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    return `${total} ${back} ${status}`;
  });
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

/** Something where the product and the book are not of one mind. */
interface Disagreement {
  asked: string;
  expected: unknown;
  answered: unknown;
}

const verdicts: Record<string, number> = {};

/** Plays the operations on one order, until its first disagreement: after it the book no longer tells. */
async function play(from: SoldOrder): Promise<Disagreement | undefined> {
  const random = seededRandom(`operations on ${from.name}`);
  const order = await shop.open(from);
  let before = await shop.show(order);
  expect(before.sums, order.name).toEqual(booked(order));
  for (let left = random.between(3, 8); left > 0; left -= 1) {
    const { method, path, body, judge } = attempt(random, order, world);
    const verdict = judge();
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    const { status, answer, text } = await shop.call(method, path, body);
    const asked = `${method} ${path} ${JSON.stringify(body)}`;
    if ((status < 300 ? 'ok' : answer['code']) !== verdict)
      return { asked, expected: { verdict, book: booked(order) }, answered: text.slice(0, 400) };
    const made = order.returns.find(({ id }) => id === '');
    if (made) made.id = String(answer['id']);
    const isAnswered = verdict === 'ok' && path.startsWith('/web/orders');
    const [after, stock] = await Promise.all([
      shop.show(order, isAnswered ? answer : undefined),
      shop.stock(),
    ]);
    const expected = { sums: booked(order), stock: Object.fromEntries(world.stock) };
    const answered = { sums: after.sums, stock };
    if (!isDeepStrictEqual(answered, expected)) return { asked, expected, answered };
    if (verdict !== 'ok' && after.text !== before.text)
      return { asked, expected: before.text, answered: after.text };
    before = after;
  }
  return undefined;
}

it('answers a log of operations as a careful retailer would, and keeps the sums after each', async () => {
  const disagreements: Disagreement[] = [];
  for (const [at, from] of played.entries()) {
    const change = changes[at];
    if (change) {
      expect((await shop.call('PUT', '/web/return-settings', change.body)).status).toBe(200);
      world.settings = change.settings;
    }
    const found = await play(from);
    if (!found) continue;
    disagreements.push(found);
    world.stock = new Map(Object.entries(await shop.stock()));
  }
  expect(disagreements).toEqual([]);
  // Enough of each, or the log says little.
  expect(verdicts['ok']).toBeGreaterThan(100);
  for (const code of ['bad_transition', 'conflict']) expect(verdicts[code], code).toBeGreaterThan(50);
  expect(verdicts['bad_input']).toBeGreaterThan(15);
}, 240_000);

it('knows no order that nobody placed', async () => {
  for (const name of ['#99', 'W1', '00000000-0000-4000-8000-000000000000', '5500000000'])
    expect((await shop.call('PUT', `/web/orders/${encodeURIComponent(name)}/cancel`, {})).status, name).toBe(
      404,
    );
});

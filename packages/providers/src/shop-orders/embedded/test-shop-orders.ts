import { OperationError } from '@brandwright/contract';
import { join } from 'node:path';
import { z } from 'zod';
import { keptRecords, nameOf } from '../../payments/test-bank/kept-records.ts';
import { ShopRefused } from '../../shop-catalog/shop-catalog.ts';
import type { ShopFulfillment, ShopOrder, ShopOrders } from '../shop-orders.ts';
import { readEvent } from '../shopify/webhook.ts';
import { isSigned } from '../signature.ts';
import { newestTestOrders, testOrder } from './made-up-orders.ts';

const told = z.object({
  trackingNumber: z.string(),
  lineId: z.string(),
  quantity: z.int().positive(),
  at: z.string(),
});
const toldOfOrder = z.object({ told: z.array(told) });
type Told = z.output<typeof told>;

/** Signs what a test says that the test shop tells. No server listens for it. */
export const testShopSecret = 'test-shop-webhooks';
const pageSize = 10;

/** A made-up shop of one store. What it is told is kept in `folder`, which servers may share. */
export function createTestShopOrders(folder: string, storeId: string, now: () => Date): ShopOrders {
  const records = keptRecords(join(folder, 'fulfillments'), toldOfOrder);
  const nameOfOrder = (orderId: string) => nameOf(`${storeId} ${orderId}`);

  async function asTold(order: ShopOrder): Promise<ShopOrder> {
    const known = (await records.read(nameOfOrder(order.id)))?.told ?? [];
    if (known.length === 0) return order;
    return {
      ...order,
      updatedAt: known.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest)),
      lines: order.lines.map((line) => {
        const fulfilledQuantity = unitsOf(known.filter(({ lineId }) => lineId === line.id));
        return { ...line, fulfilledQuantity, unfulfilledQuantity: line.quantity - fulfilledQuantity };
      }),
    };
  }
  const all = async () =>
    (await Promise.all(newestTestOrders(now()).map(asTold))).sort((a, b) =>
      a.updatedAt === b.updatedAt ? (a.id < b.id ? -1 : 1) : a.updatedAt < b.updatedAt ? -1 : 1,
    );

  return {
    isTest: true,
    async changedSince({ since, after }, signal) {
      signal.throwIfAborted();
      const changed = (await all()).filter(({ updatedAt }) => since === null || updatedAt >= since);
      const from = Number(after ?? 0);
      const to = from + pageSize;
      return { orders: changed.slice(from, to), next: to < changed.length ? String(to) : null };
    },
    async read(orderId, signal) {
      signal.throwIfAborted();
      const order = testOrder(orderId, now());
      return order && asTold(order);
    },
    async fulfill(fulfillment, signal) {
      signal.throwIfAborted();
      const { orderId, trackingNumber } = fulfillment;
      const order = testOrder(orderId, now());
      if (!order) throw new ShopRefused('shop', 'The test shop no longer has this order.');
      const name = nameOfOrder(orderId);
      await records.create(name, { told: [] });
      let isNew = false;
      await records.change(name, (current) => {
        const added = leftToTell(order, fulfillment, current.told, now().toISOString());
        isNew = added.length > 0;
        return isNew ? { told: [...current.told, ...added] } : current;
      });
      return { id: nameOf(`${name} ${trackingNumber}`), isNew };
    },
    readWebhook({ body, header }) {
      if (!isSigned(testShopSecret, body, header('x-shopify-hmac-sha256') ?? ''))
        throw new OperationError('forbidden', 'This webhook was not signed by the test shop.');
      return readEvent(body, header);
    },
    // It tells nobody anything.
    registerWebhooks: () => Promise.resolve(),
    removeWebhooks: () => Promise.resolve(),
  };
}

const unitsOf = (some: readonly Told[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);

function leftToTell(
  order: ShopOrder,
  { lines, trackingNumber }: ShopFulfillment,
  known: readonly Told[],
  at: string,
): Told[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const ofLine = known.filter((one) => one.lineId === lineId);
    const more = quantity - unitsOf(ofLine.filter((one) => one.trackingNumber === trackingNumber));
    if (line && more <= 0) return [];
    if (!line || more > line.quantity - unitsOf(ofLine))
      throw new ShopRefused('shop', 'The test shop has fewer units left to fulfill than were shipped.');
    return [{ trackingNumber, lineId, quantity: more, at }];
  });
}

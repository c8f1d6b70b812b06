import { describe, expect, it } from 'vitest';
import type { ShopOrder, ShopOrderEvent, ShopOrders } from '../shop-orders/shop-orders.ts';

const signal = () => new AbortController().signal;

interface Webhook {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Webhooks of a shop, and what they tell. */
interface Webhooks {
  told: Webhook;
  event: ShopOrderEvent;
  /** As someone else would send it. */
  forged: (told: Webhook) => Webhook[];
  ofNoInterest: Webhook;
  unreadable: Webhook;
}

/** Without the signature, and with another body under it. */
export const forgedSigned = (told: Webhook): Webhook[] => [
  { ...told, body: `${told.body} ` },
  { ...told, headers: {} },
];

/** Every page. */
export async function readAll(orders: ShopOrders, since: string | null = null): Promise<ShopOrder[]> {
  const found: ShopOrder[] = [];
  let after: string | null = null;
  do {
    const page = await orders.changedSince({ since, after }, signal());
    found.push(...page.orders);
    after = page.next;
  } while (after !== null);
  return found;
}

/** All of an order's lines, or so many units of each. */
export const shipped = (order: ShopOrder, trackingNumber: string, quantity?: number) => ({
  orderId: order.id,
  lines: order.lines.map((line) => ({ lineId: line.id, quantity: quantity ?? line.quantity })),
  trackingNumber,
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=1',
  carrier: 'USPS',
});

/** What every shop does, whoever it is. */
export function describeShopOrders(name: string, webhooks: Webhooks, open: () => ShopOrders) {
  describe(name, () => {
    it('lists its orders, those that changed longest ago first, each once with whole amounts', async () => {
      const orders = await readAll(open());
      expect(orders.length).toBeGreaterThan(1);
      expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
      expect(orders.map(({ updatedAt }) => updatedAt)).toEqual(
        orders.map(({ updatedAt }) => updatedAt).toSorted(),
      );
      for (const order of orders) {
        expect(order.lines.length).toBeGreaterThan(0);
        expect(order.subtotalMinor + order.shippingMinor + order.taxMinor).toBe(order.totalMinor);
        expect(order.lines.every(({ unitPriceMinor }) => Number.isInteger(unitPriceMinor))).toBe(true);
      }
    });

    it('lists what changed since an instant, that instant included', async () => {
      const shopOrders = open();
      const orders = await readAll(shopOrders);
      const last = orders.at(-1);
      expect((await readAll(shopOrders, last?.updatedAt ?? '')).map(({ id }) => id)).toContain(last?.id);
      expect(await readAll(shopOrders, '2027-01-01T00:00:00.000Z')).toEqual([]);
    });

    it('reads one order, or none', async () => {
      const shopOrders = open();
      const [first] = await readAll(shopOrders);
      expect(await shopOrders.read(first?.id ?? '', signal())).toEqual(first);
      expect(await shopOrders.read('404404', signal())).toBeUndefined();
      expect(await shopOrders.read('not/an id', signal())).toBeUndefined();
    });

    it('takes a fulfillment once, in parts, and never more than was ordered', async () => {
      const shopOrders = open();
      const order = (await readAll(shopOrders)).find(({ lines }) => (lines[0]?.quantity ?? 0) > 1);
      if (!order) throw new Error('No order of two units.');
      const one = shipped({ ...order, lines: order.lines.slice(0, 1) }, 'FIRST1', 1);
      const first = await shopOrders.fulfill(one, signal());
      expect(first.isNew).toBe(true);
      expect(await shopOrders.fulfill(one, signal())).toEqual({ id: first.id, isNew: false });
      const after = await shopOrders.read(order.id, signal());
      expect(after?.lines[0]?.fulfilledQuantity).toBe(1);
      expect((after?.updatedAt ?? '') > order.updatedAt).toBe(true);
      await expect(shopOrders.fulfill(shipped(order, 'SECOND2'), signal())).rejects.toMatchObject({
        code: 'upstream',
        message: expect.stringMatching(/fewer units/) as string,
      });
      const gone = { ...one, orderId: '404404' };
      await expect(shopOrders.fulfill(gone, signal())).rejects.toThrow(/no longer has/);
    });

    it('believes what is signed alone, and says which order it is about', () => {
      const shopOrders = open();
      const read = ({ body, headers }: Webhook) =>
        shopOrders.readWebhook({ body, header: (name) => headers[name] });
      const { told, event, ofNoInterest, unreadable } = webhooks;
      expect(read(told)).toEqual(event);
      for (const forged of webhooks.forged(told)) expect(() => read(forged)).toThrow(/not (signed|sent)/);
      expect(read(ofNoInterest)).toBeUndefined();
      expect(read(unreadable)).toBeUndefined();
    });
  });
}

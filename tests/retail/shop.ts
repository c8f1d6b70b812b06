import { startTestServer } from '@brandwright/server/testing/test-server.ts';
import { expect } from 'vitest';
import { standingOf, type BookOrder, type ProductionStatus } from './book.ts';
import { exportFile } from './export-file.ts';
import { awaited } from './return-rules.ts';
import { goods, itemsOf, paidOf, totalOf, type SoldOrder } from './sold-orders.ts';

interface Line {
  id: string;
  canceledQuantity: number;
  fulfilledQuantity: number;
  discountMinor: number;
  taxMinor: number;
  refundedMinor: number;
}

/** Of an order, as REST shows it. */
interface Shown {
  id: string;
  orderNumber: number;
  channelReference: string;
  capturedMinor: number;
  refundedMinor: number;
  discountMinor: number;
  totalMinor: number;
  productionStatus: ProductionStatus;
  cancelStatus: string;
  fulfillmentStatus: string;
  returnStatus: string;
  shippingMethod: string;
  shippingAddress: { addressLine1: string };
  lineItems: Line[];
}

/** A store over HTTP that keeps the goods and has imported the orders. */
export async function startShop(sold: readonly SoldOrder[], now: Date) {
  const server = await startTestServer();
  const { token } = await server.register();

  async function call(method: string, path: string, body?: unknown) {
    const asked = { method, token, ...(body === undefined ? {} : { body }) };
    const { status, body: answer, text } = await server.api(path, asked);
    return { status, answer, text };
  }

  async function read<T>(path: string): Promise<T> {
    const { answer, text, status } = await call('GET', path);
    expect(status, `${path} ${text}`).toBe(200);
    return answer as unknown as T;
  }

  for (const { sku, title, price, onHand } of goods)
    if (onHand !== null) await call('POST', '/web/jewelry', { title, priceMinor: price, code: sku, onHand });
  const form = new FormData();
  form.append('file', new File([exportFile(sold, now)], 'orders_export.csv', { type: 'text/csv' }));
  const { body: file } = await server.api('/upload', { token, body: form });
  const { status, text, answer } = await call('POST', '/web/orders/-/import-task', { fileId: file['id'] });
  expect([status, answer['imported']], text).toEqual([201, sold.length]);

  return {
    call,
    stop: () => server.stop(0),

    /** Opens the book of an order: what its shop said, and the shares of its lines as the import cut them. */
    async open(from: SoldOrder): Promise<BookOrder> {
      const shown = await read<Shown>(`/web/orders/${encodeURIComponent(from.name)}`);
      expect(shown.channelReference).toBe(`${from.name} (${from.shopId})`);
      const discount = itemsOf(from) + from.shipping + from.tax - totalOf(from);
      const { lineItems } = shown;
      const sum = (pick: (line: Line) => number) => lineItems.reduce((total, line) => total + pick(line), 0);
      expect(
        {
          paid: shown.capturedMinor,
          refunded: shown.refundedMinor,
          total: shown.totalMinor,
          discount: [shown.discountMinor, sum((line) => line.discountMinor)],
          tax: sum((line) => line.taxMinor),
        },
        from.name,
      ).toEqual({
        paid: paidOf(from),
        refunded: from.refunded,
        total: totalOf(from),
        discount: [discount, discount],
        tax: from.tax,
      });
      return bookOf(from, shown);
    },

    /**
     * The sums of an order and its returns as the product shows them, and all that it says of them. `answered` is the
     * order as a change of it answered, which is then not asked for again.
     */
    async show(order: BookOrder, answered?: object) {
      const [shown, ...returns] = await Promise.all([
        (answered as Shown | undefined) ?? read<Shown>(`/web/orders/${order.id}`),
        ...order.returns.map(({ id }) => read<ShownReturn>(`/web/return-orders/${id}`)),
      ]);
      const said = {
        ...shown,
        change: null,
        canceledItems: null,
        refund: null,
        newShipment: null,
        shopperNote: null,
      };
      return {
        sums: sumsOf(shown, returns),
        text: JSON.stringify([Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1)), returns]),
      };
    },

    async stock(): Promise<Record<string, number>> {
      const shown = await read<{ skus: { sku: string; onHand: number }[] }>('/web/jewelry-sku/-/sellable');
      return Object.fromEntries(shown.skus.map(({ sku, onHand }) => [sku, onHand]));
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

interface ShownReturn {
  handle: string;
  status: string;
  isSettled: boolean;
  refund: { totalMinor: number };
}

const bookOf = (from: SoldOrder, shown: Shown): BookOrder => ({
  id: shown.id,
  orderNumber: shown.orderNumber,
  name: from.name,
  shopId: from.shopId,
  paid: paidOf(from),
  refunded: from.refunded,
  shipping: from.shipping,
  shippingRefunded: 0,
  lines: from.lines.map(({ sku, quantity, price, isShipped }, at) => ({
    id: shown.lineItems[at]?.id ?? '',
    sku: sku === '' ? null : sku,
    quantity,
    price,
    discount: shown.lineItems[at]?.discountMinor ?? 0,
    tax: shown.lineItems[at]?.taxMinor ?? 0,
    canceled: from.isCanceled ? quantity : 0,
    shipped: isShipped ? quantity : 0,
    refunded: 0,
  })),
  returns: [],
  production: from.shippedAt
    ? 'FINISHED'
    : from.lines.some(({ isShipped }) => isShipped)
      ? 'PROCESSING'
      : 'OUTSTANDING',
  arrivedAt: from.shippedAt,
  street: shown.shippingAddress.addressLine1,
  method: 'STANDARD',
});

const sumsOf = (shown: Shown, returns: readonly ShownReturn[]) => ({
  cancelStatus: shown.cancelStatus,
  fulfillmentStatus: shown.fulfillmentStatus,
  paid: shown.capturedMinor,
  refunded: shown.refundedMinor,
  production: shown.productionStatus,
  returnStatus: shown.returnStatus,
  street: shown.shippingAddress.addressLine1,
  method: shown.shippingMethod,
  lines: shown.lineItems.map((line) => [line.canceledQuantity, line.fulfilledQuantity, line.refundedMinor]),
  returns: returns.map(({ handle, status, isSettled, refund }) => [
    handle,
    status,
    isSettled,
    refund.totalMinor,
  ]),
});

/** The same sums, as the book has them. */
export const booked = (order: BookOrder): ReturnType<typeof sumsOf> => ({
  ...standingOf(order),
  paid: order.paid,
  refunded: order.refunded,
  production: order.production,
  returnStatus: order.returns.at(-1)?.status ?? 'NONE',
  street: order.street,
  method: order.method,
  lines: order.lines.map((line) => [line.canceled, line.shipped, line.refunded]),
  returns: order.returns.map((one) => [one.handle, one.status, one.isSettled, awaited(order, one)]),
});

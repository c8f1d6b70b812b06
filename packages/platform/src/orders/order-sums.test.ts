import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { getOrderSaleInfo } from '@brandwright/contract/orders/get-order-sale-info.ts';
import { expect, it } from 'vitest';
import { seededRandom } from '../kernel/data/random.ts';
import { testStore } from '../kernel/testing.ts';
import { placedOrder } from './testing.ts';

const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Everything of an order that is shown in a column adds up to what stands under it. */
function expectSums(order: Omit<OrderDetail, 'shopperNote'>): void {
  const { lineItems, payments, refunds, subtotalMinor, discountMinor, shippingMinor, taxMinor } = order;
  expect(sum(lineItems, (line) => line.quantity * line.unitPriceMinor)).toBe(subtotalMinor);
  expect(sum(lineItems, (line) => line.discountMinor)).toBe(discountMinor);
  expect(sum(lineItems, (line) => line.taxMinor)).toBe(taxMinor);
  expect(subtotalMinor - discountMinor + shippingMinor + taxMinor).toBe(order.totalMinor);
  expect(sum(lineItems, (line) => line.totalMinor) + shippingMinor).toBe(order.totalMinor);
  expect(sum(payments, (payment) => payment.amountMinor)).toBe(order.capturedMinor);
  expect(sum(payments, (payment) => payment.refundedMinor)).toBe(order.refundedMinor);
  expect(sum(refunds, (refund) => refund.amountMinor)).toBe(order.refundedMinor);
  expect(sum(lineItems, (line) => line.refundedMinor) + sum(refunds, (one) => one.shippingMinor)).toBe(
    order.refundedMinor,
  );
  expect(order.refundedMinor).toBeLessThanOrEqual(order.capturedMinor);
}

it.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
  'the figures of an order add up, canceled piece by piece (%s)',
  async (seed) => {
    const random = seededRandom(`order sums ${seed}`);
    const store = await testStore();
    const items = Array.from({ length: random.between(1, 5) }, (_, at) => ({
      title: `Thing ${at}`,
      quantity: random.between(1, 7),
      unitPriceMinor: random.between(1, 9_999),
    }));
    const goods = sum(items, (item) => item.quantity * item.unitPriceMinor);
    const { orderNumber } = await placedOrder(store, {
      items,
      shippingMinor: random.between(0, 1_500),
      taxMinor: random.between(0, 2_000),
      discountMinor: random.between(0, goods),
      paid: random.chance(0.8),
    });
    for (let step = 0; step < 4; step += 1) {
      const order = await store.run(getOrder, { orderNumber });
      expectSums(order);
      const sale = await store.run(getOrderSaleInfo, { orderNumber });
      expect(sum(sale.lines, (line) => line.goodsMinor)).toBe(sale.subtotalMinor);
      expect(sale.capturedMinor - sale.refundedMinor).toBe(sale.netMinor);
      const open = order.lineItems.filter(({ openQuantity }) => openQuantity > 0);
      if (open.length === 0) break;
      const line = random.pick(open);
      await store.run(cancelLineItem, {
        orderNumber,
        lineItemId: line.id,
        quantity: random.between(1, line.openQuantity),
      });
    }
    const { allowed } = await store.run(getOrder, { orderNumber });
    if (allowed.cancel) await store.run(cancelOrder, { orderNumber });
    expectSums(await store.run(getOrder, { orderNumber }));
  },
);

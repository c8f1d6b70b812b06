import { money } from '@brandwright/contract/orders/words.ts';
import type { ShopOrder } from '@brandwright/providers';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { updateOrder } from '../change-order.ts';
import type { OrderRecord } from '../find-order.ts';
import { spreadRefund } from '../money.ts';
import { paymentsWithMoney } from '../refund.ts';
import { orderPayments, orderRefunds } from '../tables.ts';
import type { OpenShop } from './open-shop.ts';
import { chargeIdOf } from './to-new-order.ts';

/** Notes what was paid and paid back in the shop since; nothing is paid here. Answers what it did, in words. */
export async function takeMoney(
  context: Context,
  order: OrderRecord,
  incoming: ShopOrder,
  shop: OpenShop,
): Promise<string | undefined> {
  const paidMinor = Math.min(incoming.receivedMinor, order.totalMinor) - order.capturedMinor;
  const capturedMinor = order.capturedMinor + Math.max(0, paidMinor);
  if (paidMinor > 0) await addPayment(context, order, incoming, paidMinor, shop);
  const backMinor = Math.min(incoming.refundedMinor, capturedMinor) - order.refundedMinor;
  if (backMinor > 0) await addRefund(context, order, incoming, backMinor, shop);
  if (paidMinor <= 0 && backMinor <= 0) return undefined;
  await updateOrder(context, order.id, {
    capturedMinor,
    refundedMinor: order.refundedMinor + Math.max(0, backMinor),
  });
  return [
    paidMinor > 0 ? `${money(paidMinor, order.currency)} paid` : '',
    backMinor > 0 ? `${money(backMinor, order.currency)} refunded` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

async function addPayment(
  { db, storeId }: Context,
  order: OrderRecord,
  incoming: ShopOrder,
  amountMinor: number,
  shop: OpenShop,
): Promise<void> {
  await db.insert(orderPayments).values({
    storeId,
    id: randomUUID(),
    orderId: order.id,
    method: `${incoming.paidWith ?? 'Payment'} (paid at ${shop.name})`,
    chargeId: `${chargeIdOf(shop, incoming.id)}_${incoming.receivedMinor}`,
    amountMinor,
    capturedAt: new Date(incoming.updatedAt),
  });
}

async function addRefund(
  context: Context,
  order: OrderRecord,
  incoming: ShopOrder,
  amountMinor: number,
  shop: OpenShop,
): Promise<void> {
  const { db, storeId } = context;
  for (const { payment, amountMinor: part } of spreadRefund(
    amountMinor,
    (await paymentsWithMoney(context, order.id)).filter(({ creditId }) => creditId === null),
  )) {
    const key = `shop:${incoming.id}:${incoming.refundedMinor}:${payment.id}`;
    await db.insert(orderRefunds).values({
      storeId,
      id: randomUUID(),
      orderId: order.id,
      paymentId: payment.id,
      amountMinor: part,
      shippingMinor: 0,
      kind: 'AMOUNT',
      reason: `Refunded in ${shop.name}`,
      status: 'SUCCEEDED',
      idempotencyKey: key,
      providerRefundId: key,
      createdAt: new Date(incoming.updatedAt),
    });
    await db
      .update(orderPayments)
      .set({ refundedMinor: sql`${orderPayments.refundedMinor} + ${part}` })
      .where(and(eq(orderPayments.storeId, storeId), eq(orderPayments.id, payment.id)));
  }
}

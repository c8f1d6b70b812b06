import { OperationError } from '@brandwright/contract';
import { retryShopFulfillment } from '@brandwright/contract/orders/shop/retry-shop-fulfillment.ts';
import { count } from '@brandwright/contract/orders/words.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findOrder, lockOrder, type OrderRecord } from '../find-order.ts';
import { inShop, isStuck } from './fulfillments.ts';
import { shopFulfillments } from './tables.ts';
import { tellShopJobName, type TellPayload } from './tell-shop-payload.ts';

/** The shipments of an order that its shop couldn't be told of. Errors: bad_transition, conflict. */
async function failedOf(context: Context, { id, orderNumber }: OrderRecord) {
  const shop = await inShop(context, id);
  if (!shop)
    throw new OperationError(
      'bad_transition',
      `Order #${orderNumber} didn’t come from a connected shop, so there’s no shop to tell.`,
    );
  const rows = await context.db
    .select()
    .from(shopFulfillments)
    .where(and(eq(shopFulfillments.storeId, context.storeId), eq(shopFulfillments.orderId, id)));
  const failed = rows.filter((row) => row.status === 'FAILED' || isStuck(row, context.clock.now()));
  if (failed.length > 0) return { shop, failed };
  throw new OperationError(
    rows.length === 0 ? 'bad_transition' : 'conflict',
    rows.length === 0
      ? `Nothing on order #${orderNumber} has shipped yet. Ship it first, and we’ll tell ${shop.shopName}.`
      : rows.every(({ status }) => status === 'SENT')
        ? `${shop.shopName} already knows that order #${orderNumber} has shipped.`
        : `${shop.shopName} is being told about order #${orderNumber} right now.`,
  );
}

export default implement(retryShopFulfillment, {
  async run(context, input) {
    const order = await lockOrder(context, input);
    const { shop, failed } = await failedOf(context, order);
    for (const { id } of failed) {
      await context.db
        .update(shopFulfillments)
        .set({ status: 'QUEUED' })
        .where(and(eq(shopFulfillments.storeId, context.storeId), eq(shopFulfillments.id, id)));
      await context.jobs.enqueue(tellShopJobName, { shipmentId: id, attempt: 0 } satisfies TellPayload);
    }
    return {
      output: {
        id: order.id,
        orderNumber: order.orderNumber,
        shop: shop.shopName,
        shopOrder: shop.externalName,
        shipments: failed.length,
      },
      subject: { kind: 'order', id: order.id },
    };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    const { shop, failed } = await failedOf(context, order);
    return {
      input: { id: order.id, orderNumber: order.orderNumber },
      preview: {
        verb: `Tell ${shop.shopName}`,
        what: `Reports ${count(failed.length, 'shipment')} of order #${order.orderNumber} to ${shop.shopName} again (${shop.externalName} there).`,
        toWhom: shop.shopName,
        cost: null,
        irreversible: 'What was reported can only be undone in the shop.',
        values: failed.flatMap(({ failure }) => (failure ? [{ label: 'Last time', value: failure }] : [])),
        warnings: [],
      },
    };
  },
});

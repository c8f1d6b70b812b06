import { replaceOrderSku } from '@brandwright/contract/orders/replace-order-sku.ts';
import { and, eq, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { orderLineItems } from './tables.ts';

export default implement(replaceOrderSku, {
  async run({ db, storeId }, { from, to }) {
    const changed = await db
      .update(orderLineItems)
      .set({ sku: to })
      .where(and(eq(orderLineItems.storeId, storeId), sql`lower(${orderLineItems.sku}) = lower(${from})`))
      .returning({ id: orderLineItems.id });
    return { output: { from, to, lines: changed.length } };
  },
});

import { OperationError } from '@brandwright/contract';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { purchaseItems } from './tables.ts';
import { showItem } from './items.ts';

export default implement(createPurchaseItem, {
  async run(context, { costs, ...input }) {
    if (input.quoteId) {
      const [there] = await context.db
        .select({ title: purchaseItems.title })
        .from(purchaseItems)
        .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.quoteId, input.quoteId)));
      if (there)
        throw new OperationError('conflict', `That quote already has a purchase order: ${there.title}.`);
    }
    const now = context.clock.now();
    const [row] = await context.db
      .insert(purchaseItems)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        ...input,
        status: 'NOT_PURCHASED',
        costs,
        totalMinor: costs.reduce((sum, cost) => sum + cost.amountMinor, 0),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new OperationError('internal', 'The purchase order couldn’t be saved. Try again.');
    return {
      output: await showItem(context, row),
      subject: { kind: 'purchase_item', id: row.id },
    };
  },
});

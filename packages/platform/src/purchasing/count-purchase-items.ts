import { countPurchaseItems } from '@brandwright/contract/purchasing/count-purchase-items.ts';
import { purchaseStatuses } from '@brandwright/contract/purchasing/enums.ts';
import { and, count, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { purchaseItems } from './tables.ts';

export default implement(countPurchaseItems, {
  async run(context) {
    const rows = await context.db
      .select({ status: purchaseItems.status, count: count() })
      .from(purchaseItems)
      .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.isArchived, false)))
      .groupBy(purchaseItems.status);
    const counts = purchaseStatuses.map((status) => ({
      status,
      count: rows.find((row) => row.status === status)?.count ?? 0,
    }));
    return { output: { total: counts.reduce((sum, one) => sum + one.count, 0), counts } };
  },
});

import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { linesOf } from './invoices.ts';
import type { ItemRow } from './items.ts';
import { purchaseItems } from './tables.ts';

/** Purchases of an invoice go from one state to another. */
export async function putPurchases(
  context: Context,
  invoiceId: string,
  from: ItemRow['status'],
  to: ItemRow['status'],
): Promise<void> {
  const lines = await linesOf(context, [invoiceId]);
  const ids = lines.flatMap(({ purchaseItemId }) => purchaseItemId ?? []);
  if (ids.length === 0) return;
  await context.db
    .update(purchaseItems)
    .set({ status: to, updatedAt: context.clock.now() })
    .where(
      and(
        eq(purchaseItems.storeId, context.storeId),
        inArray(purchaseItems.id, ids),
        eq(purchaseItems.status, from),
      ),
    );
}

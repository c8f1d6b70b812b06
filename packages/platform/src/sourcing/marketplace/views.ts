import { recordItemView } from '@brandwright/contract/sourcing/marketplace/record-item-view.ts';
import { recordSupplierView } from '@brandwright/contract/sourcing/marketplace/record-supplier-view.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem, findSupplier } from './resolve.ts';
import { marketplaceViews as views } from './tables.ts';

async function noteView(
  context: Context,
  seen: { supplierId: string; itemId: string | null; categoryId: string | null },
): Promise<void> {
  const now = context.clock.now();
  const same =
    seen.itemId === null
      ? and(eq(views.supplierId, seen.supplierId), isNull(views.itemId))
      : eq(views.itemId, seen.itemId);
  const counted = await context.db
    .update(views)
    .set({ views: sql`${views.views} + 1`, lastViewedAt: now })
    .where(and(eq(views.storeId, context.storeId), same))
    .returning({ id: views.id });
  if (counted.length > 0) return;
  await context.db
    .insert(views)
    .values({ ...seen, storeId: context.storeId, id: randomUUID(), views: 1, lastViewedAt: now })
    .onConflictDoNothing();
}

export const viewOperations = [
  implement(recordItemView, {
    async run(context, { itemId }) {
      const item = await findItem(context, itemId);
      await noteView(context, { supplierId: item.supplierId, itemId: item.id, categoryId: item.categoryId });
      return { output: { recorded: true }, subject: { kind: 'catalog_item', id: item.id } };
    },
  }),

  implement(recordSupplierView, {
    async run(context, { supplierId }) {
      const supplier = await findSupplier(context, supplierId);
      await noteView(context, { supplierId: supplier.id, itemId: null, categoryId: null });
      return { output: { recorded: true }, subject: { kind: 'supplier', id: supplier.id } };
    },
  }),
];

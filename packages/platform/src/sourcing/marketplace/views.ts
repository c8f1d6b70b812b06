import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { marketplaceViews as views } from './tables.ts';

export async function noteView(
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

import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import type { ItemRow } from './items.ts';
import { purchaseItems } from './tables.ts';

type Changes = Partial<typeof purchaseItems.$inferInsert>;

const kept = z.object({
  id: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** Changes a purchase. Answers it as it is then, and what undo needs. */
export async function editItem(
  context: Context,
  row: ItemRow,
  changes: Changes,
): Promise<{ row: ItemRow; undo: z.output<typeof kept> }> {
  const names = Object.keys(changes) as (keyof Changes)[];
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  const [changed] = await context.db
    .update(purchaseItems)
    .set({ ...changes, updatedAt: context.clock.now() })
    .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.id, row.id)))
    .returning();
  if (!changed) throw new OperationError('not_found', 'That purchase order is gone.');
  return { row: changed, undo: { id: row.id, before, after: { ...changes } } };
}

/** Takes an edit back, unless the purchase has changed since. */
export async function undoEdit(context: Context, undo: unknown): Promise<void> {
  const { id, before, after } = kept.parse(undo);
  const [row] = await context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.id, id)))
    .for('no key update');
  if (!row) throw new OperationError('conflict', 'That purchase order is gone, so this can’t be undone.');
  refuseChangedSince('purchase order', after, row);
  await context.db
    .update(purchaseItems)
    .set({ ...before, updatedAt: context.clock.now() })
    .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.id, id)));
}

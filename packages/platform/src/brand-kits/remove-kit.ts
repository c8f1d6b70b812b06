import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { cancelWork } from './generation/cancel.ts';
import { brandKits } from './tables.ts';

export async function removeKit(context: Context, id: string): Promise<void> {
  await cancelWork(context, id);
  await setDeleted(context, id, context.clock.now());
}

export async function setDeleted(context: Context, id: string, deletedAt: Date | null): Promise<void> {
  await context.db
    .update(brandKits)
    .set({ deletedAt, updatedAt: context.clock.now() })
    .where(and(eq(brandKits.storeId, context.storeId), eq(brandKits.id, id)));
}

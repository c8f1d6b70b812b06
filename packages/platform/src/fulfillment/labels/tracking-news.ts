import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kernel } from '../../kernel/kernel.ts';
import { followLabel } from './follow-label.ts';

const place = z.object({ store_id: z.uuid(), id: z.uuid() });

/**
 * Records what a carrier's webhook told (its token checked before). It only says that a parcel has news: the carrier is asked where
 * the parcel is, so that calls may come late, twice and in any order. Answers whether something was new; false for a number that is
 * on no store's label. Errors: upstream, and then the webhook is sent again.
 */
export async function recordTrackingNews(kernel: Kernel, trackingNumber: string): Promise<boolean> {
  const caller = { via: 'system' as const, requestId: randomUUID(), signal: AbortSignal.timeout(60_000) };
  const labels = await kernel.inContext({ ...caller, actor: { kind: 'public' } }, async ({ db }) => {
    const { rows } = await db.execute(
      sql`select store_id, id from labels_with_tracking_number(${trackingNumber})`,
    );
    return z.array(place).parse(rows);
  });
  let isNew = false;
  for (const { store_id: storeId, id } of labels) {
    const inStore = { ...caller, actor: { kind: 'system' as const, storeId } };
    if (await kernel.inContext(inStore, (context) => followLabel(context, id))) isNew = true;
  }
  return isNew;
}

import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { lockProduct } from './find-product.ts';
import { products } from './tables.ts';

const switched = z.object({ productId: z.uuid(), enabled: z.boolean() });

const write = ({ db, storeId, clock }: Context, productId: string, enabled: boolean) =>
  db
    .update(products)
    .set({ enabled, updatedAt: clock.now() })
    .where(and(eq(products.storeId, storeId), eq(products.id, productId)));

/** Enables or disables a product; one that already is stays as it is. */
export async function setEnabled(
  context: Context,
  named: { id?: string | undefined; product?: string | undefined },
  enabled: boolean,
) {
  const { id, title, enabled: before } = await lockProduct(context, named);
  const word = enabled ? 'enabled' : 'disabled';
  if (before !== enabled) await write(context, id, enabled);
  const change =
    before === enabled
      ? `${title} was already ${word}.`
      : enabled
        ? `${title} is enabled and sold again.`
        : `${title} is disabled. Its stock and history are kept.`;
  return {
    output: { id, title, enabled, change },
    ...(before === enabled ? {} : { undo: { productId: id, enabled } }),
    subject: { kind: 'product', id },
  };
}

/** Takes enabling or disabling back. */
export async function undoSetEnabled(context: Context, given: unknown): Promise<void> {
  const { productId, enabled } = switched.parse(given);
  const now = await lockProduct(context, { id: productId });
  refuseChangedSince('product', { enabled }, now);
  await write(context, productId, !enabled);
}

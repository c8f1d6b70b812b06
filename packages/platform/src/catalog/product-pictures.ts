import { productPicture, type ProductPicture } from '@brandwright/contract/catalog/entities.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { lockProduct, type ProductRecord } from './find-product.ts';
import { products } from './tables.ts';

const pictures = z.array(productPicture);
const kept = z.object({ productId: z.uuid(), before: pictures, after: pictures });

/** Gives a product, whose row must be locked, other pictures; answers what a change of them does. */
export async function setPictures(
  context: Context,
  { id, title, enabled, pictures: before }: ProductRecord,
  after: ProductPicture[],
  change: string,
) {
  await write(context, id, after);
  return {
    output: { id, title, enabled, pictures: after, change },
    undo: { productId: id, before, after } satisfies z.output<typeof kept>,
    subject: { kind: 'product', id },
  };
}

export async function undoPictures(context: Context, given: unknown): Promise<void> {
  const { productId, before, after } = kept.parse(given);
  const now = await lockProduct(context, { id: productId });
  refuseChangedSince('product', { pictures: after }, now);
  await write(context, productId, before);
}

const write = ({ db, storeId, clock }: Context, productId: string, all: ProductPicture[]) =>
  db
    .update(products)
    .set({ pictures: all, updatedAt: clock.now() })
    .where(and(eq(products.storeId, storeId), eq(products.id, productId)));

import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { lockProduct, type ProductRecord } from './find-product.ts';
import { readProduct } from './read-product.ts';
import { products } from './tables.ts';

const created = z.object({ productId: z.uuid(), updatedAt: z.string() });

/** What undoing needs of a product that was made just now. */
export const keptForUndo = ({ id, updatedAt }: ProductRecord): z.output<typeof created> => ({
  productId: id,
  updatedAt: updatedAt.toISOString(),
});

/** Takes back that a product was made; refused once it was changed, moved or sold. */
export async function undoCreated(context: Context, given: unknown): Promise<void> {
  const { productId, updatedAt } = created.parse(given);
  const row = await lockProduct(context, { id: productId });
  const { skus } = await readProduct(context, row);
  const isUsed = skus.some(
    ({ committed, soldUnits, updatedAt: changedAt }) =>
      committed > 0 || soldUnits > 0 || changedAt !== updatedAt,
  );
  if (isUsed || row.updatedAt.toISOString() !== updatedAt)
    throw new OperationError(
      'conflict',
      `${row.title} was changed or sold since then, so this can’t be undone. Disable it instead.`,
    );
  await context.db
    .delete(products)
    .where(and(eq(products.storeId, context.storeId), eq(products.id, productId)));
}

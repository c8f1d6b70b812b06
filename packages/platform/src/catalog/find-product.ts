import { OperationError } from '@brandwright/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { escapeLike } from '../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import type { Context } from '../kernel/request/context.ts';
import { tellingWords } from './find-sku.ts';
import { products, skus } from './tables.ts';

export type ProductRecord = typeof products.$inferSelect;

const productKind: RecordKindDeclaration<ProductRecord> = {
  called: { noun: 'product', plural: 'products' },
  nameOf: ({ title }) => title,
  prefers: ({ enabled }) => enabled,
  lookUp: 'Look through your products.',
  async byId({ db, storeId }, id) {
    const [row] = await db
      .select()
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.id, id)));
    if (row) return row;
    // The id of a SKU names the product that it is a variant of.
    const [ofSku] = await db
      .select({ product: products })
      .from(skus)
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .where(and(eq(skus.storeId, storeId), eq(skus.id, id)));
    return ofSku?.product;
  },
  async named({ db, storeId }, said) {
    const words = tellingWords(said);
    if (words.length === 0) return [];
    return db
      .select()
      .from(products)
      .where(
        and(
          eq(products.storeId, storeId),
          ...words.map((word) => sql`${products.searchText} like ${`%${escapeLike(word)}%`}`),
        ),
      )
      .orderBy(asc(products.title), asc(products.id))
      .limit(40);
  },
};

/** A product by the id of a path, or as it is named. Errors: bad_input, not_found, conflict. */
export function findProduct(
  context: Context,
  { id, product }: { id?: string | undefined; product?: string | undefined },
): Promise<ProductRecord> {
  const said = id ?? product;
  if (said === undefined)
    throw new OperationError('bad_input', 'Which product? Give its title.', [
      { path: 'product', message: 'Needed, or the id.' },
    ]);
  return resolveRecord(context, productKind, said);
}

/** As `findProduct`, and nobody else changes it until the transaction ends. */
export async function lockProduct(
  context: Context,
  named: { id?: string | undefined; product?: string | undefined },
): Promise<ProductRecord> {
  const { id } = await findProduct(context, named);
  const [row] = await context.db
    .select()
    .from(products)
    .where(and(eq(products.storeId, context.storeId), eq(products.id, id)))
    .for('update');
  if (!row)
    throw new OperationError('not_found', 'That product no longer exists. Look through your products.');
  return row;
}

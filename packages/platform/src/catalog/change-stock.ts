import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { findSku, type NamedSku } from './find-sku.ts';
import { skuBundleParts } from './tables.ts';

/** A SKU by the id of a path, or as it is named. Errors: bad_input, not_found, conflict. */
export function namedSku(
  context: Context,
  { id, sku }: { id?: string | undefined; sku?: string | undefined },
): Promise<NamedSku> {
  const said = id ?? sku;
  if (said === undefined)
    throw new OperationError('bad_input', 'Which product? Its title or SKU code is enough.', [
      { path: 'sku', message: 'Needed, or the id.' },
    ]);
  return findSku(context, said);
}

/** As `namedSku`, of a SKU of which units are kept: a bundle holds none of its own. */
export async function stockedSku(
  context: Context,
  named: { id?: string | undefined; sku?: string | undefined },
): Promise<NamedSku> {
  const found = await namedSku(context, named);
  const parts = await context.db
    .select({ id: skuBundleParts.id })
    .from(skuBundleParts)
    .where(and(eq(skuBundleParts.storeId, context.storeId), eq(skuBundleParts.bundleSkuId, found.sku.id)))
    .limit(1);
  if (parts.length > 0)
    throw new OperationError(
      'conflict',
      `${found.sku.code} is a bundle: its stock follows from its parts. Adjust the parts instead.`,
    );
  return found;
}

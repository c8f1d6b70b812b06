import { OperationError } from '@brandwright/contract';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { longestProductTitle, type SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import type { Context } from '../kernel/request/context.ts';
import type { ItemRow } from './items.ts';

/**
 * The SKU that the units of a purchase go to: the one that is named, the one of the last receipt, else the only one in whose
 * name the title stands. Errors: bad_input asks which, conflict names those that fit.
 */
export async function skuFor(context: Context, item: ItemRow, said: string | undefined): Promise<SkuStock> {
  const rows = await skusNamed(context, said ?? item.skuId ?? item.title, said !== undefined);
  const [first, second] = rows;
  if (first === undefined || (second && said === undefined))
    throw new OperationError(
      'bad_input',
      `${whichProduct(item)} Say its name or SKU code, or “as a new product”.`,
      [{ path: 'sku', message: whichProduct(item) }],
    );
  if (second)
    throw new OperationError(
      'conflict',
      `Several SKUs match: ${rows
        .slice(0, 5)
        .map((row) => `${skuName(row)}, ${row.code}`)
        .join('; ')}. Which one?`,
    );
  if (first.isBundle)
    throw new OperationError(
      'conflict',
      `${first.code} is a bundle, which holds no stock. Receive its parts instead.`,
    );
  if (first.level === 'MADE_TO_ORDER')
    throw new OperationError('conflict', `${skuName(first)} is made to order, so it has no stock to add to.`);
  return first;
}

const whichProduct = ({ title }: ItemRow) => `Which product do the ${title} go to?`;

/**
 * A new product of that title for the units of a purchase, disabled until it has a price. Errors: conflict where its units went to
 * a product before.
 */
export async function newSkuFor(context: Context, item: ItemRow): Promise<SkuStock> {
  if (item.skuId !== null) {
    const before = await skuFor(context, item, undefined);
    throw new OperationError(
      'conflict',
      `The ${item.title} have gone to ${skuName(before)} so far. Receive them there, or name another product.`,
    );
  }
  const { id, skus } = await context.call(createProduct, {
    title: item.title.slice(0, longestProductTitle),
    priceMinor: 0,
    onHand: 0,
  });
  await context.call(disableProduct, { id });
  const [sku] = skus;
  if (!sku) throw new OperationError('internal', 'The product couldn’t be added. Try again.');
  return sku;
}

async function skusNamed(context: Context, said: string, isNamed: boolean): Promise<SkuStock[]> {
  try {
    return (await context.call(getStock, { sku: said })).rows;
  } catch (failure) {
    // A title that no product has is a question, not a failure.
    if (!isNamed && failure instanceof OperationError && failure.code === 'not_found') return [];
    throw failure;
  }
}

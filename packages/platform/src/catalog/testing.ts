import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import type { TestStore } from '../kernel/testing.ts';

/** Sand mugs: 42 in stock at $28.00. */
export const mugs = { title: 'Ceramic mug', code: 'MUG-01', priceMinor: 2800, onHand: 42 };

/** A product with one SKU; answers it. */
export async function stocked(store: TestStore, more: Partial<typeof mugs> & { costMinor?: number } = {}) {
  const product = await store.run(createProduct, { ...mugs, ...more });
  const [sku] = product.skus;
  if (!sku) throw new Error('The product has no SKU.');
  return { product, sku };
}

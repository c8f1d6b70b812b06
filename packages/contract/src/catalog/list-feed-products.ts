import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, productIdOut, productOption, productPicture, skuIdOut } from './entities.ts';
import { count } from './words.ts';

/** A product as another place would list it. */
export const productListing = z.object({
  id: productIdOut,
  title: z.string(),
  /** Plain text. */
  description: z.string(),
  type: z.string().nullable(),
  vendor: z.string().nullable(),
  /** Of the shop it was imported from. */
  handle: z.string().nullable(),
  pictures: z.array(productPicture),
  options: z.array(productOption),
  skus: z.array(
    z.object({
      id: skuIdOut,
      code: z.string(),
      /** "Sand, 12 oz"; a dash for the default single variant. */
      variant: z.string(),
      optionValues: z.array(z.string()),
      priceMinor: amountMinor(),
      currency: z.string(),
      barcode: z.string().nullable(),
      weightGrams: z.int().nullable(),
      /** Left to sell, or made to order. */
      isAvailable: z.boolean(),
    }),
  ),
});
export type ProductListing = z.output<typeof productListing>;

export const listFeedProducts = declareOperation({
  name: 'list_feed_products',
  area: 'catalog',
  title: 'Products for a feed',
  description:
    'Lists the enabled products with everything that a listing elsewhere needs. For other areas; people ask list_products or get_product_feed.',
  examples: ['List the products for a feed'],
  input: z.object({}),
  output: z.object({ products: z.array(productListing) }),
  http: { method: 'GET', path: '/web/jewelry/-/feed-products' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ products }) => `${count(products.length, 'product')}.`,
});

import { z } from 'zod';
import { amountMinor, field, untrustedText } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead } from './entities.ts';
import { count, listWords } from './words.ts';

export const listShopProducts = declareOperation({
  name: 'list_shop_products',
  area: 'catalog',
  title: 'Products of the connected shop',
  description:
    'Lists the products in the connected external shop, and which of them are already imported. Imports nothing; for that use import_products. For the store’s own products use list_products.',
  examples: [
    'What products are in my connected shop?',
    'Show the products of the shop that is connected',
    'Which shop products aren’t imported yet?',
  ],
  input: z.object({
    notImported: field(z.boolean(), {
      label: 'Not imported yet',
      valueWords: {
        true: ["aren't imported", 'not imported', 'still missing', 'not here yet', "aren't here yet"],
      },
    }).default(false),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' }).optional(),
    ...pageInput,
  }),
  output: z.object({
    shop: z.string(),
    /** A shop made up for trying it out: no shop is connected. */
    isTest: z.boolean(),
    rows: z.array(
      z.object({
        shopProductId: z.string(),
        handle: z.string(),
        title: untrustedText(),
        pictureUrl: z.string().nullable(),
        variantCount: z.int(),
        priceMinMinor: amountMinor(),
        currency: z.string(),
        isPublished: z.boolean(),
        /** The product here; null where it is not imported. */
        productId: z.uuid().nullable(),
      }),
    ),
    notImportedCount: z.int(),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/shopify-products' },
  access: mayRead,
  effect: 'read',
  card: 'shop_products',
  offered: true,
  errors: ['upstream'],
  related: ['import_products', 'list_products'],
  toModel: ({ rows, ...rest }) => ({
    ...rest,
    rows: rows.slice(0, 15).map(({ pictureUrl: _picture, ...row }) => row),
  }),
  summary: ({ shop, isTest, rows, total, notImportedCount }) =>
    total === 0
      ? `${shop} has no products that match.`
      : `${shop}${isTest ? ' (a test shop, until yours is connected)' : ''} has ${count(total, 'product')}: ${listWords(
          rows.map(({ title }) => title),
          4,
        )}. ${notImportedCount === 0 ? 'All are imported.' : `${count(notImportedCount, 'product')} ${notImportedCount === 1 ? 'is' : 'are'} not imported yet.`}`,
});

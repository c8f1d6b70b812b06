import { z } from 'zod';
import type { Access } from '../kernel/operation.ts';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { catalogReads } from './entities.ts';
import { importWords, productImport, whichProductFile } from './imports.ts';

/** Admins and up, for what reaches many products at once. */
export const mayManage: Access = { kind: 'private', role: 'admin', preview: false };

/** Asks before it runs though it deletes nothing: it makes and changes many products, which no undo takes back in one step. */
export const importProducts = declareOperation({
  name: 'import_products',
  area: 'catalog',
  title: 'Import products',
  description:
    'Imports products from an attached Shopify product export (CSV), or from the connected shop. Products that were imported before are recognized by handle and SKU and brought up to date, so repeating is safe; their stock stays as it is. With bad rows it refuses and lists them, unless skipBadRows leaves those products out. To look first use check_product_import. Order files are import_orders.',
  examples: [
    'Import these products',
    'Import this Shopify product export',
    'Bring in the products of this CSV',
    'Import the products from my connected shop',
    'Import the product file and skip the bad rows',
  ],
  input: z.object({
    fileId: whichProductFile.optional(),
    fromShop: field(z.boolean(), {
      label: 'From the connected shop',
      insteadOf: 'fileId',
      valueWords: {
        true: [
          'connected shop',
          'from my shop',
          'from the shop',
          'from shopify directly',
          'from my store',
          'from my connected shop',
          'from our shop',
          'from my shopify',
          'from shopify',
        ],
      },
    })
      .describe('All products of the connected shop, in place of a file.')
      .default(false),
    shopProductIds: forForms(
      z
        .array(z.string().min(1).max(100))
        .min(1)
        .max(1000)
        .describe('Only these of the connected shop.')
        .optional(),
    ),
    shopDomain: field(z.string().max(200), { formOnly: true, seen: true })
      .describe('The shop that was shown: nothing is imported once another is connected.')
      .optional(),
    skipBadRows: field(z.boolean(), {
      words: ['skip bad rows'],
      valueWords: {
        true: [
          'skip the bad rows',
          'skip bad rows',
          'leave out the bad ones',
          'without the bad ones',
          'only the good ones',
          'ignore the errors',
        ],
      },
      label: 'Skip bad rows',
    }).default(false),
  }),
  output: productImport,
  http: { method: 'POST', path: '/web/jewelry/import-from-shopify', status: 202 },
  access: mayManage,
  effect: 'destructive',
  card: 'product_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input', 'conflict', 'upstream'],
  related: ['check_product_import', 'list_products', 'list_shop_products'],
  invalidates: [...catalogReads, 'get_product_import', 'list_shop_products'],
  summary: importWords,
});

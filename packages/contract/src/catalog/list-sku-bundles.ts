import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { partsWords, skuBundle } from './bundles.ts';
import { mayRead } from './entities.ts';
import { count, listWords } from './words.ts';

export const listSkuBundles = declareOperation({
  name: 'list_sku_bundles',
  area: 'catalog',
  title: 'Bundles',
  description:
    'Lists bundles, which are SKUs made of other SKUs, with their parts and how many those parts make. A thousand at a time.',
  examples: [
    'Which bundles do we sell?',
    'What is in the gift bundle?',
    'Show our bundles and their parts',
    'Which bundles contain the sand mug?',
  ],
  input: z.object({
    sku: field(z.string().trim().min(1).max(200), {
      ref: 'sku',
      label: 'SKU',
      words: ['of', 'with', 'contain', 'contains', 'sku'],
    })
      .describe('Only the bundle of this SKU, or bundles that it is a part of.')
      .optional(),
    ...pageInput,
    size: pageInput.size.unwrap().default(1000),
  }),
  output: z.object({ rows: z.array(skuBundle), ...pageOutput }),
  http: { method: 'GET', path: '/web/sku-bundle-mappings' },
  access: mayRead,
  effect: 'read',
  card: 'sku_bundles',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['create_sku_bundle', 'get_stock', 'list_products'],
  toModel: ({ rows, total }) => ({ rows: rows.slice(0, 15), total }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'No bundles yet. Say which products to sell together.'
      : `${count(total, 'bundle')}: ${listWords(
          rows.map(
            (row) =>
              `${row.title} (${partsWords(row)}; ${row.available.toLocaleString('en-US')} can be made)`,
          ),
          4,
        )}.`,
});

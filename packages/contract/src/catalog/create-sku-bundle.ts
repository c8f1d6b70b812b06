import { z } from 'zod';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { partsWords, skuBundle } from './bundles.ts';
import { highestPriceMinor, longestProductTitle, mostBundleParts } from './entities.ts';
import { productChange } from './product-change.ts';
import { skuCode } from './refs.ts';
import { money } from './words.ts';

const part = (question: string | undefined, words: readonly string[], label: string) =>
  field(z.string().trim().min(1).max(200), { ref: 'sku', label, words, ...(question ? { question } : {}) });

const partCount = (label: string) =>
  field(z.int().min(1).max(10_000), { sense: 'quantity', label, words: [label.toLowerCase()] }).default(1);

export const createSkuBundle = declareOperation({
  name: 'create_sku_bundle',
  area: 'catalog',
  title: 'Create a bundle',
  description:
    'Makes a bundle: a product with one SKU that is sold as a whole and made of two or more other SKUs. It holds no stock of its own; there are as many as its parts make. Can be undone while it was not sold.',
  examples: [
    'Bundle the sand mug with the cedar candle for $58',
    'Make a bundle of two mugs and a tea towel called Quiet morning at $69',
    'Sell the bud vase and the tapers together for $42',
  ],
  input: z.object({
    first: part('Which product goes into it?', ['bundle', 'bundle of', 'sell'], 'First part').optional(),
    firstQuantity: partCount('Of the first'),
    second: part(undefined, ['with', 'and', 'together with'], 'Second part').optional(),
    secondQuantity: partCount('Of the second'),
    title: field(z.string().trim().min(1).max(longestProductTitle), {
      sense: 'free_text',
      words: ['called', 'named', 'title'],
      label: 'Title',
    })
      .describe('Made of its parts when left out.')
      .optional(),
    priceMinor: amountMinor({
      label: 'Price',
      words: ['for', 'at', 'price'],
      question: 'What should the bundle cost?',
    })
      .min(0)
      .max(highestPriceMinor),
    code: field(skuCode.clone(), {
      sense: 'technical_name',
      words: ['sku code', 'code'],
      label: 'SKU code',
    }).optional(),
    parts: forForms(
      z
        .array(z.object({ sku: z.string().trim().min(1).max(200), quantity: z.int().min(1).max(10_000) }))
        .min(1)
        .max(mostBundleParts)
        .describe('All parts, in place of first and second.')
        .optional(),
    ),
  }),
  output: skuBundle,
  http: { method: 'POST', path: '/web/sku-bundle-mappings', status: 201 },
  ...productChange,
  card: 'sku_bundle',
  errors: ['not_found', 'conflict'],
  related: ['list_sku_bundles', 'get_product'],
  invalidates: [...productChange.invalidates],
  summary: (row) =>
    `${row.title} (${row.code}) is a bundle of ${partsWords(row)} at ${money(row.priceMinor, row.currency)}. The parts make ${row.available.toLocaleString('en-US')}.`,
});

import { z } from 'zod';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { highestPriceMinor, mostUnits, skuStock } from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, productNamed, skuCode } from './refs.ts';

const amount = (label: string, words: readonly string[]) =>
  amountMinor({ label, words }).min(0, 'An amount can’t be negative.').max(highestPriceMinor);

const optionValue = z.string().trim().min(1).max(100);

export const createSku = declareOperation({
  name: 'create_sku',
  area: 'catalog',
  title: 'Add a variant to a product',
  description:
    'Adds a SKU, which is a variant such as a color or size, to a product that there is, with its price, code and the units on hand. The price is that of the other variants when none is said. A new product is create_product. Can be undone while nothing was done with it.',
  examples: [
    'Add a sage variant to the ceramic mug',
    'Add a new size to the linen tote: large, $32',
    'The travel candle also comes in cedar, 40 in stock',
  ],
  input: z.object({
    id: pathId,
    product: productNamed('Which product does the variant belong to?').optional(),
    variant: field(z.string().trim().min(1).max(200), {
      sense: 'free_text',
      label: 'Variant',
      words: ['variant', 'in', 'color', 'size', 'called', 'sku', 'comes in'],
      question: 'Which variant, such as “Sage, 12 oz”?',
    }).describe('Its option values, in the order of the options, apart by commas: "Sage, 12 oz".'),
    /** The same where a value has a comma in it. */
    optionValues: forForms(z.array(optionValue).min(1).max(5).optional()),
    priceMinor: amount('Price', ['price', 'for', 'at', 'sells for']).optional(),
    code: field(skuCode.clone(), {
      sense: 'technical_name',
      words: ['sku code', 'code'],
      label: 'SKU code',
    })
      .describe('Made of the title and the variant when left out.')
      .optional(),
    onHand: field(z.int().min(0).max(mostUnits), {
      sense: 'quantity',
      words: ['in stock', 'on hand', 'units', 'stock'],
      label: 'In stock',
    }).default(0),
    costMinor: amount('Cost', ['cost', 'costs us', 'we pay']).optional(),
  }),
  output: z.object({ sku: skuStock, change: z.string() }),
  http: { method: 'POST', path: '/web/jewelry/{id}/skus', status: 201 },
  ...productChange,
  card: 'stock_change',
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_product', 'update_sku', 'adjust_stock'],
  summary: ({ change }) => change,
});

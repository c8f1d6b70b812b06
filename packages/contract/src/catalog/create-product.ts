import { z } from 'zod';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import {
  highestPriceMinor,
  longestProductText,
  longestProductTitle,
  mostSkusOfProduct,
  mostUnits,
  product,
} from './entities.ts';
import { productChange } from './product-change.ts';
import { skuCode } from './refs.ts';
import { productWords } from './say.ts';

const amount = (label: string, words: readonly string[], question?: string) =>
  amountMinor({ label, words, ...(question ? { question } : {}) })
    .min(0, 'An amount can’t be negative.')
    .max(highestPriceMinor);

const onHand = z.int().min(0).max(mostUnits);

export const createProduct = declareOperation({
  name: 'create_product',
  area: 'catalog',
  title: 'Add a product',
  description:
    'Adds a product to those that this store sells, with its price and, if given, its SKU code, cost and the units on hand. Many at once come by import_products. Can be undone while nothing was done with it.',
  examples: [
    'Add a product: walnut tray for $48',
    'Add a new product called Beeswax candle, $22, 40 in stock',
    'Create a product Linen apron at $54',
  ],
  input: z.object({
    title: field(z.string().trim().min(1).max(longestProductTitle), {
      sense: 'free_text',
      words: ['called', 'named', 'product', 'title'],
      label: 'Title',
      question: 'What is the product called?',
    }),
    priceMinor: amount('Price', ['price', 'for', 'at', 'sells for'], 'What does it cost in the shop?'),
    code: field(skuCode.clone(), {
      sense: 'technical_name',
      words: ['sku', 'sku code', 'code'],
      label: 'SKU code',
    })
      .describe('Made of the title when left out.')
      .optional(),
    onHand: field(onHand, {
      sense: 'quantity',
      words: ['in stock', 'on hand', 'units', 'stock'],
      label: 'In stock',
    }).default(0),
    costMinor: amount('Cost', ['cost', 'costs us', 'we pay']).optional(),
    type: field(z.string().trim().min(1).max(100), {
      sense: 'free_text',
      words: ['type', 'category'],
      label: 'Type',
    }).optional(),
    description: field(z.string().trim().max(longestProductText), {
      sense: 'free_text',
      words: ['description'],
      label: 'Description',
    }).optional(),
    variants: forForms(
      z
        .array(
          z.object({
            values: z.array(z.string().trim().min(1).max(100)).min(1).max(5),
            code: skuCode.optional(),
            priceMinor: z.int().min(0).max(highestPriceMinor).optional(),
            onHand: onHand.default(0),
          }),
        )
        .min(1)
        .max(mostSkusOfProduct)
        .describe('In place of one SKU: a SKU each.')
        .optional(),
    ),
  }),
  output: product,
  http: { method: 'POST', path: '/web/jewelry', status: 201 },
  ...productChange,
  card: 'product',
  errors: ['conflict'],
  related: ['get_product', 'create_sku', 'add_product_picture', 'import_products', 'set_low_stock_point'],
  summary: (output) => `Added a product. ${productWords(output)}`,
});

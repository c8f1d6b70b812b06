import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, skuIdOut } from './entities.ts';
import { count } from './words.ts';

/** For the orders, which sell SKUs and count what open orders need of them. */
export const listSellableSkus = declareOperation({
  name: 'list_sellable_skus',
  area: 'catalog',
  title: 'SKUs to sell',
  description: 'Every SKU of an enabled product with its price and the units on hand, by code.',
  examples: ['Which SKUs can be sold?'],
  input: z.object({ most: z.int().min(1).max(100_000).default(100_000) }),
  output: z.object({
    skus: z.array(
      z.object({
        id: skuIdOut,
        sku: z.string(),
        title: z.string(),
        variant: z.string().nullable(),
        onHand: z.int(),
        unitPriceMinor: amountMinor(),
        /** Whether units of it are kept: not of a bundle, nor of what is made to order. */
        isStocked: z.boolean(),
        /** Printed when it is ordered, so no stock leaves. */
        isMadeToOrder: z.boolean(),
        /** Of one unit; null where nobody entered it. */
        weightGrams: z.int().nullable(),
        /** For customs; null where nobody entered them. */
        tariffNumber: z.string().nullable(),
        originCountry: z.string().nullable(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/jewelry-sku/-/sellable' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ skus }) => `${count(skus.length, 'SKU')} can be sold.`,
});

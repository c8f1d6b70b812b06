import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { catalogReads, highestPriceMinor, mayAct, skuIdOut } from './entities.ts';
import { movementKind } from './enums.ts';
import { units } from './refs.ts';
import { count } from './words.ts';

/** For what moves stock outside the catalog: purchases received, orders shipped, returned or written off. */
export const recordStockMovements = declareOperation({
  name: 'record_stock_movements',
  area: 'catalog',
  title: 'Record stock movements',
  description:
    'Records units that were received (with their landed cost), shipped, returned or written off. Of a bundle its parts move. ' +
    'Stock never goes below zero: units that there are not are answered as missing. The same key is recorded once.',
  examples: ['Record that the purchase was received'],
  input: z.object({
    movements: z
      .array(
        z
          .object({
            kind: movementKind.extract(['RECEIVED', 'SHIPPED', 'RETURNED', 'WRITTEN_OFF']),
            skuId: z.uuid().optional(),
            /** In place of the id. */
            sku: z.string().trim().min(1).max(100).optional(),
            /** Units, positive whichever way they went. */
            quantity: units('Units'),
            /** Without it the default place; what leaves then comes from the others too. */
            placeId: z.uuid().optional(),
            /** In place of the id: the place as people name it. */
            place: z.string().trim().min(1).max(120).optional(),
            reason: z.string().trim().min(1).max(300).optional(),
            reference: z.string().trim().min(1).max(120).optional(),
            purchaseItemId: z.uuid().optional(),
            /** Landed cost of one received unit, in the SKU’s currency. */
            unitCostMinor: amountMinor().min(0).max(highestPriceMinor).optional(),
            currency: z.string().length(3).optional(),
            key: z.string().min(1).max(120).optional(),
          })
          .refine(({ skuId, sku }) => skuId !== undefined || sku !== undefined, 'Say which SKU.'),
      )
      .min(1)
      .max(500),
  }),
  output: z.object({
    moved: z.array(
      z.object({
        skuId: skuIdOut,
        /** Units that came, or left where it is negative. */
        quantity: z.int(),
        /** In all places, after it. */
        onHand: z.int(),
        /** Units that should have left but were not there. */
        missing: z.int(),
        /** Where they came to; null for what left, which may be of several. */
        place: z.string().nullable(),
      }),
    ),
    /** Codes that no SKU has. */
    unknown: z.array(z.string()),
  }),
  http: { method: 'POST', path: '/web/jewelry-sku/-/movements', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: catalogReads,
  summary: ({ moved }) => `Recorded ${count(moved.length, 'stock movement')}.`,
});

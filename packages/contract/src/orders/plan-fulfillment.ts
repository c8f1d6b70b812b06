import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut, shippingAddress } from './entities.ts';
import { shippingMethod } from './enums.ts';
import { shippedItems } from './fulfillment-fields.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { count } from './words.ts';

/** For fulfillment: what a parcel of an order would hold, by the rules of shipping. */
export const planFulfillment = declareOperation({
  name: 'plan_fulfillment',
  area: 'orders',
  title: 'What would ship',
  description:
    'Says what of an order would go into a parcel, where to, and what it weighs. Refuses what can’t ship.',
  examples: ['What is left to ship of order 1042?'],
  input: z.object({ ...orderRef, ...shippedItems }),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    email: z.string().nullable(),
    shippingAddress,
    shippingMethod,
    items: z.array(
      z.object({
        lineItemId: z.uuid(),
        title: z.string(),
        variant: z.string().nullable(),
        sku: z.string().nullable(),
        quantity: z.int(),
        /** Of one unit; null where nobody entered it. */
        weightGrams: z.int().nullable(),
        /** For customs; null where nobody entered them. */
        tariffNumber: z.string().nullable(),
        originCountry: z.string().nullable(),
        unitPriceMinor: amountMinor(),
      }),
    ),
    currency: z.string(),
    /** Units that stay to ship after it. */
    unitsLeft: z.int(),
  }),
  http: { method: 'GET', path: '/web/orders/{id}/fulfillment-plan' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  summary: ({ orderNumber, items }) =>
    `${count(
      items.reduce((sum, item) => sum + item.quantity, 0),
      'unit',
    )} of order #${orderNumber} can ship.`,
});

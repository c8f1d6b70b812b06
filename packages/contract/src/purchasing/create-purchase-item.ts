import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseCost, purchaseItem } from './entities.ts';
import { purchaseSource, purchaseType, shippingMode } from './enums.ts';

export const createPurchaseItem = declareOperation({
  name: 'create_purchase_item',
  area: 'purchasing',
  title: 'New purchase item',
  description:
    'Makes a purchase item that is not paid yet, as an accepted quote does. No money moves and no supplier is told.',
  examples: ['Make a purchase item of the accepted quote'],
  input: z.object({
    title: z.string().trim().min(1).max(200),
    supplierId: z.uuid().nullable(),
    supplierName: z.string().trim().min(1).max(160),
    orderType: purchaseType,
    source: purchaseSource,
    shippingMode,
    quantity: z.int().min(1).max(10_000_000),
    unitPriceMinor: amountMinor().min(0).max(1_000_000_000),
    costs: z.array(purchaseCost).min(1).max(20),
    currency: z.string().length(3),
    leadTimeDays: z.int().min(0).max(1000).nullable(),
    requestId: z.uuid().nullable(),
    quoteId: z.uuid().nullable(),
    catalogItemId: z.uuid().nullable().default(null),
  }),
  output: purchaseItem,
  http: { method: 'POST', path: '/web/creator-order-items', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: false,
  errors: ['conflict'],
  invalidates: ['list_purchase_items', 'count_purchase_items'],
  summary: (item) =>
    `${item.quantity.toLocaleString('en-US')} × ${item.title} is under Orders & Shipments, not purchased yet.`,
});

import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';

/** QUEUED → SENT | FAILED; a failed one may be tried again. */
const shopFulfillmentStatus = z.enum(['QUEUED', 'SENT', 'FAILED']);
export type ShopFulfillmentStatus = z.output<typeof shopFulfillmentStatus>;

export const shopFulfillmentLabels: Readonly<Record<ShopFulfillmentStatus, string>> = {
  QUEUED: 'Being reported',
  SENT: 'Reported',
  FAILED: 'Not reported',
};

/** Of an order that came from a shop: which one, and which of its shipments the shop knows. */
export const orderInShop = z.object({
  /** What the shop is called. */
  name: z.string(),
  isTest: z.boolean(),
  /** The order as the shop calls it, such as "#1001". */
  orderName: z.string(),
  fulfillments: z.array(
    z.object({
      shipmentId: z.uuid(),
      status: shopFulfillmentStatus,
      failure: z.string().nullable(),
      sentAt: instant().nullable(),
    }),
  ),
});
export type OrderInShop = z.output<typeof orderInShop>;

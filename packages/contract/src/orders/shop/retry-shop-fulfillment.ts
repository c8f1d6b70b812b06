import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { orderNumberOut } from '../entities.ts';
import { mayAct, orderReads, orderRef } from '../order-ref.ts';
import { count } from '../words.ts';
import { shopSyncReads } from './shop-order-sync.ts';

export const retryShopFulfillment = declareOperation({
  name: 'retry_shop_fulfillment',
  area: 'orders',
  title: 'Report a shipment to the shop again',
  description:
    'Reports an order’s shipments again to the shop that the order came from, where that failed. The shop marks the order as fulfilled with its tracking number. Shopify doesn’t email the shopper about it; WooCommerce and BigCommerce do if the shop is set to. What the shop already knows is never sent twice.',
  examples: [
    'Tell the shop again that order 5003 has shipped',
    'Retry sending the fulfillment of 5003 to Shopify',
    'Shopify doesn’t know that 5003 went out, send it again',
  ],
  input: z.object({ ...orderRef }),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    /** What the shop is called, and how it calls the order. */
    shop: z.string(),
    shopOrder: z.string(),
    /** Shipments that are being sent again. */
    shipments: z.int(),
  }),
  http: { method: 'POST', path: '/web/orders/{id}/shop-fulfillments' },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_order', 'get_shop_order_sync'],
  invalidates: [...orderReads, ...shopSyncReads],
  summary: ({ orderNumber, shop, shopOrder, shipments }) =>
    `Reporting ${count(shipments, 'shipment')} of order #${orderNumber} to ${shop} again (${shopOrder} there).`,
});

import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayManage, orderReads } from '../order-ref.ts';
import { shopOrderSync, shopSyncReads, syncWords } from './shop-order-sync.ts';

export const syncShopOrders = declareOperation({
  name: 'sync_shop_orders',
  area: 'orders',
  title: 'Bring in orders from the shop',
  description:
    'Brings in what changed in the connected Shopify, WooCommerce or BigCommerce shop since the last time: new orders come in and rules run on them, canceled and edited ones are brought up to date. An order never comes in twice. Says how many came, changed or were left out and why. While no shop is connected it brings in made-up orders with fromTestShop alone. For a file of orders use import_orders; for the shop’s products use import_products.',
  examples: [
    'Bring in the orders from my shop',
    'Sync my Shopify orders',
    'Are there new orders in the shop? Get them',
    'Pull the latest orders from Shopify',
    'Bring in test orders',
  ],
  input: z.object({
    fromTestShop: field(z.boolean(), {
      label: 'Test orders',
      words: ['test orders', 'test shop'],
      valueWords: {
        true: [
          'test orders',
          'from the test shop',
          'test shop',
          'made-up orders',
          'made up orders',
          'pretend orders',
          'practice orders',
          'dummy orders',
          'example orders',
          'sample orders',
          'fake orders',
        ],
      },
    })
      .describe('Made-up orders of the test shop, to try it out while no shop is connected.')
      .default(false),
  }),
  output: shopOrderSync,
  // The specification has no address for it: ours.
  http: { method: 'POST', path: '/web/orders/-/shop-sync', status: 201 },
  access: mayManage,
  effect: 'write',
  card: 'shop_order_sync',
  offered: true,
  errors: ['upstream', 'timeout', 'conflict'],
  related: ['list_orders', 'get_shop_order_sync', 'get_shop_connection'],
  invalidates: [...orderReads, ...shopSyncReads],
  toModel: ({ webhookUrl: _address, ...shown }) => shown,
  summary: syncWords,
});

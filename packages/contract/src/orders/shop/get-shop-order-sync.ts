import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from '../order-ref.ts';
import { shopOrderSync, syncStateWords } from './shop-order-sync.ts';

export const getShopOrderSync = declareOperation({
  name: 'get_shop_order_sync',
  area: 'orders',
  title: 'Orders from the shop',
  description:
    'When orders last came in from the connected shop and how that went: how many came, changed or were left out and why, and whether the shop knows of all shipments. Reads nothing from the shop: sync_shop_orders does.',
  examples: [
    'When did orders last come in from my shop?',
    'How did the last order sync go?',
    'Which shop orders were left out, and why?',
    'Does the shop know about all our shipments?',
  ],
  input: z.object({}),
  output: shopOrderSync,
  http: { method: 'GET', path: '/web/orders/-/shop-sync' },
  access: mayRead,
  effect: 'read',
  card: 'shop_order_sync',
  offered: true,
  errors: [],
  related: ['sync_shop_orders', 'retry_shop_fulfillment', 'get_shop_connection'],
  toModel: ({ webhookUrl: _address, ...shown }) => shown,
  summary: syncStateWords,
});

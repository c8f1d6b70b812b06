import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayManage, orderReads } from '../order-ref.ts';
import { shopOrderSync, shopSyncReads, syncStateWords } from './shop-order-sync.ts';

/** For connecting a shop, and for trying again what failed then. */
export const followShopOrders = declareOperation({
  name: 'follow_shop_orders',
  area: 'orders',
  title: 'Follow the shop’s orders',
  description:
    'Sets up webhooks in the connected shop, where this server has a public address, so that new and changed orders come in right away; and brings in orders every hour. Again changes nothing. To bring in orders now use sync_shop_orders.',
  examples: ['Set up the webhooks of my shop again'],
  input: z.object({}),
  output: shopOrderSync,
  // The specification has no address for it: ours.
  http: { method: 'POST', path: '/web/orders/-/shop-webhooks', status: 201 },
  access: mayManage,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['conflict'],
  invalidates: [...orderReads, ...shopSyncReads],
  toModel: ({ webhookUrl: _address, ...shown }) => shown,
  summary: syncStateWords,
});

import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayManage } from '../order-ref.ts';
import { shopSyncReads } from './shop-order-sync.ts';

/** For disconnecting a shop. */
export const unfollowShopOrders = declareOperation({
  name: 'unfollow_shop_orders',
  area: 'orders',
  title: 'Stop following the shop’s orders',
  description:
    'Removes the webhooks that the connected shop sends here. To disconnect the shop as a whole use disconnect_shop.',
  examples: ['Remove the webhooks of my shop'],
  input: z.object({}),
  output: z.object({
    /** What the shop is called; null where it can’t be reached anymore. */
    shop: z.string().nullable(),
    /** What is left to do in the shop; null when nothing is. */
    left: z.string().nullable(),
  }),
  // The specification has no address for it: ours.
  http: { method: 'DELETE', path: '/web/orders/-/shop-webhooks' },
  access: mayManage,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['conflict'],
  invalidates: shopSyncReads,
  summary: ({ shop, left }) => left ?? `${shop ?? 'The shop'} no longer sends its changes here.`,
});

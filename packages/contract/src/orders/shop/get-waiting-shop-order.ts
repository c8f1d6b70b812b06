import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { orderRow } from '../entities.ts';

export const getWaitingShopOrder = declareOperation({
  name: 'get_waiting_shop_order',
  area: 'orders',
  title: 'Waiting Shopify order',
  description:
    'The order of the connected Shopify shop that has waited longest for work to begin, and how many wait. For the Shopify app; in a chat use list_orders.',
  examples: ['The Shopify app shows what waits'],
  input: z.object({}),
  output: z.object({ order: orderRow.nullable(), waiting: z.int() }),
  http: { method: 'GET', path: '/web/stores/me/shopify-app-waiting-order' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  toModel: ({ order, waiting }) => ({ waiting, orderNumber: order?.orderNumber ?? null }),
  summary: ({ order, waiting }) =>
    order === null
      ? 'No orders from the Shopify shop are waiting.'
      : `Order #${order.orderNumber} has waited the longest, out of ${waiting}.`,
});

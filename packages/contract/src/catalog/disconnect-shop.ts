import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage } from './import-products.ts';
import { shopConnection, shopConnectionReads } from './shop-connection.ts';

export const disconnectShop = declareOperation({
  name: 'disconnect_shop',
  area: 'catalog',
  title: 'Disconnect the shop',
  description:
    'Disconnects the connected shop and deletes its stored token. Its orders no longer come in. Imported products and orders stay. To use it again, reconnect it.',
  examples: ['Disconnect the shop', 'Unlink my Shopify', 'Remove the connection to my shop'],
  input: z.object({}),
  output: shopConnection,
  // The specification has no address for it: ours.
  http: { method: 'DELETE', path: '/web/shop-connection' },
  access: mayManage,
  effect: 'destructive',
  card: 'shop_connection',
  offered: true,
  errors: ['not_found'],
  related: ['get_shop_connection'],
  invalidates: shopConnectionReads,
  summary: ({ name, domain, warning }) =>
    `${name ?? 'The shop'}${domain === null ? '' : ` (${domain})`} is disconnected and its token was deleted. Imported products and orders stay.${warning === null ? '' : ` ${warning}`}`,
});

import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { connectionWords, shopConnection, testNow } from './shop-connection.ts';

export const getShopConnection = declareOperation({
  name: 'get_shop_connection',
  area: 'catalog',
  title: 'Connected shop',
  description:
    'Whether a Shopify, WooCommerce or BigCommerce shop is connected, which one, its currency and since when; with test, whether it’s responding now. Its card opens the screen on which a shop is connected: never ask for a token or take one in the chat. For what the shop sells use list_shop_products; to import its products use import_products.',
  examples: [
    'Connect my Shopify',
    'Is my shop connected?',
    'Connect my WooCommerce shop',
    'Link our BigCommerce store',
    'Where do I enter the access token of my shop?',
    'Does the connection to my shop still work?',
  ],
  input: z.object({ test: testNow.default(false) }),
  output: shopConnection,
  // The specification has no address for it: ours.
  http: { method: 'GET', path: '/web/shop-connection' },
  access: mayRead,
  effect: 'read',
  card: 'shop_connection',
  offered: true,
  errors: [],
  related: ['list_shop_products', 'import_products', 'disconnect_shop'],
  toModel: ({ lastFour: _lastFour, ...shown }) => shown,
  summary: connectionWords,
});

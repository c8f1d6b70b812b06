import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage } from './import-products.ts';
import {
  connectionWords,
  shopConnection,
  shopConnectionReads,
  shopDomainOf,
  shopSecret,
} from './shop-connection.ts';

export const connectShop = declareOperation({
  name: 'connect_shop',
  area: 'catalog',
  title: 'Connect a shop',
  description:
    'Connects the store to a Shopify shop: its domain, and an Admin API access token or the client ID and secret of an app. They are tried first, then kept encrypted, sent to that shop only and never shown again. Only the form of the screen calls this.',
  examples: ['Connect the shop with this token'],
  input: z.object({
    domain: z
      .string()
      .trim()
      .min(1, 'Enter the shop’s domain.')
      .max(200)
      .refine((said) => shopDomainOf(said) !== undefined, {
        error: 'Use the shop’s own Shopify domain, such as my-brand.myshopify.com.',
      }),
    accessToken: shopSecret('An access token').optional(),
    /** Beside a token: what the shop signs its webhooks with. */
    webhookSecret: shopSecret('A webhook secret').optional(),
    clientId: shopSecret('A client ID').optional(),
    clientSecret: shopSecret('A client secret').optional(),
  }),
  output: shopConnection,
  // The specification has no address for it: ours.
  http: { method: 'POST', path: '/web/shop-connection', status: 201 },
  access: mayManage,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['upstream', 'conflict'],
  invalidates: shopConnectionReads,
  summary: connectionWords,
});

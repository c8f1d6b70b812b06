import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage } from './import-products.ts';
import {
  connectionWords,
  shopConnection,
  shopConnectionReads,
  shopPlatform,
  shopSecret,
} from './shop-connection.ts';
import { domainOn } from './shop-domains.ts';

const domainFaults = {
  SHOPIFY: 'Use the shop’s own Shopify domain, such as my-brand.myshopify.com.',
  WOOCOMMERCE: 'Use your shop’s web address, such as https://my-brand.com.',
  BIGCOMMERCE: 'Use the store’s hash or permanent address, such as store-abc123xyz.mybigcommerce.com.',
} as const;

export const connectShop = declareOperation({
  name: 'connect_shop',
  area: 'catalog',
  title: 'Connect a shop',
  description:
    'Connects the store to a shop on Shopify, WooCommerce or BigCommerce: its domain, and an access token, the client ID and secret of a Shopify app, or the consumer key and secret of WooCommerce. They are tried first, then kept encrypted, sent to that shop only and never shown again. Only the form of the screen calls this.',
  examples: ['Connect the shop with this token'],
  input: z
    .object({
      platform: shopPlatform.default('SHOPIFY'),
      domain: z.string().trim().min(1, 'Enter the shop’s domain.').max(200),
      accessToken: shopSecret('An access token').optional(),
      /** Beside a token of Shopify: what the shop signs its webhooks with. */
      webhookSecret: shopSecret('A webhook secret').optional(),
      clientId: shopSecret('A client ID').optional(),
      clientSecret: shopSecret('A client secret').optional(),
      consumerKey: shopSecret('A consumer key').optional(),
      consumerSecret: shopSecret('A consumer secret').optional(),
    })
    .superRefine(({ platform, domain }, check) => {
      if (domain === '' || domainOn(platform, domain) !== undefined) return;
      check.addIssue({ code: 'custom', path: ['domain'], message: domainFaults[platform] });
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

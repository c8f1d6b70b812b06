import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { feedChannelField, feedToModel, feedWords, productFeed } from './product-feed.ts';

export const getProductFeed = declareOperation({
  name: 'get_product_feed',
  area: 'fulfillment',
  title: 'Product feed',
  description:
    'Shows the product file that Instagram (Meta) or Google Shopping can fetch: whether it is on, its address, how many products are in it and which are left out and why. To turn it on use enable_product_feed, to take it back disable_product_feed; how the channel does is get_sales_channel.',
  examples: [
    'Show the Google Shopping feed',
    'is our Instagram product feed on?',
    'which products are left out of the Google feed?',
    'what is the address of the Instagram feed?',
  ],
  input: z.object({ channel: feedChannelField() }),
  output: productFeed,
  http: { method: 'GET', path: '/web/product-feeds/{channel}' },
  access: mayRead,
  effect: 'read',
  card: 'product_feed',
  offered: true,
  errors: [],
  related: ['enable_product_feed', 'disable_product_feed', 'get_sales_channel'],
  toModel: feedToModel,
  summary: feedWords,
});

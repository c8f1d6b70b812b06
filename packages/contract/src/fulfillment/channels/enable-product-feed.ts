import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { channelLabels } from './enums.ts';
import {
  feedChannelField,
  feedFormats,
  feedReads,
  feedToModel,
  leftOutWords,
  productFeed,
  productPagesOf,
} from './product-feed.ts';

export const enableProductFeed = declareOperation({
  name: 'enable_product_feed',
  area: 'fulfillment',
  title: 'Turn on a product feed',
  description:
    'Puts a file of the enabled products, in the format of Instagram (Meta) or Google Shopping, at a secret address that the channel can fetch. pagesUrl is where the shop’s product pages are; without it the connected Shopify shop’s are used. Products without a picture, description or price are left out. To look first use get_product_feed; to take it back disable_product_feed.',
  examples: [
    'Turn on the Google Shopping feed',
    'make a product feed for Instagram',
    'enable the Instagram feed with pages at https://my-brand.com/products',
  ],
  input: z.object({
    channel: feedChannelField(),
    pagesUrl: field(
      z
        .string()
        .trim()
        .min(1)
        .max(300)
        .refine((said) => productPagesOf(said) !== undefined, {
          error: 'Use the address of your product pages, such as https://my-brand.com/products/.',
        }),
      {
        sense: 'server_address',
        label: 'Product pages',
        words: ['pages at', 'product pages', 'shop at'],
        question: 'Where are your product pages, such as https://my-brand.com/products/?',
        hasDefault: true,
      },
    ).optional(),
  }),
  output: productFeed,
  http: { method: 'PUT', path: '/web/product-feeds/{channel}/enable' },
  access: mayAct,
  effect: 'external',
  card: 'product_feed',
  offered: true,
  errors: ['conflict', 'bad_input'],
  related: ['get_product_feed', 'disable_product_feed'],
  invalidates: feedReads,
  toModel: feedToModel,
  summary: (feed) =>
    `The product feed for ${channelLabels[feed.channel]} is on, with ${feed.products.toLocaleString('en-US')} ${feed.products === 1 ? 'product' : 'products'}. Copy its address from the card. ${feedFormats[feed.channel].where}${leftOutWords(feed)}`,
});

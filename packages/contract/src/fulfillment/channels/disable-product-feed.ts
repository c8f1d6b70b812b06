import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { channelLabels } from './enums.ts';
import { feedChannelField, feedReads, feedToModel, productFeed } from './product-feed.ts';

export const disableProductFeed = declareOperation({
  name: 'disable_product_feed',
  area: 'fulfillment',
  title: 'Turn off a product feed',
  description:
    'Turns off the product file for Instagram (Meta) or Google Shopping: its address stops working, and turning it on again makes a new one. Can be undone, which brings the same address back.',
  examples: [
    'Turn off the Google Shopping feed',
    'take the Instagram product feed offline',
    'stop the Google feed',
  ],
  input: z.object({ channel: feedChannelField() }),
  output: productFeed,
  http: { method: 'PUT', path: '/web/product-feeds/{channel}/disable' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'product_feed',
  offered: true,
  errors: ['conflict'],
  related: ['get_product_feed', 'enable_product_feed'],
  invalidates: feedReads,
  toModel: feedToModel,
  summary: ({ channel }) =>
    `Turned off the product feed for ${channelLabels[channel]}. Its address no longer works.`,
});

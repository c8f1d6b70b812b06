import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { feedChannel } from './product-feed.ts';

export const readProductFeed = declareOperation({
  name: 'read_product_feed',
  area: 'fulfillment',
  title: 'Product feed file',
  description: 'For a channel that has the address of a feed: the file as of now.',
  examples: ['Fetch the product feed'],
  input: z.object({
    storeId: z.uuid(),
    feedId: z.uuid(),
    signature: z.string().regex(/^[\w-]{43}$/),
  }),
  output: z.object({ channel: feedChannel, text: z.string() }),
  http: { method: 'GET', path: '/commons/product-feeds/{storeId}/{feedId}/{signature}' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ text }) => `A file of ${text.length.toLocaleString('en-US')} characters.`,
});

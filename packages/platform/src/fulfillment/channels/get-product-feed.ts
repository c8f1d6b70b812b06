import { getProductFeed } from '@brandwright/contract/fulfillment/channels/get-product-feed.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { showFeed } from './product-feeds.ts';

export default implement(getProductFeed, {
  run: async (context, { channel }) => ({ output: await showFeed(context, channel) }),
});

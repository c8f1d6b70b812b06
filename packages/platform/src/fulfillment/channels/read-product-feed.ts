import { OperationError } from '@brandwright/contract';
import { readProductFeed } from '@brandwright/contract/fulfillment/channels/read-product-feed.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { isFeedSignature } from './feed-address.ts';
import { contentOf } from './product-feeds.ts';
import { googleProducts } from './google-products.ts';
import { metaCatalog } from './meta-catalog.ts';
import { productFeeds } from './tables.ts';

/** The same answer whether a feed never was or was turned off. */
const gone = () => new OperationError('not_found', 'There’s no product feed at this address.');

export default implement(readProductFeed, {
  async run(context, { storeId, feedId, signature }) {
    // Before anything of the store is seen: only this installation can have made it.
    if (!isFeedSignature(context, storeId, feedId, signature)) throw gone();
    await context.enterStore(storeId);
    const [feed] = await context.db
      .select()
      .from(productFeeds)
      .where(
        and(eq(productFeeds.storeId, storeId), eq(productFeeds.id, feedId), isNull(productFeeds.disabledAt)),
      );
    if (!feed) throw gone();
    const { items } = await contentOf(context, feed);
    const text =
      feed.channel === 'INSTAGRAM'
        ? metaCatalog(items)
        : googleProducts(items, {
            title: feed.storeName,
            link: new URL(feed.pagesUrl).origin,
          });
    return { output: { channel: feed.channel, text } };
  },
});

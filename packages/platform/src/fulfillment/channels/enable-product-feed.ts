import { channelLabels } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { enableProductFeed } from '@brandwright/contract/fulfillment/channels/enable-product-feed.ts';
import { feedFormats } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { contentOf, pagesMeant, refuseFeed, showFeed, storeNameOf } from './product-feeds.ts';
import { productFeeds } from './tables.ts';

export default implement(enableProductFeed, {
  async prepare(context, { channel, pagesUrl: said }) {
    const pagesUrl = await pagesMeant(context, said);
    const storeName = await storeNameOf(context);
    const content = await contentOf(context, { pagesUrl, storeName });
    await refuseFeed(context, channel, content);
    const { products, items, leftOut } = content;
    return {
      input: { channel, pagesUrl },
      preview: {
        verb: 'Turn on the feed',
        what: `Publishes ${count(products, 'product')} at a secret address that ${channelLabels[channel]} can fetch.`,
        toWhom: 'Anyone with the address, without logging in',
        cost: null,
        irreversible: 'You can turn it off at any time, but the channel keeps what it has already fetched.',
        values: [
          { label: 'Format', value: feedFormats[channel].name },
          { label: 'Items', value: items.length.toLocaleString('en-US') },
          { label: 'Product pages', value: items[0]?.link ?? pagesUrl },
        ],
        warnings:
          leftOut.length === 0
            ? []
            : [
                `${count(leftOut.length, 'product')} ${leftOut.length === 1 ? 'is' : 'are'} left out for lack of a picture, description or price.`,
              ],
      },
    };
  },
  async run(context, { channel, pagesUrl: said }) {
    const pagesUrl = await pagesMeant(context, said);
    const storeName = await storeNameOf(context);
    await refuseFeed(context, channel, await contentOf(context, { pagesUrl, storeName }));
    const { actor, storeId } = context;
    const id = randomUUID();
    await context.db.insert(productFeeds).values({
      storeId,
      id,
      channel,
      pagesUrl,
      storeName,
      enabledAt: context.clock.now(),
      enabledBy: actor.kind === 'user' ? actor.name : 'Brandwright',
    });
    return { output: await showFeed(context, channel), subject: { kind: 'product_feed', id } };
  },
});

import { OperationError } from '@brandwright/contract';
import { disableProductFeed } from '@brandwright/contract/fulfillment/channels/disable-product-feed.ts';
import { channelLabels } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { feedChannel } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { openFeed, showFeed } from './product-feeds.ts';
import { productFeeds } from './tables.ts';

const kept = z.object({ feedId: z.uuid(), channel: feedChannel });

const close = ({ db, storeId }: Context, feedId: string, disabledAt: Date | null) =>
  db
    .update(productFeeds)
    .set({ disabledAt })
    .where(and(eq(productFeeds.storeId, storeId), eq(productFeeds.id, feedId)));

export default implement(disableProductFeed, {
  async run(context, { channel }) {
    const feed = await openFeed(context, channel);
    if (!feed)
      throw new OperationError('conflict', `The product feed for ${channelLabels[channel]} isn’t on.`);
    await close(context, feed.id, context.clock.now());
    return {
      output: await showFeed(context, channel),
      undo: { feedId: feed.id, channel } satisfies z.output<typeof kept>,
      subject: { kind: 'product_feed', id: feed.id },
    };
  },
  async undo(context, given) {
    const { feedId, channel } = kept.parse(given);
    if (await openFeed(context, channel))
      throw new OperationError(
        'conflict',
        `The product feed for ${channelLabels[channel]} has since been turned on again, at a new address.`,
      );
    await close(context, feedId, null);
  },
});

import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

/** The cards of the sales channels, each in a chunk of its own, with the height that is kept free for it. */
export const channelsCards = {
  sales_channels: lazyCard(async () => (await import('./sales-channels-card.tsx')).SalesChannelsCard, 380),
  sales_channel: lazyCard(async () => (await import('./sales-channel-card.tsx')).SalesChannelCard, 340),
  product_feed: lazyCard(async () => (await import('./product-feed-card.tsx')).ProductFeedCard, 320),
} satisfies Partial<CardMap>;

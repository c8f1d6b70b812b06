import { z } from 'zod';

/** Where a store sells, in the specification's order (routes.csv). */
export const salesChannels = [
  'PLATFORM',
  'OWN_SHOP',
  'INSTAGRAM',
  'WHOLESALE',
  'MARKETPLACE',
  'GOOGLE_SHOPPING',
] as const;
export const salesChannel = z.enum(salesChannels);
export type SalesChannel = z.output<typeof salesChannel>;

export const channelLabels: Readonly<Record<SalesChannel, string>> = {
  PLATFORM: 'Hosted shop',
  OWN_SHOP: 'Your own shop',
  INSTAGRAM: 'Instagram',
  WHOLESALE: 'Wholesale',
  MARKETPLACE: 'Marketplaces',
  GOOGLE_SHOPPING: 'Google Shopping',
};

/** Words by which founders name a channel. */
export const channelWords: Readonly<Record<SalesChannel, readonly string[]>> = {
  PLATFORM: ['hosted shop', 'hosted store', 'hosted platform', 'hosted storefront', 'platform', 'hosted'],
  OWN_SHOP: [
    'own shop',
    'own online shop',
    'online shop',
    'connected shop',
    'webshop',
    'shopify',
    'woocommerce',
    'bigcommerce',
  ],
  INSTAGRAM: ['instagram', 'insta', 'instagram shop', 'instagram shopping', 'facebook shop', 'meta'],
  WHOLESALE: ['wholesale', 'b2b', 'wholesalers', 'stockists'],
  MARKETPLACE: ['marketplace', 'marketplaces', 'amazon', 'etsy', 'walmart', 'ebay', 'cartrover'],
  GOOGLE_SHOPPING: ['google shopping', 'google', 'merchant center', 'google merchant center'],
};

/** How a channel is named in an address: `/ecommerce-services/own-shop`. */
export const channelSlugs: Readonly<Record<SalesChannel, string>> = {
  PLATFORM: 'platform',
  OWN_SHOP: 'own-shop',
  INSTAGRAM: 'instagram',
  WHOLESALE: 'wholesale',
  MARKETPLACE: 'marketplace',
  GOOGLE_SHOPPING: 'google-shopping',
};

/**
 * CONNECTED: reached from here. FEED_ON: it can fetch the products. RECEIVING: its orders are here, though it isn't reached from here. NOT_NEEDED: its orders are
 * entered here.
 */
export const channelState = z.enum(['CONNECTED', 'FEED_ON', 'RECEIVING', 'NOT_CONNECTED', 'NOT_NEEDED']);
export type ChannelState = z.output<typeof channelState>;

export const channelStateLabels: Readonly<Record<ChannelState, string>> = {
  CONNECTED: 'Connected',
  FEED_ON: 'Product feed on',
  RECEIVING: 'Has orders',
  NOT_CONNECTED: 'Not connected',
  NOT_NEEDED: 'No connection needed',
};

import { z } from 'zod';
import { connectShopPath, connectShopPaths } from '../../catalog/shop-connection.ts';
import { channelSlugs } from './enums.ts';

/** What can be done about a channel today. */
export const channelStep = z.enum([
  'CONNECT_SHOPIFY',
  'CONNECT_WOOCOMMERCE',
  'CONNECT_BIGCOMMERCE',
  'OPEN_CONNECTION',
  'ENTER_WHOLESALE_ORDER',
  'IMPORT_ORDERS',
  'RETURN_SETTINGS',
  'INSTAGRAM_FEED',
  'GOOGLE_FEED',
]);
export type ChannelStep = z.output<typeof channelStep>;

export interface StepWords {
  /** Of its button. */
  label: string;
  /** What it brings. */
  text: string;
  /** The screen on which it is done. */
  path: string;
}

export const stepWords: Readonly<Record<ChannelStep, StepWords>> = {
  CONNECT_SHOPIFY: {
    label: 'Connect Shopify',
    text: 'Bring in products and orders from your Shopify shop.',
    path: connectShopPaths.SHOPIFY,
  },
  CONNECT_WOOCOMMERCE: {
    label: 'Connect WooCommerce',
    text: 'Bring in products and orders from your WooCommerce shop.',
    path: connectShopPaths.WOOCOMMERCE,
  },
  CONNECT_BIGCOMMERCE: {
    label: 'Connect BigCommerce',
    text: 'Bring in products and orders from your BigCommerce store.',
    path: connectShopPaths.BIGCOMMERCE,
  },
  OPEN_CONNECTION: {
    label: 'Manage the connection',
    text: 'Test it, replace it or disconnect it.',
    path: connectShopPath,
  },
  ENTER_WHOLESALE_ORDER: {
    label: 'Enter a wholesale order',
    text: 'Record what a retailer ordered and their terms.',
    path: '/orders?new=wholesale',
  },
  IMPORT_ORDERS: {
    label: 'Import orders',
    text: 'Bring in orders from a CSV file.',
    path: '/orders?new=import',
  },
  RETURN_SETTINGS: {
    label: 'Return settings',
    text: 'Set how long shoppers have to return an item, and what it costs them.',
    path: '/return-settings',
  },
  INSTAGRAM_FEED: {
    label: 'Open the Instagram feed',
    text: 'A file of your products that Instagram can fetch.',
    path: `/ecommerce-services/${channelSlugs.INSTAGRAM}`,
  },
  GOOGLE_FEED: {
    label: 'Open the Google feed',
    text: 'A file of your products that Google Shopping can fetch.',
    path: `/ecommerce-services/${channelSlugs.GOOGLE_SHOPPING}`,
  },
};

import { orderOrigin, type OrderOrigin } from '../../orders/enums.ts';
import type { SalesChannel } from './enums.ts';

/** Which orders are a channel's. What starts at Instagram or Google is paid for in a shop, and is among that shop's orders. */
export const channelOrigins: Readonly<Record<SalesChannel, readonly OrderOrigin[]>> = {
  PLATFORM: ['SHOPIFY_PLATFORM'],
  OWN_SHOP: ['SHOPIFY_CREATOR', 'WOOCOMMERCE', 'BIGCOMMERCE'],
  INSTAGRAM: [],
  WHOLESALE: ['MANUAL_WHOLESALE'],
  MARKETPLACE: ['CART_ROVER'],
  GOOGLE_SHOPPING: [],
};

/** Orders of no channel: those that people entered, and those of files, which don’t say where they were placed. */
export const originsOfNoChannel: readonly OrderOrigin[] = orderOrigin.options.filter(
  (origin) => !Object.values(channelOrigins).some((origins) => origins.includes(origin)),
);

/** What a channel costs, by the pricing text (overview §9). */
export type ChannelFee = { label: string } & (
  | { kind: 'AMOUNT'; amountMinor: number }
  | { kind: 'PERCENT'; percent: number }
);

const everywhere: readonly ChannelFee[] = [
  { label: 'Listing', kind: 'AMOUNT', amountMinor: 0 },
  { label: 'Platform fee', kind: 'PERCENT', percent: 1 },
];

/** “Storefront 5% payment processing; sales channel listing $0, platform fee 1%.” */
export const feesOf = (channel: SalesChannel): readonly ChannelFee[] =>
  channel === 'PLATFORM'
    ? [...everywhere, { label: 'Payment processing', kind: 'PERCENT', percent: 5 }]
    : everywhere;

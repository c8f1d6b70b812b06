import type { OutputOf } from '@brandwright/contract';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import type { ChannelRow, ChannelSales } from '@brandwright/contract/fulfillment/channels/entities.ts';
import {
  channelLabels,
  salesChannels,
  type ChannelState,
  type SalesChannel,
} from '@brandwright/contract/fulfillment/channels/enums.ts';
import { channelOrigins } from '@brandwright/contract/fulfillment/channels/rules.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { listOrderOrigins } from '@brandwright/contract/orders/list-order-origins.ts';
import { sumOriginSales } from '@brandwright/contract/orders/sum-origin-sales.ts';
import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { mayCall } from '../../kernel/request/authorize.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { Days } from '../../kernel/data/days.ts';
import { openFeedChannels } from './product-feeds.ts';
import { stepsOf } from './steps.ts';

type Sums = OutputOf<typeof sumOriginSales>;

/** The figures of some origins, one for each currency in which something was ordered. */
export function salesOf({ sales }: Sums, origins: readonly OrderOrigin[]): ChannelSales[] {
  const found = new Map<string, ChannelSales>();
  for (const { origin, currency, orders, totalMinor, netMinor } of sales) {
    if (!origins.includes(origin)) continue;
    const before = found.get(currency) ?? { currency, orders: 0, totalMinor: 0, netMinor: 0 };
    found.set(currency, {
      currency,
      orders: before.orders + orders,
      totalMinor: before.totalMinor + totalMinor,
      netMinor: before.netMinor + netMinor,
    });
  }
  return [...found.values()].filter(({ orders, netMinor }) => orders > 0 || netMinor !== 0);
}

/** Every channel with its figures of a period, and those figures. */
export async function readChannels(
  context: Context,
  period: Days,
  productsOf: readonly OrderOrigin[] = [],
): Promise<{ channels: ChannelRow[]; sums: Sums }> {
  const sums = await context.call(sumOriginSales, { ...period, productsOf: [...productsOf] });
  const shop = await context.call(getShopConnection, { test: false });
  const { origins } = await context.call(listOrderOrigins, {});
  const everSold = new Set(origins.filter(({ orders }) => orders > 0).map(({ origin }) => origin));
  const feedsOn = await openFeedChannels(context);
  // Preview accounts may not see return settings.
  const isHosted =
    mayCall(getReturnSettings, context.actor) && (await context.call(getReturnSettings, {})).isHostedPlatform;
  const channels = salesChannels.map((channel) => ({
    channel,
    label: channelLabels[channel],
    state: stateOf(channel, shop.connected, everSold, feedsOn),
    shopName: channel === 'OWN_SHOP' ? shop.name : null,
    sales: salesOf(sums, channelOrigins[channel]),
    isCounted: channelOrigins[channel].length > 0,
    steps: stepsOf(context, channel, { isShopConnected: shop.connected, isHosted }),
  }));
  return { channels, sums };
}

function stateOf(
  channel: SalesChannel,
  isShopConnected: boolean,
  everSold: ReadonlySet<OrderOrigin>,
  feedsOn: ReadonlySet<SalesChannel>,
): ChannelState {
  if (feedsOn.has(channel)) return 'FEED_ON';
  if (channel === 'WHOLESALE') return 'NOT_NEEDED';
  if (channel === 'OWN_SHOP' && isShopConnected) return 'CONNECTED';
  return channelOrigins[channel].some((origin) => everSold.has(origin)) ? 'RECEIVING' : 'NOT_CONNECTED';
}

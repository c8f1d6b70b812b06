import { formatMoney } from '../../kernel/money.ts';
import { count, listWords } from '../../kernel/words.ts';
import type { ChannelDetail, ChannelRow, ChannelSales } from './entities.ts';
import { channelOrigins } from './rules.ts';
import { stepWords } from './steps.ts';

/** "66 orders, $4,120.00 after refunds". */
export const salesWords = ({ orders, netMinor, currency }: ChannelSales): string =>
  `${count(orders, 'order')}, ${formatMoney(netMinor, currency)} after refunds`;

/** What is sold where, and how its orders and products get here. */
export function aboutChannel({ channel, label, state, shopName }: ChannelRow): string {
  switch (channel) {
    case 'PLATFORM':
      return state === 'RECEIVING'
        ? 'Orders from your hosted shop are here, along with its return rules.'
        : 'No orders have come from a hosted shop. It can’t be set up in Brandwright yet.';
    case 'OWN_SHOP':
      if (state === 'CONNECTED')
        return `${shopName ?? 'Your shop'} is connected: its products can be imported, and its orders come in.`;
      return state === 'RECEIVING'
        ? 'Orders from your shop are here, but the shop itself isn’t connected.'
        : 'No shop is connected.';
    case 'WHOLESALE':
      return 'You take these orders yourself and enter them here.';
    case 'MARKETPLACE':
      return state === 'RECEIVING'
        ? 'Orders that came through CartRover are counted here. Orders from imported files are counted separately, because the files don’t say where they were placed.'
        : 'Marketplaces can’t be connected yet. Download their orders there and import the file. Imported orders are counted separately, because the files don’t say where they were placed.';
    case 'INSTAGRAM':
    case 'GOOGLE_SHOPPING':
      return `${
        state === 'FEED_ON'
          ? `${label} can fetch your products from the product feed.`
          : `${label} can fetch your products once you turn on the product feed and enter its address there.`
      } Shoppers who find you there pay in your shop, so those orders are counted there.`;
  }
}

/** "Hosted shop: 66 orders, $4,120.00 after refunds". */
export const channelLine = ({ label, sales }: ChannelRow): string =>
  `${label}: ${sales.map(salesWords).join(' and ')}`;

export function channelDetailWords(found: ChannelDetail, when: string): string {
  const sold =
    channelOrigins[found.channel].length === 0
      ? ''
      : found.sales.length === 0
        ? ` No sales there ${when}.`
        : ` It brought in ${found.sales.map(salesWords).join(' and ')} ${when}.`;
  const best =
    found.bestSellers.length === 0
      ? ''
      : ` Best sellers: ${listWords(
          found.bestSellers.map(({ title, units }) => `${title} (${units.toLocaleString('en-US')})`),
          3,
        )}.`;
  const [next] = found.steps;
  const step = next === undefined ? '' : ` Next: ${stepWords[next].label.toLowerCase()}.`;
  return `${found.label}: ${aboutChannel(found)}${sold}${best}${step}`;
}

/** "listing $0.00, platform fee 1%". */
export const feeValue = ({ amountMinor, percent }: ChannelDetail['fees'][number], currency: string): string =>
  percent === null ? formatMoney(amountMinor ?? 0, currency) : `${percent}% of each sale`;

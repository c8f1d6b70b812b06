import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import type { SalesChannel } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { getSalesChannel } from '@brandwright/contract/fulfillment/channels/get-sales-channel.ts';
import { channelOrigins, feesOf } from '@brandwright/contract/fulfillment/channels/rules.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { periodOf } from '../reports/period.ts';
import { readChannels } from './read-channels.ts';

export default implement(getSalesChannel, {
  async run(context, { channel, ...given }) {
    const period = periodOf(context, given);
    const origins = channelOrigins[channel];
    const { channels, sums } = await readChannels(context, period, origins);
    const row = channels.find((one) => one.channel === channel);
    if (!row) throw new Error(`No channel ${channel}.`);
    return {
      output: {
        ...period,
        ...row,
        origins: [...origins],
        fees: feesOf(channel).map((fee) => ({
          label: fee.label,
          kind: fee.kind,
          amountMinor: fee.kind === 'AMOUNT' ? fee.amountMinor : null,
          percent: fee.kind === 'PERCENT' ? fee.percent : null,
        })),
        feeCurrency: 'USD',
        offeredProducts: await offeredProducts(context, channel),
        soldProducts: sums.productCount,
        bestSellers: sums.products,
      },
    };
  },
});

/** Of a connected shop: those that were imported from it. What a retailer can order is everything that is enabled. */
async function offeredProducts(context: Context, channel: SalesChannel): Promise<number | null> {
  if (channel !== 'OWN_SHOP' && channel !== 'WHOLESALE') return null;
  const source =
    channel === 'OWN_SHOP' ? (await context.call(getShopConnection, { test: false })).platform : undefined;
  if (source === null) return null;
  const { total } = await context.call(listProducts, {
    view: 'ALL',
    sort: 'title',
    page: 0,
    size: 1,
    ...(source === undefined ? {} : { source }),
  });
  return total;
}

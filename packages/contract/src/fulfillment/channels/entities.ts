import { z } from 'zod';
import { amountMinor, field, untrustedText } from '../../kernel/fields.ts';
import { orderOrigin } from '../../orders/enums.ts';
import { channelState, channelWords, salesChannel } from './enums.ts';
import { channelStep } from './steps.ts';

/** Figures of a period in one currency. */
export const channelSales = z.object({
  currency: z.string(),
  /** Orders that weren't canceled as a whole, paid or not. */
  orders: z.int(),
  /** What those orders come to, shipping and tax included. */
  totalMinor: amountMinor(),
  /** What was paid less what was refunded. */
  netMinor: amountMinor(),
});
export type ChannelSales = z.output<typeof channelSales>;

/** A place where the store sells, or could. */
export const channelRow = z.object({
  channel: field(salesChannel, { label: 'Channel' }),
  label: z.string(),
  state: channelState,
  /** The shop that is connected. */
  shopName: untrustedText().nullable(),
  /** One for each currency; none where nothing was sold. */
  sales: z.array(channelSales),
  /** False where orders don’t say that they began there. */
  isCounted: z.boolean(),
  /** What whoever asks may do next, the most useful first. */
  steps: z.array(channelStep),
});
export type ChannelRow = z.output<typeof channelRow>;

export const channelFee = z.object({
  label: z.string(),
  kind: z.enum(['AMOUNT', 'PERCENT']),
  /** Of an amount. */
  amountMinor: amountMinor().nullable(),
  /** Of each sale. */
  percent: z.number().nullable(),
});

export const channelDetail = channelRow.extend({
  /** Under which origins its orders are listed. */
  origins: z.array(orderOrigin),
  fees: z.array(channelFee),
  /** In US dollars. */
  feeCurrency: z.string(),
  /** Products that are offered there; null where it isn’t known here. */
  offeredProducts: z.int().nullable(),
  /** Products that sold there in the period. */
  soldProducts: z.int(),
  /** The best sellers of the period, by units. */
  bestSellers: z.array(z.object({ title: z.string(), units: z.int() })),
});
export type ChannelDetail = z.output<typeof channelDetail>;

export const channelField = () =>
  field(salesChannel, {
    label: 'Sales channel',
    words: ['sales channel', 'channel'],
    valueWords: channelWords,
    question:
      'Which sales channel: the hosted shop, your own shop, Instagram, wholesale, marketplaces or Google Shopping?',
  });

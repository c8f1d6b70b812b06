import type { ChannelState, SalesChannel } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { channelSlugs, salesChannels } from '@brandwright/contract/fulfillment/channels/enums.ts';
import type { Tone } from '#ui/badge.tsx';

export const channelsAddress = '/ecommerce-services';

export const channelAddress = (channel: SalesChannel, period?: { from: string; to: string }) =>
  `${channelsAddress}/${channelSlugs[channel]}${period ? `?from=${period.from}&to=${period.to}` : ''}`;

/** The channel of an address; undefined where it names none. */
export const channelAt = (path: string): SalesChannel | undefined =>
  salesChannels.find((channel) => path.replace(/\/+$/, '') === channelAddress(channel));

export const stateTones: Readonly<Record<ChannelState, Tone>> = {
  CONNECTED: 'good',
  FEED_ON: 'good',
  RECEIVING: 'good',
  NOT_CONNECTED: 'neutral',
  NOT_NEEDED: 'neutral',
};

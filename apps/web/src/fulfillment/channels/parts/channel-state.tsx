import { channelStateLabels, type ChannelState } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { Status } from '#ui/badge.tsx';
import { stateTones } from '../labels.ts';

/** Whether a channel is connected. */
export const ChannelStatus = ({ state }: { state: ChannelState }) => (
  <Status tone={stateTones[state]}>{channelStateLabels[state]}</Status>
);

import type { Receiving } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import {
  receivingStateLabels,
  type ReceivingState,
} from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { screenAddress } from '#routes/patterns.ts';
import type { Tone } from '#ui/badge.tsx';

export const receivingsAddress = '/receivings';
export const newReceivingAddress = '/receivings/new';

export const receivingAddress = (sn: string) => screenAddress('/receivings/{sn}/details', { sn });

const tones: Readonly<Record<ReceivingState, Tone>> = {
  NOT_YET_SHIPPED: 'neutral',
  NOT_YET_DELIVERED: 'info',
  IN_QUEUE: 'warn',
  RECEIVED_BY_PIETRA: 'good',
  CANCELED: 'neutral',
};

/** How far a receiving is, in a word or two. */
export const standingOf = ({
  status,
  receivingStatus,
}: Pick<Receiving, 'status' | 'receivingStatus'>): { label: string; tone: Tone } =>
  receivingStatus === 'PARTIAL'
    ? { label: 'Partially counted', tone: 'warn' }
    : { label: receivingStateLabels[status], tone: tones[status] };

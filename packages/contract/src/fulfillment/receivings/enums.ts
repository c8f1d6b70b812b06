import { z } from 'zod';

/** How far an inbound shipment is (overview §4). RECEIVED_BY_PIETRA: the fulfillment partner has it. CANCELED: it isn’t coming. */
export const receivingStates = [
  'NOT_YET_SHIPPED',
  'NOT_YET_DELIVERED',
  'IN_QUEUE',
  'RECEIVED_BY_PIETRA',
  'CANCELED',
] as const;
export const receivingState = z.enum(receivingStates);
export type ReceivingState = z.output<typeof receivingState>;

export const receivingStateLabels: Readonly<Record<ReceivingState, string>> = {
  NOT_YET_SHIPPED: 'Not shipped yet',
  NOT_YET_DELIVERED: 'On its way',
  IN_QUEUE: 'Waiting to be counted',
  RECEIVED_BY_PIETRA: 'Received by the partner',
  CANCELED: 'Canceled',
};

export const receivingStateWords: Readonly<Record<ReceivingState, readonly string[]>> = {
  NOT_YET_SHIPPED: ['not shipped', 'not yet shipped', 'unshipped', 'announced'],
  NOT_YET_DELIVERED: [
    'not delivered',
    'not yet delivered',
    'on its way',
    'on the way',
    'in transit',
    'inbound',
  ],
  IN_QUEUE: ['in the queue', 'in queue', 'queued', 'waiting to be counted', 'at the dock', 'uncounted'],
  RECEIVED_BY_PIETRA: ['received by the partner', 'received', 'arrived', 'counted', 'checked in'],
  CANCELED: ['canceled', 'cancelled', 'called off', 'not coming'],
};

/** Whether the goods are stored at the fulfillment partner or forwarded to the creator (overview §4). */
export const receivingDestinations = ['STORE', 'FORWARD'] as const;
export const receivingDestination = z.enum(receivingDestinations);
export type ReceivingDestination = z.output<typeof receivingDestination>;

export const receivingDestinationLabels: Readonly<Record<ReceivingDestination, string>> = {
  STORE: 'Stored at the partner',
  FORWARD: 'Forwarded to you',
};

/** What is said of an inbound shipment on its way. */
export const receivingStep = z.enum(['SHIPPED', 'DELIVERED']);
export type ReceivingStep = z.output<typeof receivingStep>;

import { z } from 'zod';

/** What a support ticket is about (brand-kit document §3). */
export const ticketTypes = [
  'RETURN_EXCHANGE',
  'MISSING_WRONG_ITEMS',
  'LOST_DELAYED',
  'BROKEN',
  'CANCELED_REFUND',
  'RELEASE_HOLD',
  'WHOLESALE_ATTACHMENT_PACKING_SLIP',
  'WHOLESALE_ORDER_REQUIREMENTS',
] as const;
export const ticketType = z.enum(ticketTypes);
export type TicketType = z.output<typeof ticketType>;

/** LOST_DELAYED is shown as Carrier Issues (brand-kit document §3); the others by what they say. */
export const ticketTypeLabels: Readonly<Record<TicketType, string>> = {
  RETURN_EXCHANGE: 'Return or exchange',
  MISSING_WRONG_ITEMS: 'Missing or wrong items',
  LOST_DELAYED: 'Carrier Issues',
  BROKEN: 'Broken items',
  CANCELED_REFUND: 'Cancellation and refund',
  RELEASE_HOLD: 'Release a hold',
  WHOLESALE_ATTACHMENT_PACKING_SLIP: 'Wholesale packing slip',
  WHOLESALE_ORDER_REQUIREMENTS: 'Wholesale order requirements',
};

export const ticketTypeWords: Readonly<Record<TicketType, readonly string[]>> = {
  RETURN_EXCHANGE: [
    'return or exchange',
    'exchange',
    'sent back',
    'returned',
    'return',
    'wants to return',
    'swap',
  ],
  MISSING_WRONG_ITEMS: [
    'missing or wrong items',
    'missing',
    'wrong item',
    'wrong items',
    'wrong thing',
    'wrong size',
    'wrong color',
    'incomplete',
    'short',
    'left out',
    'not in the box',
    'mispacked',
  ],
  LOST_DELAYED: [
    'carrier issues',
    'carrier issue',
    'lost',
    'delayed',
    'late',
    'stuck',
    'never arrived',
    'never came',
    'never showed up',
    'not arrived',
    'not moving',
    'lost in transit',
    'lost by the carrier',
    'misdelivered',
  ],
  BROKEN: [
    'broken',
    'damaged',
    'cracked',
    'smashed',
    'shattered',
    'chipped',
    'crushed',
    'in pieces',
    'leaking',
    'arrived broken',
  ],
  CANCELED_REFUND: ['cancellation and refund', 'canceled', 'cancelled', 'cancellation', 'stop the shipment'],
  RELEASE_HOLD: [
    'release the hold',
    'release hold',
    'release',
    'take off hold',
    'stuck on hold',
    'hold released',
  ],
  WHOLESALE_ATTACHMENT_PACKING_SLIP: [
    'packing slip',
    'packing slips',
    'wholesale attachment',
    'packing list',
  ],
  WHOLESALE_ORDER_REQUIREMENTS: [
    'wholesale order requirements',
    'wholesale requirements',
    'order requirements',
    'routing guide',
    'carton labels',
    'pallet labels',
  ],
};

/** What the first message says when the founder says nothing more: the end of "Order #1042: …". */
export const ticketTypeSentences: Readonly<Record<TicketType, string>> = {
  RETURN_EXCHANGE: 'the customer wants to return or exchange what they got. What happens next?',
  MISSING_WRONG_ITEMS: 'items are missing or wrong. Please check what was packed.',
  LOST_DELAYED: 'the parcel is lost or delayed. Please ask the carrier where it is.',
  BROKEN: 'items arrived broken. Please check how they were packed.',
  CANCELED_REFUND: 'the order needs to be canceled and refunded. Please stop what hasn’t left yet.',
  RELEASE_HOLD: 'please release the hold so it can ship.',
  WHOLESALE_ATTACHMENT_PACKING_SLIP: 'please put the attached packing slip in with the goods.',
  WHOLESALE_ORDER_REQUIREMENTS: 'please follow the buyer’s requirements below.',
};

/** Whose turn it is: OPEN waits for support, ANSWERED for the founder. */
export const ticketStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export const ticketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.output<typeof ticketStatus>;

export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Waiting for support',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
};

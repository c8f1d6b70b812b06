import type { CancelStatus, FulfillmentStatus, OrderOrigin, ProductionStatus } from '../orders/enums.ts';
import type { TicketStatus, TicketType } from './enums.ts';

/** What may follow what. An answer of support is ANSWERED, a reply of the founder OPEN again, from CLOSED as well. */
export const ticketTransitions: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  OPEN: ['ANSWERED', 'CLOSED'],
  ANSWERED: ['OPEN', 'CLOSED'],
  CLOSED: ['OPEN', 'ANSWERED'],
};

/** Most files with one message, and the bytes of one and of all together: what mail servers take. */
export const mostTicketFiles = 10;
export const largestTicketFile = 10 * 1024 * 1024;
export const largestTicketFiles = 20 * 1024 * 1024;
/** Pictures as evidence, and documents for the warehouse. */
export const ticketFileTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

export interface OrderFacts {
  orderNumber: number;
  origin: OrderOrigin;
  productionStatus: ProductionStatus;
  cancelStatus: CancelStatus;
  fulfillmentStatus: FulfillmentStatus;
}

type Refusal = string | undefined;

const shipped = ({ orderNumber, fulfillmentStatus }: OrderFacts): Refusal =>
  fulfillmentStatus === 'NONE'
    ? `Nothing of order #${orderNumber} has shipped yet, so nothing can have gone wrong on the way. Write about its cancellation, its hold or its requirements instead.`
    : undefined;

const wholesale = ({ orderNumber, origin }: OrderFacts): Refusal =>
  origin === 'MANUAL_WHOLESALE'
    ? undefined
    : `Order #${orderNumber} isn’t a wholesale order. Choose another kind of ticket.`;

const onHold = ({ orderNumber, productionStatus }: OrderFacts): Refusal =>
  productionStatus === 'ON_HOLD'
    ? undefined
    : `Order #${orderNumber} isn’t on hold, so there’s no hold to release.`;

const refusals: Readonly<Record<TicketType, (order: OrderFacts) => Refusal>> = {
  RETURN_EXCHANGE: shipped,
  MISSING_WRONG_ITEMS: shipped,
  LOST_DELAYED: shipped,
  BROKEN: shipped,
  CANCELED_REFUND: () => undefined,
  RELEASE_HOLD: onHold,
  WHOLESALE_ATTACHMENT_PACKING_SLIP: wholesale,
  WHOLESALE_ORDER_REQUIREMENTS: wholesale,
};

/** Why a ticket of this type can’t be opened about an order, in a sentence; undefined when it can. */
export const ticketRefusal = (type: TicketType, order: OrderFacts): Refusal => refusals[type](order);

/** Types that say nothing without a file. */
export const needsFile = (type: TicketType): boolean => type === 'WHOLESALE_ATTACHMENT_PACKING_SLIP';
/** Types that say nothing without words of the founder. */
export const needsWords = (type: TicketType): boolean => type === 'WHOLESALE_ORDER_REQUIREMENTS';

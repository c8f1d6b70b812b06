import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { movementKindLabels } from '@brandwright/contract/catalog/enums.ts';
import { bookingKindLabels, bookingStatusLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { listBookings } from '@brandwright/contract/fulfillment/bookings/list-bookings.ts';
import { labelStatusLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { listEndOfDayForms } from '@brandwright/contract/fulfillment/list-end-of-day-forms.ts';
import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import {
  receivingDestinationLabels,
  receivingStateLabels,
} from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { listReceivings } from '@brandwright/contract/fulfillment/receivings/list-receivings.ts';
import { shipmentStatusLabels } from '@brandwright/contract/orders/enums.ts';
import { ticketStatusLabels, ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import { day, listFile, money } from './list-file.ts';

export const labelsFile = listFile(listLabels, 'shipping-labels', (output) => output, {
  Bought: ({ createdAt }) => day(createdAt),
  Status: ({ status }) => labelStatusLabels[status],
  To: ({ toName }) => toName,
  Place: ({ toPlace }) => toPlace,
  Order: ({ orderNumber }) => orderNumber,
  Carrier: ({ carrier }) => carrier,
  Service: ({ serviceLabel }) => serviceLabel,
  'Tracking number': ({ trackingNumber }) => trackingNumber,
  Parcel: ({ parcelStatus }) => parcelStatus && shipmentStatusLabels[parcelStatus],
  Delivered: ({ deliveredAt }) => day(deliveredAt),
  Price: ({ amountMinor }) => money(amountMinor),
  Refunded: ({ refundedMinor }) => money(refundedMinor),
  Currency: ({ currency }) => currency,
});

export const formsFile = listFile(
  listEndOfDayForms,
  'end-of-day-forms',
  ({ forms, total }) => ({ rows: forms, total }),
  {
    Day: (row) => row.day,
    Carrier: ({ carrier }) => carrier,
    From: ({ fromPlace }) => fromPlace,
    Parcels: ({ labels }) => labels,
    'Tracking numbers': ({ trackingNumbers }) => trackingNumbers.join(' '),
  },
);

export const receivingsFile = listFile(listReceivings, 'receivings', (output) => output, {
  Receiving: ({ sn }) => sn,
  Status: ({ status }) => receivingStateLabels[status],
  Items: ({ itemsText }) => itemsText,
  Destination: ({ destination }) => receivingDestinationLabels[destination],
  'Units expected': ({ expectedUnits }) => expectedUnits,
  'Units received': ({ receivedUnits }) => receivedUnits,
  'Units broken': ({ damagedUnits }) => damagedUnits,
  Carrier: ({ carrier }) => carrier,
  'Tracking number': ({ trackingNumber }) => trackingNumber,
  Expected: ({ expectedOn }) => expectedOn,
  Announced: ({ createdAt }) => day(createdAt),
});

export const bookingsFile = listFile(listBookings, 'bookings', (output) => output, {
  Booking: ({ handle }) => handle,
  Service: ({ kind }) => bookingKindLabels[kind],
  Status: ({ status }) => bookingStatusLabels[status],
  Details: ({ title }) => title,
  On: ({ onDate }) => onDate,
  Until: ({ untilDate }) => untilDate,
  'Requested by': ({ createdBy }) => createdBy,
  Requested: ({ createdAt }) => day(createdAt),
});

export const ticketsFile = listFile(listSupportTickets, 'support-tickets', (output) => output, {
  Ticket: ({ handle }) => handle,
  About: ({ type }) => ticketTypeLabels[type],
  Status: ({ status }) => ticketStatusLabels[status],
  Order: ({ orderNumber }) => orderNumber,
  Customer: ({ customerName }) => customerName,
  'Last message': ({ lastMessage }) => lastMessage,
  From: ({ lastMessageIsOwn }) => (lastMessageIsOwn ? 'You' : 'Support'),
  Messages: ({ messageCount }) => messageCount,
  Unread: ({ unreadCount }) => unreadCount,
  'Opened by': ({ openedBy }) => openedBy,
  Opened: ({ createdAt }) => day(createdAt),
  Updated: ({ updatedAt }) => day(updatedAt),
});

export const movementsFile = listFile(listStockMovements, 'stock-movements', (output) => output, {
  At: ({ at }) => at,
  SKU: ({ code }) => code,
  Product: ({ title }) => title,
  Variant: ({ variant }) => (variant === '-' ? null : variant),
  Place: ({ place }) => place,
  Change: ({ kind }) => movementKindLabels[kind],
  Units: ({ quantity }) => quantity,
  'On hand after': ({ onHandAfter }) => onHandAfter,
  Reason: ({ reason }) => reason,
  Reference: ({ reference }) => reference,
  'Unit cost': ({ unitCostMinor }) => money(unitCostMinor),
  Currency: ({ currency }) => currency,
  By: ({ by }) => by,
});

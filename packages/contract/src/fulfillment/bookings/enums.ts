import { z } from 'zod';

/** What is asked of the fulfillment partner. */
export const bookingKinds = ['FREIGHT', 'KITTING', 'PRE_SALE', 'QUALITY_CHECK'] as const;
export const bookingKind = z.enum(bookingKinds);
export type BookingKind = z.output<typeof bookingKind>;

export const bookingKindLabels: Readonly<Record<BookingKind, string>> = {
  FREIGHT: 'Freight',
  KITTING: 'Kitting',
  PRE_SALE: 'Pre-sale',
  QUALITY_CHECK: 'Quality check',
};

/** As a sentence has them. */
export const bookingKindNouns: Readonly<Record<BookingKind, readonly [one: string, several: string]>> = {
  FREIGHT: ['freight booking', 'freight bookings'],
  KITTING: ['kitting order', 'kitting orders'],
  PRE_SALE: ['pre-sale', 'pre-sales'],
  QUALITY_CHECK: ['quality check', 'quality checks'],
};

export const bookingKindWords: Readonly<Record<BookingKind, readonly string[]>> = {
  FREIGHT: ['freight', 'freight bookings', 'freight booking', 'pallet pickup', 'pickups'],
  KITTING: ['kitting', 'kitting orders', 'kitting order', 'kits'],
  PRE_SALE: ['pre-sale', 'pre-sales', 'presale', 'presales', 'preorders', 'pre-orders'],
  QUALITY_CHECK: [
    'quality check',
    'quality checks',
    'quality control',
    'qc',
    'inspections',
    'quality inspections',
  ],
};

export const bookingStatuses = ['REQUESTED', 'CONFIRMED', 'DONE', 'CANCELED'] as const;
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.output<typeof bookingStatus>;

export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  DONE: 'Done',
  CANCELED: 'Canceled',
};

export const bookingStatusWords: Readonly<Record<BookingStatus, readonly string[]>> = {
  REQUESTED: ['requested', 'unconfirmed', 'not confirmed', 'waiting for confirmation', 'pending'],
  CONFIRMED: ['confirmed', 'accepted', 'scheduled'],
  DONE: ['done', 'finished', 'completed', 'complete', 'picked up'],
  CANCELED: ['canceled', 'cancelled', 'called off', 'declined', 'turned down', 'refused'],
};

/** How freight travels (overview §4). */
export const freightTypes = ['PARCEL', 'PALLET'] as const;
export const freightType = z.enum(freightTypes);
export type FreightType = z.output<typeof freightType>;

export const freightTypeLabels: Readonly<Record<FreightType, string>> = {
  PARCEL: 'Parcel',
  PALLET: 'Pallet',
};

export const freightTypeWords: Readonly<Record<FreightType, readonly string[]>> = {
  PARCEL: ['parcel', 'parcels', 'carton', 'cartons', 'box', 'boxes', 'case', 'cases'],
  PALLET: ['pallet', 'pallets', 'skid', 'skids', 'palletized', 'ltl'],
};

/** What a mail to the partner was for. */
export const bookingMessagePurpose = z.enum(['REQUEST', 'CANCELLATION']);

/** Of such a mail: SENDING until it has left, FAILED once the mail server has refused it for good. */
export const mailStatus = z.enum(['SENDING', 'SENT', 'FAILED']);
export type MailStatus = z.output<typeof mailStatus>;

import type { BookingStatus } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import type { Tone } from '#ui/badge.tsx';

export const bookingsAddress = '/fulfillment-services?tab=bookings';
export const bookFreightAddress = '/fulfillment-services/book-freight-shipment';

/** The booking beside its list. */
export const bookingAddress = (id: string) => `${bookingsAddress}&id=${encodeURIComponent(id)}`;

export const bookingTones: Readonly<Record<BookingStatus, Tone>> = {
  REQUESTED: 'info',
  CONFIRMED: 'warn',
  DONE: 'good',
  CANCELED: 'neutral',
};

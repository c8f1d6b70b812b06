import type { Booking } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { bookingStatusLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { Status } from '#ui/badge.tsx';
import { bookingTones } from '../labels.ts';

/** How far a booking is; a mail that was refused comes first, because nobody works on it. */
export function BookingStatusMark({ booking }: { booking: Pick<Booking, 'status' | 'mailStatus'> }) {
  if (booking.mailStatus === 'FAILED') return <Status tone="bad">Not delivered</Status>;
  return <Status tone={bookingTones[booking.status]}>{bookingStatusLabels[booking.status]}</Status>;
}

import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

/** The cards of bookings, each in a chunk of its own, with the height that is kept free for it. */
export const bookingsCards = {
  booking: lazyCard(async () => (await import('./booking-card.tsx')).BookingCard, 280),
  bookings: lazyCard(async () => (await import('./bookings-card.tsx')).BookingsCard, 320),
} satisfies Partial<CardMap>;

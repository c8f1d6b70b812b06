import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { bookingDetail } from './entities.ts';
import { bookingField } from './fields.ts';
import { bookingWords } from './say.ts';

export const getBooking = declareOperation({
  name: 'get_booking',
  area: 'fulfillment',
  title: 'Booking',
  description:
    'Opens one booking at the fulfillment partner: what was asked for, how far it is, what the partner answered, and the messages that went out.',
  examples: [
    'Open booking BK-1001',
    'what is in the last freight booking?',
    'was the quality check confirmed?',
    'show BK-1003',
  ],
  input: z.object({ bookingId: bookingField() }),
  output: bookingDetail,
  http: { method: 'GET', path: '/web/fulfillment-bookings/{bookingId}' },
  access: mayRead,
  effect: 'read',
  card: 'booking',
  offered: true,
  errors: ['not_found'],
  related: ['update_booking', 'cancel_booking', 'list_bookings'],
  summary: bookingWords,
});

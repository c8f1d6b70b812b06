import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { bookingDetail } from './entities.ts';
import { bookingField, bookingReads } from './fields.ts';
import { shortBooking } from './say.ts';

export const resendBookingMessage = declareOperation({
  name: 'resend_booking_message',
  area: 'fulfillment',
  title: 'Send a booking to the partner again',
  description:
    'Emails the fulfillment partner again about a booking whose last message the mail server refused, with the same words: its request, or its cancellation. A message that was delivered is never sent twice. Nothing is sent without a yes.',
  examples: [
    'Send booking BK-1005 again',
    'the mail about BK-1006 bounced, resend it',
    'resend the freight request to the warehouse',
  ],
  input: z.object({ bookingId: bookingField() }),
  output: bookingDetail,
  http: { method: 'POST', path: '/web/fulfillment-bookings/{bookingId}/resend' },
  access: mayAct,
  effect: 'external',
  card: 'booking',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_booking', 'list_bookings'],
  invalidates: bookingReads,
  toModel: shortBooking,
  summary: ({ handle, title }) => `Emailing the fulfillment partner about ${handle}, ${title}, again.`,
});

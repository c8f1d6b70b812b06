import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { bookingDetail, longestNote } from './entities.ts';
import { bookingField, bookingReads } from './fields.ts';
import { shortBooking } from './say.ts';

export const cancelBooking = declareOperation({
  name: 'cancel_booking',
  area: 'fulfillment',
  title: 'Cancel a booking',
  description:
    'Calls a booking off and tells the fulfillment partner by mail: freight, kitting, a pre-sale or a quality check. Where the partner called it off itself use update_booking. Not for customers’ orders (cancel_order). Nothing is sent without a yes.',
  examples: [
    'Cancel booking BK-1001',
    'call off the freight pickup',
    'cancel the kitting order BK-1003, we changed our mind',
    'we don’t need the quality check BK-1004 anymore',
  ],
  input: z.object({
    bookingId: bookingField(),
    reason: field(z.string().trim().min(1).max(longestNote), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Reason',
      words: ['because', 'reason', 'saying'],
    }).optional(),
  }),
  output: bookingDetail,
  http: { method: 'PUT', path: '/web/fulfillment-bookings/{bookingId}/cancel' },
  access: mayAct,
  effect: 'external',
  card: 'booking',
  offered: true,
  errors: ['not_found', 'bad_transition'],
  related: ['get_booking', 'list_bookings'],
  invalidates: bookingReads,
  toModel: shortBooking,
  summary: ({ handle, title }) => `Canceled ${handle}, ${title}. We’re emailing the fulfillment partner.`,
});

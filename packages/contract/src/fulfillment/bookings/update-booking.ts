import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { bookingDetail, longestNote } from './entities.ts';
import { bookingStatus, bookingStatusLabels } from './enums.ts';
import { bookingField, bookingReads } from './fields.ts';
import { shortBooking } from './say.ts';

export const updateBooking = declareOperation({
  name: 'update_booking',
  area: 'fulfillment',
  title: 'Record the partner’s answer',
  description:
    'Records what the fulfillment partner said about a booking: that it is confirmed, done, or that the partner called it off. Nothing is sent; to call a booking off yourself use cancel_booking. Can be undone.',
  examples: [
    'BK-1001 is confirmed',
    'mark booking BK-1002 as done',
    'the partner confirmed the freight pickup',
    'the quality check BK-1004 is finished, all fine',
  ],
  input: z.object({
    bookingId: bookingField(),
    status: field(bookingStatus.exclude(['REQUESTED']), {
      label: 'Status',
      words: ['status', 'as', 'is'],
      question: 'What did the partner say: confirmed, done, or canceled?',
      valueWords: {
        CONFIRMED: ['confirmed', 'confirm', 'accepted', 'scheduled', 'agreed'],
        DONE: ['done', 'finished', 'completed', 'complete', 'picked up', 'assembled'],
        CANCELED: ['called off', 'declined', 'turned down', 'refused', 'can’t do it', "can't do it"],
      },
    }),
    partnerNote: field(z.string().trim().min(1).max(longestNote), {
      sense: 'free_text',
      label: 'Their answer',
      words: ['saying', 'they said', 'they wrote', 'note', 'with the note'],
    })
      .describe('What the partner wrote.')
      .optional(),
  }),
  output: bookingDetail,
  http: { method: 'PUT', path: '/web/fulfillment-bookings/{bookingId}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'booking',
  offered: true,
  errors: ['not_found', 'bad_transition'],
  related: ['get_booking', 'list_bookings', 'cancel_booking'],
  invalidates: bookingReads,
  toModel: shortBooking,
  summary: ({ handle, title, status }) =>
    `Marked ${handle}, ${title}, as ${bookingStatusLabels[status].toLowerCase()}.`,
});

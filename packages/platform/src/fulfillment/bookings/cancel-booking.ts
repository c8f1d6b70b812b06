import { bookingKindLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { cancelBooking } from '@brandwright/contract/fulfillment/bookings/cancel-booking.ts';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changeBooking, requireTransition } from './change-booking.ts';
import { findBooking, handleOf, lockBooking } from './find-booking.ts';
import { cancellationLetter, signatureOf } from './letters.ts';
import { writeBookingMessage } from './request-booking.ts';
import { showBooking } from './show-booking.ts';

export default implement(cancelBooking, {
  async run(context, { bookingId, reason }) {
    const row = await lockBooking(context, bookingId);
    requireTransition(row, 'CANCELED');
    const changed = await changeBooking(context, row.id, { status: 'CANCELED', mailStatus: 'SENDING' });
    const letter = cancellationLetter(await signatureOf(context), handleOf(row.number), row.details, reason);
    await writeBookingMessage(context, row.id, 'CANCELLATION', letter);
    return { output: await showBooking(context, changed), subject: { kind: 'booking', id: row.id } };
  },
  async prepare(context, { bookingId, reason: said }) {
    const row = await findBooking(context, bookingId);
    requireTransition(row, 'CANCELED');
    const handle = handleOf(row.number);
    const reason = said === undefined ? undefined : noteOf(context, said);
    return {
      input: { bookingId: row.id, ...(reason === undefined ? {} : { reason }) },
      preview: {
        verb: 'Cancel the booking',
        what: `Cancels ${handle}, ${bookingKindLabels[row.kind].toLowerCase()}: ${row.title}.`,
        toWhom: 'The fulfillment partner, by email',
        cost: row.status === 'CONFIRMED' ? 'The partner confirmed it already, and may charge for it.' : null,
        irreversible: 'An email that was sent can’t be taken back. If you change your mind, book again.',
        values: [
          { label: 'Booking', value: `${handle}, ${row.title}` },
          {
            label: 'Message',
            value: cancellationLetter(await signatureOf(context), handle, row.details, reason),
          },
        ],
        warnings: [],
      },
    };
  },
});

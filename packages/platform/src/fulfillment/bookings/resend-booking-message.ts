import { OperationError } from '@brandwright/contract';
import { resendBookingMessage } from '@brandwright/contract/fulfillment/bookings/resend-booking-message.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changeBooking } from './change-booking.ts';
import { findBooking, handleOf, lockBooking, type BookingRow } from './find-booking.ts';
import { sendBookingMail } from './send-booking-mail.ts';
import { showBooking } from './show-booking.ts';
import { bookingMessages } from './tables.ts';

/** The last message about a booking (its cancellation, where there is one), which the mail server refused. Errors: conflict. */
async function failedMessage({ db, storeId }: Context, { id, number }: BookingRow) {
  const messages = await db
    .select()
    .from(bookingMessages)
    .where(and(eq(bookingMessages.storeId, storeId), eq(bookingMessages.bookingId, id)));
  const last = messages.find(({ purpose }) => purpose === 'CANCELLATION') ?? messages[0];
  if (last?.status === 'FAILED') return last;
  throw new OperationError(
    'conflict',
    last?.status === 'SENDING'
      ? `The message about ${handleOf(number)} is on its way to the fulfillment partner. Nothing was sent again.`
      : `The fulfillment partner already has the message about ${handleOf(number)}. Nothing was sent again.`,
  );
}

export default implement(resendBookingMessage, {
  async run(context, { bookingId }) {
    const row = await lockBooking(context, bookingId);
    const message = await failedMessage(context, row);
    await context.db
      .update(bookingMessages)
      .set({ status: 'SENDING' })
      .where(and(eq(bookingMessages.storeId, context.storeId), eq(bookingMessages.id, message.id)));
    // Under the same key, so that it leaves once.
    await context.jobs.enqueue(sendBookingMail.name, { messageId: message.id });
    const changed = await changeBooking(context, row.id, { mailStatus: 'SENDING' });
    return { output: await showBooking(context, changed), subject: { kind: 'booking', id: row.id } };
  },
  async prepare(context, { bookingId }) {
    const row = await findBooking(context, bookingId);
    const { purpose, text } = await failedMessage(context, row);
    const handle = handleOf(row.number);
    return {
      input: { bookingId: row.id },
      preview: {
        verb: 'Send it again',
        what: `Emails the ${purpose === 'REQUEST' ? 'request' : 'cancellation'} of ${handle} again: ${row.title}.`,
        toWhom: 'The fulfillment partner, by email',
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Booking', value: `${handle}, ${row.title}` },
          { label: 'Message', value: text },
        ],
        warnings: [],
      },
    };
  },
});

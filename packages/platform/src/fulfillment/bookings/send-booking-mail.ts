import { bookingKindLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { and, eq } from 'drizzle-orm';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { isTaken } from '../../kernel/jobs/send-mail.ts';
import type { Context } from '../../kernel/request/context.ts';
import { handleOf } from './find-booking.ts';
import { bookingMessages, fulfillmentBookings } from './tables.ts';

const read = async (context: Context, messageId: string) => {
  const [found] = await context.db
    .select({ message: bookingMessages, booking: fulfillmentBookings })
    .from(bookingMessages)
    .innerJoin(
      fulfillmentBookings,
      and(
        eq(fulfillmentBookings.storeId, bookingMessages.storeId),
        eq(fulfillmentBookings.id, bookingMessages.bookingId),
      ),
    )
    .where(and(eq(bookingMessages.storeId, context.storeId), eq(bookingMessages.id, messageId)));
  return found;
};

type Found = NonNullable<Awaited<ReturnType<typeof read>>>;

function mailOf(context: Context, { message, booking }: Found) {
  const what = `${bookingKindLabels[booking.kind]}: ${booking.title}`.replaceAll(/[\r\n]+/g, ' ');
  return {
    subject: `[${handleOf(booking.number)}] ${message.purpose === 'CANCELLATION' ? 'Canceled: ' : ''}${what}`,
    text: `${message.text}\n\nStore ${context.storeId}`,
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    idempotencyKey: `booking-message:${message.id}`,
  };
}

/** Sends one message to the fulfillment partner; its key is its id, so that the mail leaves once, however often the job runs. */
export const sendBookingMail = declareJob({
  name: 'send_booking_mail',
  async run(context, payload) {
    const messageId = String(payload['messageId']);
    const found = await read(context, messageId);
    if (found?.message.status !== 'SENDING') return { messageId, sent: false };
    const sent = await isTaken(context, 'a mail about a booking', messageId, () =>
      context.providers.support.notify(mailOf(context, found)),
    );
    await context.db
      .update(bookingMessages)
      .set({ status: sent ? 'SENT' : 'FAILED' })
      .where(and(eq(bookingMessages.storeId, context.storeId), eq(bookingMessages.id, messageId)));
    await noteMailStatus(context, found.booking.id);
    await context.events.publish({
      type: 'invalidate',
      operations: ['get_booking', 'list_bookings', 'list_freight_bookings'],
    });
    return { messageId, sent };
  },
});

/** A booking shows how far the last mail about it is: its cancellation, where there is one. */
async function noteMailStatus(context: Context, bookingId: string): Promise<void> {
  const messages = await context.db
    .select({ purpose: bookingMessages.purpose, status: bookingMessages.status })
    .from(bookingMessages)
    .where(and(eq(bookingMessages.storeId, context.storeId), eq(bookingMessages.bookingId, bookingId)));
  const last = messages.find(({ purpose }) => purpose === 'CANCELLATION') ?? messages[0];
  if (!last) return;
  await context.db
    .update(fulfillmentBookings)
    .set({ mailStatus: last.status })
    .where(and(eq(fulfillmentBookings.storeId, context.storeId), eq(fulfillmentBookings.id, bookingId)));
}

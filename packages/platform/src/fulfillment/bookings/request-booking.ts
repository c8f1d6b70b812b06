import type { ApprovalPreview } from '@brandwright/contract';
import type { BookingDetail, BookingDetails } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { bookingKindLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { bookingFacts, bookingTitle } from '@brandwright/contract/fulfillment/bookings/say.ts';
import { eq, max, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import type { BookingRow } from './find-booking.ts';
import { requestLetter, signatureOf } from './letters.ts';
import { sendBookingMail } from './send-booking-mail.ts';
import { showBooking } from './show-booking.ts';
import { bookingMessages, fulfillmentBookings } from './tables.ts';

export const byWhom = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'System');

/** Whoever else books in this store waits until this transaction ends: stock and pre-sales are looked at under it. */
export const lockBookings = ({ db, storeId }: Context) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${storeId}`}, 0))`);

async function nextNumber({ db, storeId }: Context): Promise<number> {
  const [last] = await db
    .select({ number: max(fulfillmentBookings.number) })
    .from(fulfillmentBookings)
    .where(eq(fulfillmentBookings.storeId, storeId));
  return (last?.number ?? 1000) + 1;
}

const daysOf = (details: BookingDetails): Pick<BookingRow, 'onDate' | 'untilDate' | 'productId'> => {
  switch (details.kind) {
    case 'FREIGHT':
      return { onDate: details.readyOn, untilDate: null, productId: null };
    case 'PRE_SALE':
      return { onDate: details.startsOn, untilDate: details.endsOn, productId: details.productId };
    default:
      return { onDate: details.neededBy, untilDate: null, productId: null };
  }
};

/** Writes a mail to the partner; it leaves once the transaction commits. */
export async function writeBookingMessage(
  context: Context,
  bookingId: string,
  purpose: 'REQUEST' | 'CANCELLATION',
  text: string,
): Promise<void> {
  const id = randomUUID();
  await context.db.insert(bookingMessages).values({
    storeId: context.storeId,
    id,
    bookingId,
    purpose,
    text,
    status: 'SENDING',
    replyTo: context.actor.kind === 'user' ? context.actor.email : null,
    createdAt: context.clock.now(),
  });
  await context.jobs.enqueue(sendBookingMail.name, { messageId: id });
}

/** Keeps a booking and asks the partner for it. `lockBookings` comes first. */
export async function requestBooking(
  context: Context,
  details: BookingDetails,
  note: string | undefined,
): Promise<{ output: BookingDetail; subject: { kind: string; id: string } }> {
  const now = context.clock.now();
  const row: BookingRow = {
    storeId: context.storeId,
    id: randomUUID(),
    number: await nextNumber(context),
    kind: details.kind,
    status: 'REQUESTED',
    title: bookingTitle(details),
    details,
    ...daysOf(details),
    note: note ?? null,
    partnerNote: null,
    mailStatus: 'SENDING',
    createdBy: byWhom(context),
    createdAt: now,
    updatedAt: now,
  };
  await context.db.insert(fulfillmentBookings).values(row);
  await writeBookingMessage(
    context,
    row.id,
    'REQUEST',
    requestLetter(await signatureOf(context), details, note),
  );
  return { output: await showBooking(context, row), subject: { kind: 'booking', id: row.id } };
}

/** What the approval shows: every figure, and the message as it goes out. */
export async function requestPreview(
  context: Context,
  details: BookingDetails,
  note: string | undefined,
  words: { verb: string; warnings?: string[] },
): Promise<ApprovalPreview> {
  return {
    verb: words.verb,
    what: `${bookingKindLabels[details.kind]}: asks the fulfillment partner for ${bookingTitle(details)}.`,
    toWhom: 'The fulfillment partner, by email',
    cost: 'Nothing now. The partner says what it costs when it confirms.',
    irreversible: 'An email that was sent can’t be taken back. The booking can be canceled.',
    values: [
      ...bookingFacts(details),
      { label: 'Message', value: requestLetter(await signatureOf(context), details, note) },
    ],
    warnings: words.warnings ?? [],
  };
}

import type { Booking, BookingDetail } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { bookingTransitions } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { handleOf, type BookingRow } from './find-booking.ts';
import { bookingMessages } from './tables.ts';

export const toBooking = (row: BookingRow): Booking => ({
  id: row.id,
  handle: handleOf(row.number),
  kind: row.kind,
  status: row.status,
  title: row.title,
  onDate: row.onDate,
  untilDate: row.untilDate,
  mailStatus: row.mailStatus,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A booking with what went out about it. */
export async function showBooking(context: Context, row: BookingRow): Promise<BookingDetail> {
  const messages = await context.db
    .select()
    .from(bookingMessages)
    .where(and(eq(bookingMessages.storeId, context.storeId), eq(bookingMessages.bookingId, row.id)))
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
  const next = bookingTransitions[row.status];
  return {
    ...toBooking(row),
    details: row.details,
    note: row.note,
    partnerNote: row.partnerNote,
    messages: messages.map(({ id, purpose, text, status, createdAt }) => ({
      id,
      purpose,
      text,
      status,
      createdAt: createdAt.toISOString(),
    })),
    allowed: {
      confirm: next.includes('CONFIRMED'),
      finish: next.includes('DONE'),
      cancel: next.includes('CANCELED'),
    },
  };
}

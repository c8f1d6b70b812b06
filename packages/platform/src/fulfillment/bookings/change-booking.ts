import { OperationError } from '@brandwright/contract';
import { bookingStatusLabels, type BookingStatus } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { bookingTransitions } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { handleOf, type BookingRow } from './find-booking.ts';
import { fulfillmentBookings } from './tables.ts';

/** Refuses what may not follow, and says what may. */
export function requireTransition({ number, status }: BookingRow, to: BookingStatus): void {
  const next = bookingTransitions[status];
  if (next.includes(to)) return;
  const after = listWords(
    next.map((one) => bookingStatusLabels[one].toLowerCase()),
    next.length,
    'or',
  );
  throw new OperationError(
    'bad_transition',
    `${handleOf(number)} is already ${bookingStatusLabels[status].toLowerCase()}. ${
      next.length === 0 ? 'Book again if you need it.' : `It can only be marked ${after} now.`
    }`,
  );
}

export async function changeBooking(
  context: Context,
  id: string,
  change: Partial<typeof fulfillmentBookings.$inferInsert>,
): Promise<BookingRow> {
  const [row] = await context.db
    .update(fulfillmentBookings)
    .set({ ...change, updatedAt: context.clock.now() })
    .where(and(eq(fulfillmentBookings.storeId, context.storeId), eq(fulfillmentBookings.id, id)))
    .returning();
  if (!row) throw new OperationError('not_found', 'That booking is gone. Look through your bookings.');
  return row;
}

import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { fulfillmentBookings } from './tables.ts';

export type BookingRow = typeof fulfillmentBookings.$inferSelect;

export const handleOf = (number: number): string => `BK-${number}`;

/** Errors: not_found. */
export async function findBooking(context: Context, said: string): Promise<BookingRow> {
  const [row] = await context.db.select().from(fulfillmentBookings).where(named(context, said)).limit(1);
  return row ?? notFound(said);
}

/** As `findBooking`, and nobody else changes it until this transaction ends. */
export async function lockBooking(context: Context, said: string): Promise<BookingRow> {
  const [row] = await context.db
    .select()
    .from(fulfillmentBookings)
    .where(named(context, said))
    .limit(1)
    .for('update');
  return row ?? notFound(said);
}

function named(context: Context, said: string) {
  const mine = eq(fulfillmentBookings.storeId, context.storeId);
  if (isUuid(said)) return and(mine, eq(fulfillmentBookings.id, said.toLowerCase()));
  const digits = /^(?:BK-?|#)?\s*(\d{1,9})$/i.exec(said.trim())?.[1];
  return digits === undefined ? notFound(said) : and(mine, eq(fulfillmentBookings.number, Number(digits)));
}

function notFound(said: string): never {
  throw new OperationError(
    'not_found',
    `There’s no booking ${isUuid(said) ? 'with that id' : `“${said}”`}. Look through your bookings.`,
  );
}

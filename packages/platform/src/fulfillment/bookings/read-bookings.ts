import type { BookingKind, BookingStatus } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import type { Context } from '../../kernel/request/context.ts';
import { toBooking } from './show-booking.ts';
import { fulfillmentBookings as bookings } from './tables.ts';

const patternsOf = (said: string) =>
  said
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${escapeLike(word)}%`);

const searchText = sql`'bk-' || ${bookings.number} || ' ' || ${bookings.title} || ' ' || coalesce(${bookings.note}, '')`;

/** What waits for an answer first, then what is agreed, then what is over. */
const turn = sql`case ${bookings.status} when 'REQUESTED' then 0 when 'CONFIRMED' then 1 else 2 end`;

interface Asked {
  kind?: BookingKind | undefined;
  status?: BookingStatus | undefined;
  search?: string | undefined;
  /** Of freight: PARCEL or PALLET. */
  type?: string | undefined;
  productId?: string | undefined;
  page: number;
  size: number;
}

/** A page of bookings with how many there are of each status. */
export async function readBookings(
  context: Context,
  { kind, status, search, type, productId, page, size }: Asked,
) {
  const mine = and(
    eq(bookings.storeId, context.storeId),
    kind ? eq(bookings.kind, kind) : undefined,
    type ? sql`${bookings.details}->>'type' = ${type}` : undefined,
    productId ? eq(bookings.productId, productId) : undefined,
  );
  const where: SQL | undefined = and(
    mine,
    status ? eq(bookings.status, status) : undefined,
    search ? holdsAll(searchText, patternsOf(search)) : undefined,
  );
  const rows = await context.db
    .select()
    .from(bookings)
    .where(where)
    .orderBy(turn, desc(bookings.updatedAt), desc(bookings.number))
    .limit(size)
    .offset(page * size);
  const [counted] = await context.db.select({ total: count() }).from(bookings).where(where);
  const byStatus = await context.db
    .select({ status: bookings.status, count: count() })
    .from(bookings)
    .where(mine)
    .groupBy(bookings.status);
  const counts = { REQUESTED: 0, CONFIRMED: 0, DONE: 0, CANCELED: 0 };
  for (const one of byStatus) counts[one.status] = one.count;
  return { rows: rows.map(toBooking), counts, page, size, total: counted?.total ?? 0 };
}

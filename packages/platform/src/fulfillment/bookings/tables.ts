import type { BookingDetails } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import type {
  BookingKind,
  BookingStatus,
  MailStatus,
} from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** What the fulfillment partner was asked to do. */
export const fulfillmentBookings = tenantTable(
  'fulfillment_bookings',
  {
    /** 1001 of BK-1001. */
    number: integer('number').notNull(),
    kind: text('kind').$type<BookingKind>().notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    title: text('title').notNull(),
    details: jsonb('details').$type<BookingDetails>().notNull(),
    onDate: dayColumn('on_date'),
    untilDate: dayColumn('until_date'),
    /** Of a pre-sale. */
    productId: uuid('product_id'),
    note: text('note'),
    partnerNote: text('partner_note'),
    mailStatus: text('mail_status').$type<MailStatus>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('fulfillment_bookings_number').on(self.storeId, self.number),
    index('fulfillment_bookings_by_time').on(
      self.storeId,
      self.kind,
      self.status,
      self.updatedAt.desc().nullsFirst(),
    ),
    index('fulfillment_bookings_of_product').on(self.storeId, self.productId),
  ],
);

/** The mails that went to the partner about a booking. */
export const bookingMessages = tenantTable(
  'booking_messages',
  {
    bookingId: uuid('booking_id').notNull(),
    purpose: text('purpose').$type<'REQUEST' | 'CANCELLATION'>().notNull(),
    text: text('text').notNull(),
    status: text('status').$type<MailStatus>().notNull(),
    /** Whom the partner’s answer goes to. */
    replyTo: text('reply_to'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    foreignKey({
      name: 'booking_messages_booking',
      columns: [self.storeId, self.bookingId],
      foreignColumns: [fulfillmentBookings.storeId, fulfillmentBookings.id],
    }).onDelete('cascade'),
    // One of each: a booking is requested once and called off once.
    uniqueIndex('booking_messages_purpose').on(self.storeId, self.bookingId, self.purpose),
  ],
);

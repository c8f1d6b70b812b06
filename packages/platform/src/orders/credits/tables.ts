import type { CreditMovementKind, CreditSource } from '@brandwright/contract/orders/credits/entities.ts';
import { foreignKey, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn, sequenceColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** What customers can pay orders with. `leftMinor` is the sum of its movements. */
export const storeCredits = tenantTable(
  'store_credits',
  {
    sequence: sequenceColumn('sequence'),
    /** "CREDIT-7KQ2M4XR". */
    code: text('code').notNull(),
    customerId: uuid('customer_id'),
    customerName: text('customer_name').notNull(),
    email: text('email'),
    source: text('source').$type<CreditSource>().notNull(),
    returnId: uuid('return_id'),
    returnHandle: text('return_handle'),
    reason: text('reason'),
    amountMinor: integer('amount_minor').notNull(),
    leftMinor: integer('left_minor').notNull(),
    currency: text('currency').notNull(),
    /** The last day on which it can be used; null: no limit. */
    expiresOn: dayColumn('expires_on'),
    canceledAt: instantColumn('canceled_at'),
    cancelReason: text('cancel_reason'),
    createdBy: text('created_by').notNull(),
    /** Lower-case code, customer, email, return and reason: what the search looks in. */
    searchText: text('search_text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('store_credits_code').on(self.storeId, self.code),
    uniqueIndex('store_credits_of_return').on(self.storeId, self.returnId),
    index('store_credits_by_time').on(self.storeId, self.createdAt),
    index('store_credits_of_customer').on(self.storeId, self.customerId),
  ],
);

export type CreditRecord = typeof storeCredits.$inferSelect;

/** The book of credits: what added to each and what took from it. */
export const storeCreditMovements = tenantTable(
  'store_credit_movements',
  {
    sequence: sequenceColumn('sequence'),
    creditId: uuid('credit_id').notNull(),
    kind: text('kind').$type<CreditMovementKind>().notNull(),
    /** More than 0 adds to what is left. */
    amountMinor: integer('amount_minor').notNull(),
    orderId: uuid('order_id'),
    orderNumber: integer('order_number'),
    /** The payment of the order that it is. */
    paymentId: uuid('payment_id'),
    by: text('moved_by').notNull(),
    at: instantColumn('moved_at').notNull(),
  },
  (self) => [
    foreignKey({
      columns: [self.storeId, self.creditId],
      foreignColumns: [storeCredits.storeId, storeCredits.id],
    }).onDelete('cascade'),
    index('store_credit_movements_of_credit').on(self.storeId, self.creditId, self.sequence),
    index('store_credit_movements_of_order').on(self.storeId, self.orderId),
  ],
);

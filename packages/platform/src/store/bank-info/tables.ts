import { text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Where the store is paid by transfer. One row a store: its id is the store's. */
export const storeBankInfo = tenantTable('store_bank_info', {
  accountHolder: text('account_holder').notNull(),
  bankName: text('bank_name').notNull(),
  countryCode: text('country_code').notNull(),
  accountKind: text('account_kind').notNull(),
  /** Last four characters: all of the numbers that is ever shown. */
  routingEnding: text('routing_ending').notNull(),
  accountEnding: text('account_ending').notNull(),
  /** Both numbers, sealed with the keyring's key for them. */
  sealed: text('sealed').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

import type { PayoutStatus } from '@brandwright/contract/payments/enums.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** Bank accounts that were linked for payouts: what may be shown of them, and what the payment provider takes for them. */
export const bankAccounts = tenantTable(
  'bank_accounts',
  {
    /** Who linked it: TEST_BANKS or PLAID. */
    link: text('link').notNull(),
    /** The link's id of the account. */
    accountId: text('account_id').notNull(),
    bankName: text('bank_name').notNull(),
    accountName: text('account_name').notNull(),
    last4: text('last4').notNull(),
    /** The payment provider's token, which is worth nothing without our key there. */
    token: text('token').notNull(),
    /** What ends the access to the bank, sealed by the keyring; null where the link gave none. */
    sealedAccess: text('sealed_access'),
    linkedAt: instantColumn('linked_at').notNull(),
    removedAt: instantColumn('removed_at'),
  },
  (self) => [
    uniqueIndex('bank_accounts_account')
      .on(self.storeId, self.link, self.accountId)
      .where(sql`removed_at is null`),
  ],
);

/** Payouts of the shop's balance. What moved is on the books (`payout:ID`); this says how far it is. */
export const payouts = tenantTable(
  'payouts',
  {
    bankAccountId: uuid('bank_account_id').notNull(),
    /** "First Riverbank ending in 6789". */
    bankName: text('bank_name').notNull(),
    amountMinor: amountColumn('amount_minor').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    arrivesOn: dayColumn('arrives_on').notNull(),
    failureReason: text('failure_reason'),
    createdAt: instantColumn('created_at').notNull(),
    settledAt: instantColumn('settled_at'),
  },
  (self) => [
    foreignKey({
      name: 'payouts_bank_account',
      columns: [self.storeId, self.bankAccountId],
      foreignColumns: [bankAccounts.storeId, bankAccounts.id],
    }),
    index('payouts_by_time').on(self.storeId, self.createdAt),
  ],
);

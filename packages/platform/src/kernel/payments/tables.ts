import type {
  CardBrand,
  DeclineReason,
  LedgerAccount,
  LedgerEntryKind,
  PaymentStatus,
} from '@brandwright/contract/payments/enums.ts';
import type { AccountCreditKind } from '@brandwright/contract/kernel/account-credit.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, instantColumn, sequenceColumn } from '../data/columns.ts';
import { tenantTable } from '../data/tenant-table.ts';

/** Who the store is at the bank. */
export const paymentCustomers = tenantTable(
  'payment_customers',
  {
    /** Which bank: TEST_BANK or STRIPE. */
    bank: text('bank').notNull(),
    customerId: text('customer_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [uniqueIndex('payment_customers_bank').on(self.storeId, self.bank)],
);

/** Cards on file: what may be shown of them, and the bank's id. */
export const paymentCards = tenantTable(
  'payment_cards',
  {
    bank: text('bank').notNull(),
    /** The bank's id of the payment method. */
    methodId: text('method_id').notNull(),
    brand: text('brand').$type<CardBrand>().notNull(),
    last4: text('last4').notNull(),
    expiresMonth: integer('expires_month').notNull(),
    expiresYear: integer('expires_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    removedAt: instantColumn('removed_at'),
  },
  (self) => [
    uniqueIndex('payment_cards_method').on(self.storeId, self.methodId),
    uniqueIndex('payment_cards_default')
      .on(self.storeId)
      .where(sql`is_default and removed_at is null`),
  ],
);

/** One attempt to pay for something. Its id is the reference under which the bank charges at most once. */
export const payments = tenantTable(
  'payments',
  {
    sequence: sequenceColumn('sequence'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    description: text('description').notNull(),
    amountMinor: amountColumn('amount_minor').notNull(),
    refundedMinor: amountColumn('refunded_minor').notNull().default(0),
    /** Paid with the account's credit beside `amountMinor`: planned while it is open, then what was taken. */
    creditMinor: amountColumn('credit_minor').notNull().default(0),
    currency: text('currency').notNull(),
    /** Which bank or wallet: TEST_BANK, STRIPE, TEST_WALLET or PAYPAL; ACCOUNT_CREDIT where credit paid for all. */
    bank: text('bank').notNull(),
    /** Empty where no card is paid with. */
    customerId: text('customer_id').notNull(),
    /** "Visa ending in 4242": how it was paid, in words that stay when the card goes. */
    method: text('method').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    chargeId: text('charge_id'),
    actionUrl: text('action_url'),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    createdAt: instantColumn('created_at').notNull(),
    settledAt: instantColumn('settled_at'),
  },
  (self) => [
    index('payments_by_time').on(self.storeId, self.createdAt),
    index('payments_by_subject').on(self.storeId, self.subjectKind, self.subjectId),
    uniqueIndex('payments_charge')
      .on(self.storeId, self.chargeId)
      .where(sql`charge_id is not null`),
    index('payments_started')
      .on(self.storeId)
      .where(sql`status = 'STARTED'`),
  ],
);

/** What moved money, as a bookkeeper writes it down: never changed, never removed. */
export const ledgerEntries = tenantTable(
  'ledger_entries',
  {
    sequence: sequenceColumn('sequence').notNull(),
    kind: text('kind').$type<LedgerEntryKind>().notNull(),
    memo: text('memo').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** What it is written down for; the same is never written down twice. */
    source: text('source').notNull(),
    occurredAt: instantColumn('occurred_at').notNull(),
  },
  (self) => [
    uniqueIndex('ledger_entries_source').on(self.storeId, self.source),
    index('ledger_entries_by_time').on(self.storeId, self.occurredAt),
    index('ledger_entries_by_subject').on(self.storeId, self.subjectKind, self.subjectId),
  ],
);

/** A transfer takes an amount from one account and gives it to another, so that the books balance whatever happens. */
export const ledgerTransfers = tenantTable(
  'ledger_transfers',
  {
    entryId: uuid('entry_id').notNull(),
    position: integer('position').notNull(),
    debit: text('debit').$type<LedgerAccount>().notNull(),
    credit: text('credit').$type<LedgerAccount>().notNull(),
    /** More than 0. */
    amountMinor: amountColumn('amount_minor').notNull(),
    currency: text('currency').notNull(),
  },
  (self) => [
    foreignKey({
      name: 'ledger_transfers_entry',
      columns: [self.storeId, self.entryId],
      foreignColumns: [ledgerEntries.storeId, ledgerEntries.id],
    }),
    uniqueIndex('ledger_transfers_place').on(self.storeId, self.entryId, self.position),
  ],
);

/** The book of the credit that Brandwright gives a store. Rows are only ever added; the balance of a currency is its last row's. */
export const accountCreditEntries = tenantTable(
  'account_credit_entries',
  {
    sequence: sequenceColumn('sequence').notNull(),
    /** What it is written down for, such as `cash-back:ID`: the same is never written down twice. */
    key: text('key').notNull(),
    kind: text('kind').$type<AccountCreditKind>().notNull(),
    /** More than 0 adds to the balance. */
    amountMinor: amountColumn('amount_minor').notNull(),
    balanceAfterMinor: amountColumn('balance_after_minor').notNull(),
    currency: text('currency').notNull(),
    note: text('note').notNull(),
    paymentId: uuid('payment_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('account_credit_entries_key').on(self.storeId, self.key),
    index('account_credit_entries_by_currency').on(self.storeId, self.currency, self.sequence),
    index('account_credit_entries_by_payment').on(self.storeId, self.paymentId),
    foreignKey({
      name: 'account_credit_entries_payment',
      columns: [self.storeId, self.paymentId],
      foreignColumns: [payments.storeId, payments.id],
    }),
  ],
);

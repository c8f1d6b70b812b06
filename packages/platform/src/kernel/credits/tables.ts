import type { CreditKind } from '@brandwright/contract/kernel/credit-use.ts';
import { foreignKey, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, sequenceColumn } from '../data/columns.ts';
import { tenantTable } from '../data/tenant-table.ts';

/** How a store stands: one row, locked by whoever writes an entry. `balance` is the sum of its entries. */
export const aiCreditAccounts = tenantTable(
  'ai_credit_accounts',
  {
    balance: integer('balance').notNull(),
    /** Granted in this period. */
    granted: integer('granted').notNull(),
    periodStart: instantColumn('period_start').notNull(),
    renewsAt: instantColumn('renews_at').notNull(),
    /** Day of the month on which it renews; the last one where a month is shorter. */
    anchorDay: integer('anchor_day').notNull(),
    /** AI credits a month that are paid for beyond the plan's; null: what the plan includes. */
    monthly: integer('monthly'),
  },
  (self) => [uniqueIndex('ai_credit_accounts_of_store').on(self.storeId)],
);

/** GRANT and REFUND add, SPEND and EXPIRY take. */
export const creditEntryKinds = ['GRANT', 'SPEND', 'REFUND', 'EXPIRY'] as const;
export type CreditEntryKind = (typeof creditEntryKinds)[number];

/** The book of AI credits. Rows are only ever added. */
export const aiCreditEntries = tenantTable(
  'ai_credit_entries',
  {
    sequence: sequenceColumn('sequence'),
    /** What it is written down for, such as `journal:ID`: the second time nothing is written. */
    key: text('key').notNull(),
    kind: text('kind').$type<CreditEntryKind>().notNull(),
    /** More than 0 adds to the balance. */
    credits: integer('credits').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    /** What was made; null for a grant and what expires. */
    use: text('use').$type<CreditKind>(),
    units: integer('units'),
    /** What it is about: "4 pictures of a sage candle tin". */
    note: text('note').notNull(),
    operation: text('operation'),
    userId: uuid('user_id'),
    personName: text('person_name'),
    /** The assistant that asked for it. */
    assistantId: uuid('assistant_id'),
    assistantName: text('assistant_name'),
    conversationId: uuid('conversation_id'),
    /** The spending that a refund gives back. */
    refundOf: uuid('refund_of'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('ai_credit_entries_key').on(self.storeId, self.key),
    index('ai_credit_entries_by_time').on(self.storeId, self.createdAt),
    index('ai_credit_entries_of_assistant').on(self.storeId, self.assistantId, self.createdAt),
    index('ai_credit_entries_refund_of').on(self.storeId, self.refundOf),
    foreignKey({
      columns: [self.storeId as never, self.refundOf as never],
      foreignColumns: [self.storeId as never, self.id as never],
      name: 'ai_credit_entries_refund',
    }),
  ],
);

/** The most that may be spent in a period: by the store, or by one assistant. */
export const aiCreditCaps = tenantTable(
  'ai_credit_caps',
  {
    /** STORE, or the id of an assistant. */
    scope: text('scope').notNull(),
    assistantName: text('assistant_name'),
    credits: integer('credits').notNull(),
    setAt: instantColumn('set_at').notNull(),
  },
  (self) => [uniqueIndex('ai_credit_caps_scope').on(self.storeId, self.scope)],
);

/** The scope of the cap of the whole store. */
export const storeScope = 'STORE';

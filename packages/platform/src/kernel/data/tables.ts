import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, sequenceColumn } from './columns.ts';
import { tenantTable } from './tenant-table.ts';

/** Who did what, by which hand, with what it takes to undo it. Written in the operation's own transaction. */
export const journalEntries = tenantTable(
  'journal_entries',
  {
    sequence: sequenceColumn('sequence'),
    operation: text('operation').notNull(),
    effect: text('effect').notNull(),
    via: text('via').notNull(),
    userId: uuid('user_id'),
    input: jsonb('input').notNull(),
    summary: text('summary').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    undo: jsonb('undo'),
    undoneAt: instantColumn('undone_at'),
    /** The entry that this one undid. */
    undoes: uuid('undoes'),
    conversationId: uuid('conversation_id'),
    /** What was done by one request or one answer has one: it is undone together. */
    requestId: text('request_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    index('journal_entries_by_time').on(self.storeId, self.sequence.desc().nullsFirst()),
    index('journal_entries_by_subject').on(self.storeId, self.subjectKind, self.subjectId),
  ],
);

/** First answers under their keys, kept for at least 24 hours. The row is claimed before the work and filled with it. */
export const idempotencyKeys = tenantTable(
  'idempotency_keys',
  {
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** Of the canonical JSON of the input. */
    inputHash: text('input_hash').notNull(),
    output: jsonb('output'),
    journalEntryId: uuid('journal_entry_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('idempotency_keys_key').on(self.storeId, self.key),
    index('idempotency_keys_by_age').on(self.storeId, self.createdAt),
  ],
);

/** What waits for a founder's yes. Claimed once: PENDING → RUNNING is a single conditional update. */
export const pendingActions = tenantTable(
  'pending_actions',
  {
    /** In the order in which they were asked, also where the clock stands still. */
    sequence: sequenceColumn('sequence'),
    operation: text('operation').notNull(),
    input: jsonb('input').notNull(),
    inputHash: text('input_hash').notNull(),
    preview: jsonb('preview').notNull(),
    status: text('status').notNull(),
    via: text('via').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    conversationId: uuid('conversation_id'),
    callId: text('call_id'),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    decidedAt: instantColumn('decided_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    output: jsonb('output'),
    outcome: text('outcome'),
    undoEntryId: uuid('undo_entry_id'),
  },
  (self) => [
    index('pending_actions_by_time').on(self.storeId, self.sequence.desc().nullsFirst()),
    index('pending_actions_waiting')
      .on(self.storeId, self.conversationId)
      .where(sql`status = 'PENDING'`),
  ],
);

/** Background work as the store sees it: how far it is and what came of it. */
export const jobRuns = tenantTable(
  'job_runs',
  {
    name: text('name').notNull(),
    status: text('status').notNull(),
    percent: integer('percent').notNull().default(0),
    note: text('note').notNull().default(''),
    payload: jsonb('payload').notNull(),
    result: jsonb('result'),
    error: text('error'),
    /** The AI credits that it was paid with, which come back when it fails. */
    chargeId: uuid('charge_id'),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (self) => [index('job_runs_by_time').on(self.storeId, self.createdAt)],
);

/** What a program outside was told on a stream, so that it can read on after its connection broke. Kept for minutes. */
export const streamEvents = tenantTable(
  'stream_events',
  {
    /** Of the program; nobody else reads on. */
    sessionId: uuid('session_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    /** From 0, in order. */
    position: integer('position').notNull(),
    /** As it went out; empty for what only marks the beginning or the end. */
    message: text('message').notNull(),
    isLast: boolean('is_last').notNull(),
    /** By the machine's clock. */
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('stream_events_in_order').on(self.storeId, self.streamId, self.position),
    index('stream_events_by_age').on(self.storeId, self.createdAt),
  ],
);

/**
 * How many rows of a long table stand where in a store, as sums: triggers of the database (`routines/row-tallies.sql`) add a row
 * for each change, in its transaction, and gather them. Nothing else writes it; `row-tallies.ts` reads it.
 */
export const rowTallies = tenantTable(
  'row_tallies',
  {
    ofTable: text('of_table').notNull(),
    standing: text('standing').notNull(),
    rows: integer('rows').notNull(),
  },
  (self) => [index('row_tallies_of').on(self.storeId, self.ofTable, self.standing)],
);

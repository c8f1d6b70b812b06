import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { TranscriptMessage } from '@brandwright/contract/copilot/conversations/transcript.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, searchVector } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** A person's conversation with the partner. */
export const conversations = tenantTable(
  'conversations',
  {
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    search: searchVector('search').generatedAlwaysAs(sql`to_tsvector('english'::regconfig, title)`),
  },
  (self) => [
    index('conversations_by_time').on(self.storeId, self.userId, self.updatedAt.desc().nullsFirst()),
    index('conversations_search').using('gin', self.search),
  ],
);

/** Messages as the client shows them. The server's, whole: the client never sends them back. */
export const conversationMessages = tenantTable(
  'conversation_messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    role: text('role').notNull(),
    /** AI SDK UI message parts with our data parts. */
    parts: jsonb('parts').notNull(),
    /** What the model saw and said in this turn: AI SDK model messages. Null for a person's words. */
    modelMessages: jsonb('model_messages'),
    metadata: jsonb('metadata').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Of what was said: the texts among the parts. */
    search: searchVector('search').generatedAlwaysAs(
      sql`jsonb_to_tsvector('english'::regconfig, jsonb_path_query_array(parts, '$[*] ? (@.type == "text").text'), '["string"]'::jsonb)`,
    ),
  },
  (self) => [
    index('conversation_messages_search').using('gin', self.search),
    index('conversation_messages_in_order').on(self.storeId, self.conversationId, self.position),
    foreignKey({
      columns: [self.storeId as never, self.conversationId as never],
      foreignColumns: [conversations.storeId, conversations.id],
      name: 'conversation_messages_conversation',
    }).onDelete('cascade'),
  ],
);

/**
 * What a conversation's older messages were about, kept short for the models. One row a conversation: its id is the
 * conversation's.
 */
export const conversationDigests = tenantTable(
  'conversation_digests',
  {
    /** Position of the last message that is folded in. */
    through: integer('through').notNull(),
    digest: jsonb('digest').notNull(),
  },
  (self) => [
    foreignKey({
      columns: [self.storeId as never, self.id as never],
      foreignColumns: [conversations.storeId, conversations.id],
      name: 'conversation_digests_conversation',
    }).onDelete('cascade'),
  ],
);

/** One answer of the partner: RUNNING → DONE | STOPPED | FAILED; its figures are the trace. */
export const conversationTurns = tenantTable(
  'conversation_turns',
  {
    conversationId: uuid('conversation_id').notNull(),
    messageId: uuid('message_id').notNull(),
    status: text('status').notNull(),
    model: text('model').notNull(),
    steps: integer('steps').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Of the input tokens, those that the provider had in its cache. */
    cachedInputTokens: integer('cached_input_tokens').notNull().default(0),
    /** Millionths of a US dollar; null where the model's price is not known. */
    costMicros: integer('cost_micros'),
    milliseconds: integer('milliseconds').notNull().default(0),
    firstEventMilliseconds: integer('first_event_milliseconds'),
    calls: jsonb('calls').notNull().default([]),
    startedAt: instantColumn('started_at').notNull(),
    /** Kept fresh by the machine's clock while the answering server lives. */
    aliveAt: instantColumn('alive_at').notNull(),
  },
  (self) => [
    index('conversation_turns_by_conversation').on(self.storeId, self.conversationId, self.startedAt),
    foreignKey({
      columns: [self.storeId as never, self.conversationId as never],
      foreignColumns: [conversations.storeId, conversations.id],
      name: 'conversation_turns_conversation',
    }).onDelete('cascade'),
  ],
);

/** The pieces of an answer while it streams, so that any server can carry on telling it. Removed when it is whole. */
export const turnChunks = tenantTable(
  'turn_chunks',
  {
    turnId: uuid('turn_id').notNull(),
    position: integer('position').notNull(),
    /** Encoded UI message stream events. */
    chunk: text('chunk').notNull(),
  },
  (self) => [index('turn_chunks_in_order').on(self.storeId, self.turnId, self.position)],
);

/**
 * What people thought of answers, with what was asked and answered as it stood then: an answer that is written again
 * takes nothing from it. Goes with its conversation.
 */
export const messageFeedback = tenantTable(
  'message_feedback',
  {
    conversationId: uuid('conversation_id').notNull(),
    messageId: uuid('message_id').notNull(),
    turnId: uuid('turn_id'),
    userId: uuid('user_id').notNull(),
    rating: text('rating').notNull(),
    reason: text('reason'),
    comment: text('comment'),
    asked: text('asked').notNull(),
    answered: text('answered').notNull(),
    /** Name and input of the calls that the answer made. */
    calls: jsonb('calls').$type<{ operation: string; state: string; input: unknown }[]>().notNull(),
    givenAt: instantColumn('given_at').notNull(),
  },
  (self) => [
    uniqueIndex('message_feedback_one_each').on(self.storeId, self.messageId, self.userId),
    index('message_feedback_by_time').on(self.storeId, self.givenAt),
    foreignKey({
      columns: [self.storeId as never, self.conversationId as never],
      foreignColumns: [conversations.storeId, conversations.id],
      name: 'message_feedback_conversation',
    }).onDelete('cascade'),
  ],
);

/** Conversations that whoever has the link can read: as they stood then, without what the link hides. */
export const conversationShares = tenantTable(
  'conversation_shares',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token in the link's address, in hexadecimal. The token itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    title: text('title').notNull(),
    hidden: jsonb('hidden').$type<PrivateKind[]>().notNull(),
    /** What is shown, already without what is hidden. */
    messages: jsonb('messages').$type<TranscriptMessage[]>().notNull(),
    messageCount: integer('message_count').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (self) => [
    // Whoever opens a link has no store yet: looked up by the function shared_conversation alone.
    index('conversation_shares_by_token').on(self.tokenHash),
    index('conversation_shares_by_time').on(self.storeId, self.userId, self.createdAt),
    foreignKey({
      columns: [self.storeId as never, self.conversationId as never],
      foreignColumns: [conversations.storeId, conversations.id],
      name: 'conversation_shares_conversation',
    }).onDelete('cascade'),
  ],
);

export * from './assistants/tables.ts';
export * from './partner-model/tables.ts';
export * from './vault/tables.ts';

import { OperationError } from '@brandwright/contract';
import {
  historyPageSize,
  type ConversationAttachment,
  type SupplierConversationDetail,
} from '@brandwright/contract/inbox/entities.ts';
import { getConversationProperties as propertiesDeclaration } from '@brandwright/contract/inbox/get-conversation-properties.ts';
import { getSupplierConversation as getDeclaration } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { listConversationAttachments as attachmentsDeclaration } from '@brandwright/contract/inbox/list-conversation-attachments.ts';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findConversation } from './find-conversation.ts';
import {
  messageColumns,
  readConversation,
  readConversations,
  toMessage,
  type ConversationRow,
  type MessageRow,
} from './read-rows.ts';
import { fileNameOf } from './rules.ts';
import { hasKeyword } from './search-messages.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';

interface Page {
  beforeIndex?: number | undefined;
  keyword?: string | undefined;
}

/** A conversation with its newest messages, those before an index, or those with a keyword; oldest first. */
export async function readThread(
  context: Context,
  row: ConversationRow,
  { beforeIndex, keyword }: Page,
): Promise<SupplierConversationDetail> {
  const found = await context.db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, row.id),
        beforeIndex === undefined ? undefined : lt(messages.index, beforeIndex),
        keyword === undefined ? undefined : hasKeyword(keyword),
      ),
    )
    .orderBy(desc(messages.index))
    .limit(historyPageSize + 1);
  return {
    ...(await readConversation(context, row.id)),
    messages: found
      .slice(0, historyPageSize)
      .reverse()
      .map((message) => toMessage(message, row.sid)),
    hasEarlier: found.length > historyPageSize,
  };
}

export const getConversation = implement(getDeclaration, {
  async run(context, { conversationSid, beforeIndex, keyword }) {
    const row = await findConversation(context, conversationSid);
    return { output: await readThread(context, row, { beforeIndex, keyword }) };
  },
});

const lists = { IMAGE: 'imageUrls', VIDEO: 'videoUrls', PDF: 'pdfUrls', FILE: 'fileUrls' } as const;
const kinds = ['IMAGE', 'VIDEO', 'PDF', 'FILE'] as const;
const mostMessages = 500;

export const listConversationAttachments = implement(attachmentsDeclaration, {
  async run(context, { id, kind }) {
    const row = await findConversation(context, id);
    const withFiles = await context.db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          eq(messages.storeId, context.storeId),
          eq(messages.conversationId, row.id),
          or(...kinds.map((one) => sql`cardinality(${messages[lists[one]]}) > 0`)),
        ),
      )
      .orderBy(desc(messages.index))
      .limit(mostMessages);
    const rows = withFiles.flatMap(attachmentsOf).filter((one) => kind === undefined || one.kind === kind);
    return {
      output: { conversationSid: row.sid, supplierName: row.supplierName, rows, total: rows.length },
    };
  },
});

function attachmentsOf(message: MessageRow): ConversationAttachment[] {
  const { sid, isOwn, authorName, attributes, createdAt } = message;
  const all = kinds.flatMap((kind) => message[lists[kind]].map((url) => ({ kind, url })));
  return all.map(({ kind, url }) => ({
    messageSid: sid,
    kind,
    url,
    // One name stands for one file; of several, each has the name of its address.
    fileName: fileNameOf(url, all.length === 1 ? attributes : {}),
    isOwn,
    authorName,
    createdAt: createdAt.toISOString(),
  }));
}

export const getConversationProperties = implement(propertiesDeclaration, {
  async run(context, { storeId, supplierId, returnArchived }) {
    if (storeId !== undefined && storeId !== context.storeId)
      throw new OperationError('not_found', 'There is no such store among yours.');
    const where = and(
      supplierId === undefined ? undefined : eq(conversations.supplierId, supplierId),
      returnArchived ? undefined : eq(conversations.isArchived, false),
    );
    return { output: { rows: await readConversations(context, where) } };
  },
});

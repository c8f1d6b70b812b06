import type { ConversationAttachment } from '@brandwright/contract/inbox/entities.ts';
import { listConversationAttachments } from '@brandwright/contract/inbox/list-conversation-attachments.ts';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { findConversation } from './find-conversation.ts';
import { messageColumns, type MessageRow } from './read-rows.ts';
import { fileNameOf } from './rules.ts';
import { supplierMessages as messages } from './tables.ts';

const lists = { IMAGE: 'imageUrls', VIDEO: 'videoUrls', PDF: 'pdfUrls', FILE: 'fileUrls' } as const;

const kinds = ['IMAGE', 'VIDEO', 'PDF', 'FILE'] as const;

const mostMessages = 500;

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

export default implement(listConversationAttachments, {
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

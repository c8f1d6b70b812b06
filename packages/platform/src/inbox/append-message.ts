import type { MessageAttributes, SentSupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import type { MessageStatus, MessageType } from '@brandwright/contract/inbox/enums.ts';
import type { InboxNotice } from '@brandwright/contract/inbox/live.ts';
import { inboxReads } from '@brandwright/contract/inbox/conversation-ref.ts';
import { recordOutreachAnswer } from '@brandwright/contract/sourcing/outreach/record-outreach-answer.ts';
import { recordSupplierContact } from '@brandwright/contract/sourcing/network/my-suppliers/record-supplier-contact.ts';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { messageColumns, toMessage, type ConversationRow, type MessageRow } from './read-rows.ts';
import { noteConversationRead } from './notifications.ts';
import { isStoreAuthor } from './rules.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';

/** What somebody wrote, before it has its place in the conversation. */
export interface NewMessage {
  author: string;
  authorName: string;
  type: MessageType;
  text: string;
  fileUrls?: readonly string[];
  imageUrls?: readonly string[];
  videoUrls?: readonly string[];
  pdfUrls?: readonly string[];
  attributes?: MessageAttributes;
  status: MessageStatus;
  /** Of the carrier, for what came in through it. */
  carrier?: { sid: string; index: number };
  at: Date;
}

/** Gives a message its place, keeps it, and tells the store's browsers. */
export async function appendMessage(
  context: Context,
  conversation: ConversationRow,
  message: NewMessage,
): Promise<MessageRow> {
  const mine = and(eq(conversations.storeId, context.storeId), eq(conversations.id, conversation.id));
  const isOwn = isStoreAuthor(message.author);
  // The row's lock puts messages of the same moment in an order. Whoever is written to comes out of the archive.
  const [place] = await context.db
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      lastTime: sql`greatest(${conversations.lastTime}, ${message.at.toISOString()}::timestamptz)`,
      isArchived: false,
    })
    .where(mine)
    .returning({ count: conversations.messageCount });
  if (!place) throw new Error('The conversation is gone.');
  const id = randomUUID();
  const [row] = await context.db
    .insert(messages)
    .values({
      storeId: context.storeId,
      id,
      conversationId: conversation.id,
      sid: message.carrier?.sid ?? `IM${id.replaceAll('-', '')}`,
      carrierSid: message.carrier?.sid ?? null,
      carrierIndex: message.carrier?.index ?? null,
      index: place.count - 1,
      author: message.author,
      authorName: message.authorName,
      isOwn,
      // What one wrote oneself is unread until the other side has read it.
      isRead: false,
      type: message.type,
      text: message.text,
      fileUrls: [...(message.fileUrls ?? [])],
      imageUrls: [...(message.imageUrls ?? [])],
      videoUrls: [...(message.videoUrls ?? [])],
      pdfUrls: [...(message.pdfUrls ?? [])],
      attributes: message.attributes ?? {},
      status: message.status,
      createdAt: message.at,
    })
    .returning(messageColumns);
  if (!row) throw new Error('The message couldn’t be saved.');
  // Whoever answers has read what was there.
  if (isOwn) await readBySide(context, conversation.id, { isOwn: false });
  else await readBySide(context, conversation.id, { isOwn: true, which: lt(messages.index, row.index) });
  // An answer to a brief counts as one, whoever carried it.
  if (!isOwn) await context.call(recordOutreachAnswer, { conversationSid: conversation.sid });
  // Whoever one writes to by oneself is a supplier of one's own; the agent's factories are when they were taken.
  await context.call(recordSupplierContact, {
    supplierId: conversation.supplierId,
    conversationSid: conversation.sid,
    puts: isOwn && conversation.origin === 'PERSONAL',
  });
  await tell(context, {
    kind: 'supplier_message',
    conversationSid: conversation.sid,
    messageSid: row.sid,
    author: row.author,
    supplierName: conversation.supplierName,
  });
  return row;
}

/** Marks the messages of one side as read, or those of them that fit. Answers their ids. */
export async function readBySide(
  context: Context,
  conversationId: string,
  { isOwn, which }: { isOwn: boolean; which?: SQL },
): Promise<string[]> {
  const changed = await context.db
    .update(messages)
    .set({ isRead: true })
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, conversationId),
        eq(messages.isOwn, isOwn),
        eq(messages.isRead, false),
        which,
      ),
    )
    .returning({ id: messages.id });
  if (!isOwn && changed.length > 0) await noteConversationRead(context, conversationId);
  return changed.map(({ id }) => id);
}

/** Tells the store's browsers, on every server, when the transaction commits. */
export async function tell(context: Context, notice: InboxNotice): Promise<void> {
  await context.events.publish({ type: 'notice', data: notice });
  if (notice.kind === 'supplier_message') await readAnew(context);
}

export const readAnew = (context: Context) =>
  context.events.publish({ type: 'invalidate', operations: inboxReads });

/** The message of a sid, with its conversation. */
export async function findMessage(
  context: Context,
  sid: string,
): Promise<{ message: MessageRow; conversation: ConversationRow } | undefined> {
  const [found] = await context.db
    .select({ message: messageColumns, conversation: conversations })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.storeId, messages.storeId), eq(conversations.id, messages.conversationId)),
    )
    .where(and(eq(messages.storeId, context.storeId), eq(messages.sid, sid)));
  return found;
}

/** A message with whom it went to. */
export const toSent = (row: MessageRow, conversation: ConversationRow): SentSupplierMessage => ({
  ...toMessage(row, conversation.sid),
  supplierId: conversation.supplierId,
  supplierName: conversation.supplierName,
});

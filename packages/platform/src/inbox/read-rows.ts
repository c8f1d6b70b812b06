import type { SupplierConversation, SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import type { MessageStatus, MessageType } from '@brandwright/contract/inbox/enums.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { isUnread, previewOf } from './rules.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = Omit<typeof messages.$inferSelect, 'search'>;

/** Columns of a message without its search vector. */
export const messageColumns = {
  storeId: messages.storeId,
  id: messages.id,
  conversationId: messages.conversationId,
  sid: messages.sid,
  carrierSid: messages.carrierSid,
  carrierIndex: messages.carrierIndex,
  index: messages.index,
  author: messages.author,
  authorName: messages.authorName,
  isOwn: messages.isOwn,
  isRead: messages.isRead,
  type: messages.type,
  text: messages.text,
  fileUrls: messages.fileUrls,
  imageUrls: messages.imageUrls,
  videoUrls: messages.videoUrls,
  pdfUrls: messages.pdfUrls,
  attributes: messages.attributes,
  status: messages.status,
  createdAt: messages.createdAt,
};

const lastMessage = z.object({
  sid: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  isRead: z.boolean(),
  type: z.custom<MessageType>((value) => typeof value === 'string'),
  text: z.string(),
  fileUrls: z.array(z.string()),
  imageUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  pdfUrls: z.array(z.string()),
  attributes: z.custom<SupplierMessage['attributes']>((value) => typeof value === 'object'),
  status: z.custom<MessageStatus>((value) => typeof value === 'string'),
});

// Columns of the outer table are written with its name: within a select of one table drizzle leaves it out, and they would
// mean those of the inner one.
/** The latest message of each conversation, as JSON: one index look-up a conversation. Columns are named whole: in a list of fields drizzle names them short. */
const latest = sql`(select json_build_object('sid', m.sid, 'author', m.author, 'isOwn', m.is_own, 'isRead', m.is_read,
    'type', m.type, 'text', left(m.text, 400), 'fileUrls', m.file_urls, 'imageUrls', m.image_urls,
    'videoUrls', m.video_urls, 'pdfUrls', m.pdf_urls, 'attributes', m.attributes, 'status', m.status)
  from supplier_messages m
  where m.store_id = supplier_conversations.store_id and m.conversation_id = supplier_conversations.id
  order by m.message_index desc limit 1)`;

const unreadMessages = sql<number>`(select count(*)::int from supplier_messages u
  where u.store_id = supplier_conversations.store_id and u.conversation_id = supplier_conversations.id and not u.is_own and not u.is_read)`;

/** The rule of `isUnread`, for a query. */
export const unreadCondition = sql`exists (select 1 from supplier_messages m
  where m.store_id = supplier_conversations.store_id and m.conversation_id = supplier_conversations.id
  and m.message_index = supplier_conversations.message_count - 1 and not m.is_read and m.author not like 'store\\_%')`;

/** The latest message is the supplier's, read or not. */
export const supplierWroteLast = sql`exists (select 1 from supplier_messages m
  where m.store_id = supplier_conversations.store_id and m.conversation_id = supplier_conversations.id
  and m.message_index = supplier_conversations.message_count - 1 and not m.is_own)`;

/** What "unread" counts everywhere: conversations that are not archived and whose latest message is unread. */
export const unreadInInbox = and(eq(conversations.isArchived, false), unreadCondition);

/** Conversations of the store as they stand in a list, newest first. */
export async function readConversations(
  context: Context,
  where: SQL | undefined,
  { limit = 1000, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<SupplierConversation[]> {
  const rows = await context.db
    .select({ conversation: conversations, latest, unreadMessages })
    .from(conversations)
    .where(and(eq(conversations.storeId, context.storeId), where))
    .orderBy(desc(conversations.lastTime), conversations.id)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => toConversation(row.conversation, row.latest, row.unreadMessages));
}

/** One conversation as it stands in a list. */
export async function readConversation(context: Context, id: string): Promise<SupplierConversation> {
  const [found] = await readConversations(context, eq(conversations.id, id), { limit: 1 });
  if (!found) throw new Error('The conversation is gone.');
  return found;
}

function toConversation(
  row: ConversationRow,
  latestJson: unknown,
  unreadCount: number,
): SupplierConversation {
  const last = latestJson === null ? null : lastMessage.parse(latestJson);
  return {
    sid: row.sid,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    avatarUrl: row.avatarUrl,
    lastTime: row.lastTime.toISOString(),
    isConciergeRecommended: row.isConciergeRecommended,
    name: row.name,
    origin: row.origin,
    isArchived: row.isArchived,
    isUnread: isUnread(last),
    // What was answered is read, whatever of it was never opened.
    unreadCount: isUnread(last) ? unreadCount : 0,
    messageCount: row.messageCount,
    lastMessage: last && {
      sid: last.sid,
      author: last.author,
      isOwn: last.isOwn,
      type: last.type,
      preview: previewOf(last),
      status: last.status,
    },
    attributes: row.attributes,
  };
}

/** A message as it is shown. */
export function toMessage(row: MessageRow, conversationSid: string): SupplierMessage {
  return {
    sid: row.sid,
    conversationSid,
    index: row.index,
    author: row.author,
    authorName: row.authorName,
    isOwn: row.isOwn,
    isRead: row.isRead,
    type: row.type,
    text: row.text,
    fileUrls: row.fileUrls,
    imageUrls: row.imageUrls,
    videoUrls: row.videoUrls,
    pdfUrls: row.pdfUrls,
    attributes: row.attributes,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

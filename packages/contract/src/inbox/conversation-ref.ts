import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { messageTypeWords } from './enums.ts';
import type { SupplierConversation, SupplierMessage } from './entities.ts';

export { mayRead, mayAct } from '../kernel/access.ts';

/** How an operation names a conversation: its sid, or the supplier's name or id; the server finds the one that is meant. */
export const conversationSid = () =>
  field(z.string().trim().min(1).max(191), {
    ref: 'supplier_conversation',
    label: 'Supplier chat',
    question: 'Which supplier?',
    words: ['chat with', 'conversation with', 'thread with', 'chat', 'conversation', 'thread'],
  }).describe('Sid of the conversation from list_supplier_conversations, or the name of its supplier.');

/** Reads that are stale after something changed in the inbox. */
export const inboxReads = [
  'list_supplier_conversations',
  'get_supplier_conversation',
  'list_conversation_attachments',
  'count_unread_conversations',
  'get_conversation_properties',
  'summarize_conversation',
  'list_promises',
  'check_conversation_safety',
  'list_feed',
] as const;

/** What a model sees of a conversation. */
export const shortConversation = (conversation: SupplierConversation) => ({
  sid: conversation.sid,
  supplierId: conversation.supplierId,
  supplierName: conversation.supplierName,
  lastTime: conversation.lastTime,
  origin: conversation.origin,
  isArchived: conversation.isArchived,
  isUnread: conversation.isUnread,
  unreadCount: conversation.unreadCount,
  lastMessage: conversation.lastMessage && {
    isOwn: conversation.lastMessage.isOwn,
    type: conversation.lastMessage.type,
    preview: conversation.lastMessage.preview,
  },
});

/** What a model sees of a conversation that was changed: nothing of what the supplier wrote. */
export const changedConversation = ({
  sid,
  supplierId,
  supplierName,
  isArchived,
  isUnread,
  unreadCount,
}: SupplierConversation) => ({ sid, supplierId, supplierName, isArchived, isUnread, unreadCount });

/** What all changes of one conversation have in common. */
export const conversationChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  invalidates: inboxReads,
  toModel: changedConversation,
} as const;

/** What a model sees of a message. */
export const shortMessage = (message: SupplierMessage) => ({
  sid: message.sid,
  index: message.index,
  authorName: message.authorName,
  isOwn: message.isOwn,
  type: message.type,
  text: message.text,
  createdAt: message.createdAt,
  status: message.status,
  ...(message.attributes.callTime ? { callTime: message.attributes.callTime } : {}),
  ...(message.attributes.trackingNumber ? { trackingNumber: message.attributes.trackingNumber } : {}),
});

/** A message in one line: its text, or what it is. */
export function messageLine({ text, type, attributes }: SupplierMessage, longest = 240): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '')
    return attributes.title ? `${messageTypeWords[type]}: ${attributes.title}` : messageTypeWords[type];
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
}

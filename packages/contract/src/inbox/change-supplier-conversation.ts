import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { changedConversation, conversationSid, inboxReads, mayAct } from './conversation-ref.ts';
import { conversationAttributes, supplierConversation } from './entities.ts';

const about = z.object({ conversationSid: conversationSid() });

export const archiveSupplierConversation = declareOperation({
  name: 'archive_supplier_conversation',
  area: 'inbox',
  title: 'Archive a chat with a supplier',
  description:
    'Puts a conversation with a supplier into the archive; it comes back by itself when the supplier writes. Nothing is deleted and the supplier sees nothing of it. For chats with the partner itself use archive_conversation.',
  examples: [
    'Archive the chat with Lume & Cera',
    'put that supplier thread away',
    'archive the first supplier conversation',
  ],
  input: about,
  output: supplierConversation,
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/archive' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['unarchive_supplier_conversation', 'list_supplier_conversations'],
  invalidates: inboxReads,
  toModel: changedConversation,
  summary: ({ supplierName }) => `The chat with ${supplierName} is archived.`,
});

export const unarchiveSupplierConversation = declareOperation({
  name: 'unarchive_supplier_conversation',
  area: 'inbox',
  title: 'Take a chat with a supplier out of the archive',
  description: 'Moves an archived conversation with a supplier back to the inbox.',
  examples: ['Unarchive the chat with Lume & Cera', 'bring the thread with that factory back to the inbox'],
  input: about,
  output: supplierConversation,
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/unarchive' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['archive_supplier_conversation', 'list_supplier_conversations'],
  invalidates: inboxReads,
  toModel: changedConversation,
  summary: ({ supplierName }) => `The chat with ${supplierName} is back in the inbox.`,
});

export const markConversationRead = declareOperation({
  name: 'mark_conversation_read',
  area: 'inbox',
  title: 'Mark a chat with a supplier as read',
  description: 'Marks all messages of a conversation with a supplier as read.',
  examples: [
    'Mark the chat with Jingdezhen Kiln Nine as read',
    'mark it as read',
    'I have read that supplier thread',
  ],
  input: about,
  output: supplierConversation,
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/read' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['mark_conversation_unread', 'list_supplier_conversations'],
  invalidates: inboxReads,
  toModel: changedConversation,
  summary: ({ supplierName }) => `The chat with ${supplierName} is marked as read.`,
});

export const markConversationUnread = declareOperation({
  name: 'mark_conversation_unread',
  area: 'inbox',
  title: 'Mark a chat with a supplier as unread',
  description: "Marks the supplier's latest message of a conversation as unread, to come back to it.",
  examples: [
    'Mark it as unread',
    'mark the chat with Olaria do Vale unread',
    'keep that supplier thread as unread',
  ],
  input: about,
  output: supplierConversation,
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/unread' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['mark_conversation_read', 'list_supplier_conversations'],
  invalidates: inboxReads,
  toModel: changedConversation,
  summary: ({ supplierName, unreadCount }) =>
    `The chat with ${supplierName} is marked as unread (${count(unreadCount, 'message')}).`,
});

export const setConversationAttributes = declareOperation({
  name: 'set_conversation_attributes',
  area: 'inbox',
  title: 'Attributes of a conversation',
  description:
    'Sets what a conversation is about: subject, brief, project, order item. What is left out stays.',
  examples: ['Link this conversation to the project'],
  input: z.object({
    id: z.string().trim().min(1).max(191),
    attributes: conversationAttributes.omit({ isDemo: true }),
    isConciergeRecommended: z.boolean().optional(),
  }),
  output: supplierConversation,
  http: { method: 'PUT', path: '/commons/twilio/channel/{id}/attributes/meta' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'upstream'],
  invalidates: inboxReads,
  summary: ({ supplierName }) => `The conversation with ${supplierName} was changed.`,
});

/** Tells the store's other browsers that somebody writes; lives a few seconds and is stored nowhere. */
export const sayTyping = declareOperation({
  name: 'say_typing',
  area: 'inbox',
  title: 'Typing',
  description: 'Says that somebody of the brand is writing in a conversation.',
  examples: ['(while writing)'],
  input: z.object({ conversationSid: z.string().trim().min(1).max(191) }),
  output: z.object({ ok: z.boolean() }),
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/typing' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Typing.',
});

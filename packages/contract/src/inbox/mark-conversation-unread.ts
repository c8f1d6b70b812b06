import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { conversationChange } from './conversation-ref.ts';
import { supplierConversation } from './entities.ts';
import { about } from './about-conversation.ts';

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
  ...conversationChange,
  related: ['mark_conversation_read', 'list_supplier_conversations'],
  summary: ({ supplierName, unreadCount }) =>
    `The chat with ${supplierName} is marked as unread (${count(unreadCount, 'message')}).`,
});

import { declareOperation } from '../kernel/operation.ts';
import { conversationChange } from './conversation-ref.ts';
import { supplierConversation } from './entities.ts';
import { about } from './about-conversation.ts';

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
  ...conversationChange,
  related: ['mark_conversation_unread', 'list_supplier_conversations'],
  summary: ({ supplierName }) => `The chat with ${supplierName} is marked as read.`,
});

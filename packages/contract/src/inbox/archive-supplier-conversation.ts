import { declareOperation } from '../kernel/operation.ts';
import { conversationChange } from './conversation-ref.ts';
import { supplierConversation } from './entities.ts';
import { about } from './about-conversation.ts';

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
  ...conversationChange,
  related: ['unarchive_supplier_conversation', 'list_supplier_conversations'],
  summary: ({ supplierName }) => `The chat with ${supplierName} is archived.`,
});

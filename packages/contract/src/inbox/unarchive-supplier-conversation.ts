import { declareOperation } from '../kernel/operation.ts';
import { conversationChange } from './conversation-ref.ts';
import { supplierConversation } from './entities.ts';
import { about } from './about-conversation.ts';

export const unarchiveSupplierConversation = declareOperation({
  name: 'unarchive_supplier_conversation',
  area: 'inbox',
  title: 'Take a chat with a supplier out of the archive',
  description: 'Moves an archived conversation with a supplier back to the inbox.',
  examples: ['Unarchive the chat with Lume & Cera', 'bring the thread with that factory back to the inbox'],
  input: about,
  output: supplierConversation,
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/unarchive' },
  ...conversationChange,
  related: ['archive_supplier_conversation', 'list_supplier_conversations'],
  summary: ({ supplierName }) => `The chat with ${supplierName} is back in the inbox.`,
});

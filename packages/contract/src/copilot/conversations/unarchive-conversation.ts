import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversation, thisConversation, conversationChange } from './conversation.ts';

export const unarchiveConversation = declareOperation({
  name: 'unarchive_conversation',
  area: 'copilot',
  title: 'Take out of the archive',
  description: 'Brings a conversation back from the archive: the one that is open unless another is named.',
  examples: ['Unarchive this conversation', 'Take that chat out of the archive'],
  input: z.object({ id: thisConversation }),
  output: conversation,
  http: { method: 'PUT', path: '/copilot/conversations/{id}/unarchive' },
  ...conversationChange,
  summary: ({ title }) => `"${title}" is back among your conversations.`,
});

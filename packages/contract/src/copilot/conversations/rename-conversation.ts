import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversation, thisConversation, conversationChange } from './conversation.ts';

export const renameConversation = declareOperation({
  name: 'rename_conversation',
  area: 'copilot',
  title: 'Rename conversation',
  description: 'Gives a conversation another title: the one that is open unless another is named.',
  examples: ['Call this conversation "Candle suppliers"', 'Rename this chat to Mug refunds'],
  input: z.object({
    id: thisConversation,
    title: field(z.string().trim().min(1).max(120), {
      sense: 'free_text',
      label: 'Title',
      question: 'What should it be called?',
      words: ['name', 'call', 'rename', 'titled', 'label'],
    }),
  }),
  output: conversation,
  http: { method: 'PUT', path: '/copilot/conversations/{id}' },
  ...conversationChange,
  summary: ({ title }) => `The conversation is now called "${title}".`,
});

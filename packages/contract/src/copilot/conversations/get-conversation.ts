import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { storedMessage } from '../messages.ts';
import { conversation, conversationId, reads } from './conversation.ts';

export const getConversation = declareOperation({
  name: 'get_conversation',
  area: 'copilot',
  title: 'Conversation',
  description: 'One conversation with its messages, oldest first.',
  examples: ['Open that conversation'],
  input: z.object({ id: conversationId }),
  output: z.object({ conversation, messages: z.array(storedMessage) }),
  http: { method: 'GET', path: '/copilot/conversations/{id}' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ conversation: { title }, messages }) => `"${title}" has ${messages.length} messages.`,
});

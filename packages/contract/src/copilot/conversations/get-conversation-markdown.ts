import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationId, reads } from './conversation.ts';

export const getConversationMarkdown = declareOperation({
  name: 'get_conversation_markdown',
  area: 'copilot',
  title: 'Save as Markdown',
  description: 'The conversation as Markdown: what was said, the cards as tables, what was decided. No ids.',
  examples: ['Save this conversation as Markdown'],
  input: z.object({ id: conversationId }),
  output: z.object({ fileName: z.string(), markdown: z.string() }),
  http: { method: 'GET', path: '/copilot/conversations/{id}/markdown' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ fileName }) => `The chat is in ${fileName}.`,
});

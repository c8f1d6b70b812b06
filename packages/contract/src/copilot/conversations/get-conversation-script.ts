import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationId, reads } from './conversation.ts';

export const getConversationScript = declareOperation({
  name: 'get_conversation_script',
  area: 'copilot',
  title: 'Save as script',
  description: 'The conversation as a replay script (YAML): what was said, decided, called and shown.',
  examples: ['Save this conversation as a script'],
  input: z.object({ id: conversationId }),
  output: z.object({ fileName: z.string(), yaml: z.string() }),
  http: { method: 'GET', path: '/copilot/conversations/{id}/script' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ fileName }) => `The script is ${fileName}.`,
});

import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { conversation, thisConversation, conversationChange } from './conversation.ts';

export const archiveConversation = declareOperation({
  name: 'archive_conversation',
  area: 'copilot',
  title: 'Archive conversation',
  description:
    'Moves a conversation to the archive: the one that is open unless another is named. Nothing of it is lost; ' +
    'unarchive_conversation brings it back.',
  examples: ['Archive this conversation', 'Put this chat away'],
  input: z.object({ id: thisConversation }),
  output: conversation,
  http: { method: 'PUT', path: '/copilot/conversations/{id}/archive' },
  ...conversationChange,
  summary: ({ title }) => `"${title}" is archived.`,
});

import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { reads, thisConversation } from './conversation.ts';

export const deleteConversation = declareOperation({
  name: 'delete_conversation',
  area: 'copilot',
  title: 'Delete conversation',
  description:
    'Deletes a conversation with its messages, feedback and shared links: the one that is open unless another is ' +
    'named. Cannot be undone. What was done from it stays done. To only put it away use archive_conversation.',
  examples: ['Delete this conversation', 'Erase this chat for good'],
  input: z.object({ id: thisConversation }),
  output: z.object({
    id: z.uuid(),
    title: z.string(),
    /** What went with it. */
    messages: z.int(),
    shareLinks: z.int(),
  }),
  http: { method: 'DELETE', path: '/copilot/conversations/{id}' },
  access: reads,
  effect: 'destructive',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: ['list_conversations', 'list_share_links', 'list_pending_actions'],
  summary: ({ title }) => `"${title}" is deleted.`,
});

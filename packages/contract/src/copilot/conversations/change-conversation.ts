import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversation, reads, thisConversation } from './conversation.ts';

const changes = ['list_conversations', 'get_conversation'] as const;

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
  access: reads,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: changes,
  undoable: true,
  summary: ({ title }) => `The conversation is now called "${title}".`,
});

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
  access: reads,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: changes,
  undoable: true,
  summary: ({ title }) => `"${title}" is archived.`,
});

export const unarchiveConversation = declareOperation({
  name: 'unarchive_conversation',
  area: 'copilot',
  title: 'Take out of the archive',
  description: 'Brings a conversation back from the archive: the one that is open unless another is named.',
  examples: ['Unarchive this conversation', 'Take that chat out of the archive'],
  input: z.object({ id: thisConversation }),
  output: conversation,
  http: { method: 'PUT', path: '/copilot/conversations/{id}/unarchive' },
  access: reads,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: changes,
  undoable: true,
  summary: ({ title }) => `"${title}" is back among your conversations.`,
});

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

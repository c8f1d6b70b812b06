import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { beginning } from '../projects/say.ts';
import { collaborationReads, mayAct, mayRead, onPicture, threadRef } from './collaboration-ref.ts';
import { changedThread, collaborationMessage, longestComment, threadRefOut } from './entities.ts';
import { threadForModel } from './say.ts';

export const listCollaborationMessages = declareOperation({
  name: 'list_collaboration_messages',
  area: 'design',
  title: 'Messages of a thread',
  description: 'Lists the messages of a thread on a picture, oldest first.',
  examples: ['(reading a thread)'],
  input: z.object({ threadId: z.uuid(), ...pageInput }),
  output: z.object({ threadId: threadRefOut(), rows: z.array(collaborationMessage), ...pageOutput }),
  http: { method: 'GET', path: '/web/image-collaborations/threads/{threadId}/messages' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ total }) => `${count(total, 'message')}.`,
});

export const replyToCollaborationThread = declareOperation({
  name: 'reply_to_collaboration_thread',
  area: 'design',
  title: 'Reply in a thread on a picture',
  description:
    'Writes a message into a thread on a picture in review. People of the store read it; suppliers do not (send_supplier_message writes to them). A new thread is create_collaboration_thread.',
  examples: [
    'Reply to the lid comment on the travel tumbler picture: agreed, 2 mm thicker',
    'answer thread 1 on the stacker picture review: the rings stay as they are',
    'write in the seal thread on the travel tumbler sketch that silicone is fine',
  ],
  input: z.object({
    threadId: threadRef('To which thread?'),
    text: field(z.string().trim().min(1).max(longestComment), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Says',
      question: 'What should the reply say?',
      words: ['saying', 'that', 'reply', 'say'],
    }).describe('What it says, in the words of the founder.'),
    collaborationId: onPicture(),
  }),
  output: changedThread,
  http: { method: 'POST', path: '/web/image-collaborations/threads/{threadId}/messages', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'collaboration_thread',
  offered: true,
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_image_collaboration', 'resolve_collaboration_thread'],
  invalidates: collaborationReads,
  toModel: threadForModel,
  summary: (thread) =>
    `Replied in #${thread.number} on "${thread.collaborationTitle}": "${beginning(thread.messages.at(-1)?.text ?? '')}".`,
});

export const updateCollaborationMessage = declareOperation({
  name: 'update_collaboration_message',
  area: 'design',
  title: 'Edit a message on a picture',
  description: "Changes the text of one's own message in a thread on a picture.",
  examples: ['(editing a message)'],
  input: z.object({
    messageId: z.uuid(),
    text: field(z.string().trim().min(1).max(longestComment), { outgoing: 'words' }),
  }),
  output: changedThread,
  http: { method: 'PUT', path: '/web/image-collaborations/messages/{messageId}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'collaboration_thread',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: collaborationReads,
  toModel: threadForModel,
  summary: (thread) => `Changed a message in #${thread.number} on "${thread.collaborationTitle}".`,
});

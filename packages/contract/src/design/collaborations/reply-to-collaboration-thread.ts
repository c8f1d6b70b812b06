import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { beginning } from '../projects/say.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { onPicture, threadRef, collaborationChange } from './collaboration-ref.ts';
import { changedThread, longestComment } from './entities.ts';
import { threadForModel } from './say.ts';

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
  ...collaborationChange,
  card: 'collaboration_thread',
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_image_collaboration', 'resolve_collaboration_thread'],
  toModel: threadForModel,
  summary: (thread) =>
    `Replied in #${thread.number} on "${thread.collaborationTitle}": "${beginning(thread.messages.at(-1)?.text ?? '')}".`,
});

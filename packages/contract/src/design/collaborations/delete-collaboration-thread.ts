import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { onPicture, threadRef, collaborationChange } from './collaboration-ref.ts';
import { changedThread } from './entities.ts';
import { threadForModel } from './say.ts';

export const deleteCollaborationThread = declareOperation({
  name: 'delete_collaboration_thread',
  area: 'design',
  title: 'Delete a thread on a picture',
  description:
    'Takes one thread with its messages off a picture in review; undo brings it back. For several at once use delete_collaboration_threads.',
  examples: [
    'Delete the lid comment on the travel tumbler picture',
    'remove thread 2 from the stacker picture review',
    'take that pin off the picture',
  ],
  input: z.object({
    threadId: threadRef('Which thread should I delete?'),
    collaborationId: onPicture(),
  }),
  output: changedThread,
  http: { method: 'DELETE', path: '/web/image-collaborations/{collaborationId}/threads/{threadId}' },
  ...collaborationChange,
  card: 'collaboration_thread',
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'resolve_collaboration_thread'],
  toModel: threadForModel,
  summary: (thread) =>
    `Deleted #${thread.number} with ${count(thread.messageCount, 'message')} from "${thread.collaborationTitle}".`,
});

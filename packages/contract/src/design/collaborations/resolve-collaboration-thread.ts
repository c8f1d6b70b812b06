import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { onPicture, threadRef, collaborationChange } from './collaboration-ref.ts';
import { changedThread } from './entities.ts';
import { threadForModel } from './say.ts';

export const resolveCollaborationThread = declareOperation({
  name: 'resolve_collaboration_thread',
  area: 'design',
  title: 'Resolve a thread on a picture',
  description:
    'Marks a thread on a picture in review as resolved, or open again. It stays to be read; to take it away use delete_collaboration_thread.',
  examples: [
    'Resolve the lid comment on the travel tumbler picture',
    'mark thread 2 on the stacker picture review as resolved',
    'reopen the seal comment on the travel tumbler picture',
  ],
  input: z.object({
    threadId: threadRef('Which thread is resolved?'),
    collaborationId: onPicture(),
    isResolved: field(z.boolean(), {
      label: 'Resolved',
      valueWords: {
        true: ['resolve', 'resolved', 'done', 'settled', 'fixed'],
        false: ['reopen', 'unresolve', 'open again', 'not resolved', 'not done'],
      },
    })
      .describe('False opens it again.')
      .default(true),
  }),
  output: changedThread,
  http: { method: 'PUT', path: '/web/image-collaborations/threads/{threadId}/resolve' },
  ...collaborationChange,
  card: 'collaboration_thread',
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'reply_to_collaboration_thread'],
  toModel: threadForModel,
  summary: (thread) =>
    `#${thread.number} on "${thread.collaborationTitle}" is ${thread.isResolved ? 'resolved' : 'open again'}.`,
});

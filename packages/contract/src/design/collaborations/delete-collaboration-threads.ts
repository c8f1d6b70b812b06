import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { collaborationReads, collaborationRef, mayAct } from './collaboration-ref.ts';
import { collaborationRefOut } from './entities.ts';

export const deleteCollaborationThreads = declareOperation({
  name: 'delete_collaboration_threads',
  area: 'design',
  title: 'Delete threads on a picture',
  description:
    'Deletes several threads of a picture in review for good, with their messages: all of them, or only the resolved ones. Cannot be undone; a single one is delete_collaboration_thread.',
  examples: [
    'Delete all comments on the travel tumbler picture',
    'clear the resolved threads from the stacker picture review',
    'remove every thread on the stacker picture',
  ],
  input: z.object({
    collaborationId: collaborationRef('On which picture review?'),
    which: field(z.enum(['RESOLVED', 'ALL']), {
      label: 'Which',
      question: 'All threads, or only the resolved ones?',
      words: ['which'],
      valueWords: {
        RESOLVED: ['resolved', 'only the resolved', 'settled', 'done ones'],
        ALL: ['all', 'every', 'everything', 'each'],
      },
    }).describe('RESOLVED: only those that are resolved. ALL: every thread.'),
    threadIds: z.array(z.uuid()).min(1).max(200).describe('Only these of them.').optional(),
  }),
  output: z.object({
    collaborationId: collaborationRefOut(),
    collaborationTitle: z.string(),
    deletedCount: z.int(),
    messageCount: z.int(),
    leftCount: z.int(),
  }),
  http: { method: 'DELETE', path: '/web/image-collaborations/{collaborationId}/threads' },
  access: mayAct,
  effect: 'destructive',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration'],
  invalidates: collaborationReads,
  summary: ({ deletedCount, messageCount, collaborationTitle, leftCount }) =>
    `Deleted ${count(deletedCount, 'thread')} with ${count(messageCount, 'message')} from "${collaborationTitle}"; ${leftCount === 0 ? 'none left' : `${leftCount} left`}.`,
});

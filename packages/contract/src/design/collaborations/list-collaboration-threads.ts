import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { collaborationRef, mayRead } from './collaboration-ref.ts';
import { collaborationRefOut, collaborationThread } from './entities.ts';

export const listCollaborationThreads = declareOperation({
  name: 'list_collaboration_threads',
  area: 'design',
  title: 'Threads of a picture',
  description: 'Lists the threads of a picture in review without their messages.',
  examples: ['(reading the threads of a picture)'],
  input: z.object({
    collaborationId: collaborationRef(),
    isResolved: z.boolean().optional(),
    ...pageInput,
  }),
  output: z.object({
    collaborationId: collaborationRefOut(),
    rows: z.array(collaborationThread),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/image-collaborations/{collaborationId}/threads' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: ({ total }) => `${count(total, 'thread')}.`,
});

import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationRef, mayRead } from './collaboration-ref.ts';
import { collaborationDetail } from './entities.ts';
import { collaborationForModel, collaborationLine, threadLine } from './say.ts';

export const getImageCollaboration = declareOperation({
  name: 'get_image_collaboration',
  area: 'design',
  title: 'Picture review',
  description:
    'Opens a picture review with all its threads and messages: what was said about the picture, by whom, what is resolved.',
  examples: [
    'What was said about the travel tumbler picture?',
    'open the stacker picture review',
    'show the comments on the travel tumbler sketch',
    'which threads are open on the stacker image collaboration?',
  ],
  input: z.object({ collaborationId: collaborationRef() }),
  output: collaborationDetail,
  http: { method: 'GET', path: '/web/image-collaborations/{collaborationId}/threads/all' },
  access: mayRead,
  effect: 'read',
  card: 'image_collaboration',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['create_collaboration_thread', 'reply_to_collaboration_thread', 'resolve_collaboration_thread'],
  toModel: collaborationForModel,
  summary: (one) => {
    if (one.threads.length === 0) return `"${one.title}" has no comments yet.`;
    const shown = one.threads.slice(0, 4).map(threadLine);
    const rest = one.threads.length - shown.length;
    return `${collaborationLine(one)}: ${rest > 0 ? `${shown.join('; ')} and ${rest} more` : shown.join('; ')}.`;
  },
});

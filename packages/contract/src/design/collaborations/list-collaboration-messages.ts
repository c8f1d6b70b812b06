import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { mayRead } from './collaboration-ref.ts';
import { collaborationMessage, threadRefOut } from './entities.ts';

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

import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationReads, mayAct } from './collaboration-ref.ts';
import { changedThread, longestComment } from './entities.ts';
import { threadForModel } from './say.ts';

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

import { deleteCollaborationThread } from '@brandwright/contract/design/collaborations/delete-collaboration-thread.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { findThread, lockCollaboration } from './find.ts';
import { changeCollaboration, toChanged } from './rows.ts';
import { setDeleted, subject } from './threads.ts';

export default implement(deleteCollaborationThread, {
  async run(context, { threadId, collaborationId }) {
    const row = await findThread(context, threadId, collaborationId);
    const picture = await lockCollaboration(context, row.collaborationId);
    const output = await toChanged(context, row, picture);
    await setDeleted(context, row.id, context.clock.now());
    await changeCollaboration(context, picture.id, {});
    return { output, undo: { threadId: row.id }, subject: subject(row) };
  },
  async undo(context, undo) {
    const { threadId } = z.object({ threadId: z.uuid() }).parse(undo);
    await setDeleted(context, threadId, null);
  },
});

import { OperationError } from '@brandwright/contract';
import { resolveCollaborationThread } from '@brandwright/contract/design/collaborations/resolve-collaboration-thread.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { findThread, lockCollaboration } from './find.ts';
import { changeCollaboration, personOf, toChanged } from './rows.ts';
import { collaborationThreads as threads } from './tables.ts';
import { one, subject } from './threads.ts';

export default implement(resolveCollaborationThread, {
  async run(context, { threadId, collaborationId, isResolved }) {
    const found = await findThread(context, threadId, collaborationId);
    const picture = await lockCollaboration(context, found.collaborationId);
    const [row] = await context.db
      .update(threads)
      .set({ isResolved, resolvedByName: isResolved ? personOf(context).name : null })
      .where(one(context, found.id))
      .returning();
    if (!row) throw new OperationError('not_found', 'That thread no longer exists.');
    await changeCollaboration(context, picture.id, {});
    return {
      output: await toChanged(context, row, picture),
      undo: { threadId: row.id, isResolved: found.isResolved, resolvedByName: found.resolvedByName },
      subject: subject(row),
    };
  },
  async undo(context, undo) {
    const { threadId, ...before } = z
      .object({ threadId: z.uuid(), isResolved: z.boolean(), resolvedByName: z.string().nullable() })
      .parse(undo);
    await context.db.update(threads).set(before).where(one(context, threadId));
  },
});

import { OperationError } from '@brandwright/contract';
import { deleteCollaborationThreads } from '@brandwright/contract/design/collaborations/delete-collaboration-threads.ts';
import { count } from '@brandwright/contract/sourcing/rfq/words.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCollaboration, lockCollaboration, type ThreadRow } from './find.ts';
import { changeCollaboration, threadsOf, withMessages } from './rows.ts';
import { collaborationThreads as threads } from './tables.ts';

/** The threads of a picture that a bulk deletion means. */
async function chosen(
  context: Context,
  collaborationId: string,
  which: 'RESOLVED' | 'ALL',
  ids: readonly string[] | undefined,
): Promise<ThreadRow[]> {
  const all = await threadsOf(context, collaborationId);
  return all.filter(
    ({ id, isResolved }) => (which === 'ALL' || isResolved) && (ids === undefined || ids.includes(id)),
  );
}

const nothingToDelete = (title: string, which: 'RESOLVED' | 'ALL') =>
  new OperationError(
    'conflict',
    `There are no ${which === 'RESOLVED' ? 'resolved ' : ''}threads to delete on "${title}".`,
  );

export default implement(deleteCollaborationThreads, {
  async prepare(context, { collaborationId, which, threadIds }) {
    const picture = await findCollaboration(context, collaborationId);
    const doomed = await withMessages(context, await chosen(context, picture.id, which, threadIds));
    if (doomed.length === 0) throw nothingToDelete(picture.title, which);
    const said = doomed.reduce((sum, { messages }) => sum + messages.length, 0);
    const open = doomed.filter(({ isResolved }) => !isResolved).length;
    return {
      // Exactly those that are shown are deleted, whatever comes in between.
      input: {
        collaborationId: picture.id,
        which: 'ALL' as const,
        threadIds: doomed.map(({ threadId }) => threadId),
      },
      preview: {
        verb: `Delete ${count(doomed.length, 'thread')}`,
        what: `${count(doomed.length, which === 'RESOLVED' ? 'resolved thread' : 'thread')} with ${count(said, 'message')} ${doomed.length === 1 ? 'is' : 'are'} deleted from "${picture.title}".`,
        toWhom: null,
        cost: null,
        irreversible: 'This can’t be undone.',
        values: doomed.slice(0, 12).map((thread) => ({
          label: `#${thread.number}`,
          value: `${thread.preview || 'Mark-up'}, ${thread.createdByName}`,
        })),
        warnings: open === 0 ? [] : [`${open} of them ${open === 1 ? 'isn’t' : 'aren’t'} resolved yet.`],
      },
    };
  },
  async run(context, { collaborationId, which, threadIds }) {
    const picture = await lockCollaboration(context, (await findCollaboration(context, collaborationId)).id);
    const doomed = await withMessages(context, await chosen(context, picture.id, which, threadIds));
    if (doomed.length === 0) throw nothingToDelete(picture.title, which);
    await context.db.delete(threads).where(
      and(
        eq(threads.storeId, context.storeId),
        inArray(
          threads.id,
          doomed.map(({ threadId }) => threadId),
        ),
      ),
    );
    await changeCollaboration(context, picture.id, {});
    return {
      output: {
        collaborationId: picture.id,
        collaborationTitle: picture.title,
        deletedCount: doomed.length,
        messageCount: doomed.reduce((sum, { messages }) => sum + messages.length, 0),
        leftCount: (await threadsOf(context, picture.id)).length,
      },
      subject: { kind: 'image_collaboration', id: picture.id },
    };
  },
});

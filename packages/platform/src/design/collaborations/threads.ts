import { OperationError } from '@brandwright/contract';
import { placeShares } from '@brandwright/contract/design/collaborations/collaboration-ref.ts';
import { mostThreads, type MarkupShape } from '@brandwright/contract/design/collaborations/entities.ts';
import { createCollaborationThread } from '@brandwright/contract/design/collaborations/create-collaboration-thread.ts';
import { createMarkupThread } from '@brandwright/contract/design/collaborations/create-markup-thread.ts';
import { deleteCollaborationThread } from '@brandwright/contract/design/collaborations/delete-collaboration-thread.ts';
import { deleteCollaborationThreads } from '@brandwright/contract/design/collaborations/delete-collaboration-threads.ts';
import { listCollaborationThreads } from '@brandwright/contract/design/collaborations/list-collaboration-threads.ts';
import { resolveCollaborationThread } from '@brandwright/contract/design/collaborations/resolve-collaboration-thread.ts';
import { count } from '@brandwright/contract/sourcing/rfq/words.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { toldNoteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { showNote } from './show-note.ts';
import { findCollaboration, findThread, lockCollaboration, type ThreadRow } from './find.ts';
import { faultOfMarkup, keptShapes, middleOf } from './rules.ts';
import { changeCollaboration, personOf, threadsOf, toChanged, withMessages } from './rows.ts';
import { collaborationMessages, collaborationThreads as threads } from './tables.ts';

const subject = (row: ThreadRow) => ({ kind: 'collaboration_thread', id: row.id });
const one = (context: Context, id: string) => and(eq(threads.storeId, context.storeId), eq(threads.id, id));

interface NewThread {
  collaborationId: string;
  text: string;
  x: number;
  y: number;
  shapes: MarkupShape[];
}

/** Pins a thread under the picture's next number, with its first message where something is said. */
async function pin(context: Context, { collaborationId, text, x, y, shapes }: NewThread) {
  const picture = await lockCollaboration(context, collaborationId);
  if (picture.isArchived)
    throw new OperationError(
      'conflict',
      `"${picture.title}" is in the archive. Take it out to comment on it.`,
    );
  if ((await threadsOf(context, picture.id)).length >= mostThreads)
    throw new OperationError(
      'too_large',
      `A picture holds ${mostThreads} threads. Delete the resolved ones first.`,
    );
  const person = personOf(context);
  const now = context.clock.now();
  const [row] = await context.db
    .insert(threads)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      collaborationId: picture.id,
      number: picture.nextNumber,
      kind: shapes.length > 0 ? 'MARKUP' : 'PIN',
      x,
      y,
      shapes,
      createdByName: person.name,
      createdById: person.id,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The thread could not be kept.');
  if (text !== '')
    await context.db.insert(collaborationMessages).values({
      storeId: context.storeId,
      id: randomUUID(),
      threadId: row.id,
      text,
      authorId: person.id,
      authorName: person.name,
      createdAt: now,
    });
  await changeCollaboration(context, picture.id, { nextNumber: picture.nextNumber + 1 });
  return {
    output: await toChanged(context, row, picture),
    undo: { threadId: row.id },
    subject: subject(row),
  };
}

/** A thread that nobody has answered goes away again; an answered one stays. */
async function unpin(context: Context, undo: unknown): Promise<void> {
  const { threadId } = z.object({ threadId: z.uuid() }).parse(undo);
  const row = await findThread(context, threadId, undefined);
  const [thread] = await withMessages(context, [row]);
  if ((thread?.messages.length ?? 0) > 1)
    throw new OperationError('conflict', 'Somebody has answered in that thread since. Delete it instead.');
  await setDeleted(context, threadId, context.clock.now());
}

async function setDeleted(context: Context, threadId: string, deletedAt: Date | null): Promise<void> {
  await context.db.update(threads).set({ deletedAt }).where(one(context, threadId));
}

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
    `There are no ${which === 'RESOLVED' ? 'resolved ' : ''}threads on "${title}" to delete.`,
  );

export const threadOperations = [
  implement(createCollaborationThread, {
    prepare: showNote(createCollaborationThread),
    async run(context, { collaborationId, text, place, x, y }) {
      const picture = await findCollaboration(context, collaborationId);
      const named = placeShares[place ?? 'CENTER'];
      return pin(context, {
        collaborationId: picture.id,
        text: toldNoteOf(context, text),
        x: x ?? named.x,
        y: y ?? named.y,
        shapes: [],
      });
    },
    undo: unpin,
  }),

  implement(createMarkupThread, {
    async run(context, { collaborationId, shapes, text }) {
      const fault = faultOfMarkup(shapes);
      if (fault !== null) throw new OperationError('bad_input', fault, [{ path: 'shapes', message: fault }]);
      const kept = keptShapes(shapes);
      const picture = await findCollaboration(context, collaborationId);
      return pin(context, { collaborationId: picture.id, text, shapes: kept, ...middleOf(kept) });
    },
    undo: unpin,
  }),

  implement(listCollaborationThreads, {
    async run(context, { collaborationId, isResolved, page, size }) {
      const picture = await findCollaboration(context, collaborationId);
      const all = (await threadsOf(context, picture.id)).filter(
        (row) => isResolved === undefined || row.isResolved === isResolved,
      );
      const shown = await withMessages(context, all.slice(page * size, (page + 1) * size));
      return {
        output: {
          collaborationId: picture.id,
          rows: shown.map(({ messages: _messages, ...thread }) => thread),
          page,
          size,
          total: all.length,
        },
      };
    },
  }),

  implement(resolveCollaborationThread, {
    async run(context, { threadId, collaborationId, isResolved }) {
      const found = await findThread(context, threadId, collaborationId);
      const picture = await lockCollaboration(context, found.collaborationId);
      const [row] = await context.db
        .update(threads)
        .set({ isResolved, resolvedByName: isResolved ? personOf(context).name : null })
        .where(one(context, found.id))
        .returning();
      if (!row) throw new OperationError('not_found', 'That thread is no longer there.');
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
  }),

  implement(deleteCollaborationThread, {
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
  }),

  implement(deleteCollaborationThreads, {
    async prepare(context, { collaborationId, which, threadIds }) {
      const picture = await findCollaboration(context, collaborationId);
      const doomed = await withMessages(context, await chosen(context, picture.id, which, threadIds));
      if (doomed.length === 0) throw nothingToDelete(picture.title, which);
      const said = doomed.reduce((sum, { messages }) => sum + messages.length, 0);
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
          irreversible: 'Threads that are deleted together cannot be brought back.',
          values: doomed.slice(0, 12).map((thread) => ({
            label: `#${thread.number}`,
            value: `${thread.preview || 'Mark-up'}, ${thread.createdByName}`,
          })),
          warnings: doomed.some(({ isResolved }) => !isResolved)
            ? [`${doomed.filter(({ isResolved }) => !isResolved).length} of them not resolved yet.`]
            : [],
        },
      };
    },
    async run(context, { collaborationId, which, threadIds }) {
      const picture = await lockCollaboration(
        context,
        (await findCollaboration(context, collaborationId)).id,
      );
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
  }),
];

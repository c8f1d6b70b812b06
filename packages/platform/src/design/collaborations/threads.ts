import { OperationError } from '@brandwright/contract';
import { mostThreads, type MarkupShape } from '@brandwright/contract/design/collaborations/entities.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { findThread, lockCollaboration, type ThreadRow } from './find.ts';
import { changeCollaboration, personOf, threadsOf, toChanged, withMessages } from './rows.ts';
import { collaborationMessages, collaborationThreads as threads } from './tables.ts';

export const subject = (row: ThreadRow) => ({ kind: 'collaboration_thread', id: row.id });

export const one = (context: Context, id: string) =>
  and(eq(threads.storeId, context.storeId), eq(threads.id, id));

interface NewThread {
  collaborationId: string;
  text: string;
  x: number;
  y: number;
  shapes: MarkupShape[];
}

/** Pins a thread under the picture's next number, with its first message where something is said. */
export async function pin(context: Context, { collaborationId, text, x, y, shapes }: NewThread) {
  const picture = await lockCollaboration(context, collaborationId);
  if (picture.isArchived)
    throw new OperationError('conflict', `"${picture.title}" is archived. Restore it to comment on it.`);
  if ((await threadsOf(context, picture.id)).length >= mostThreads)
    throw new OperationError(
      'too_large',
      `A picture can have at most ${mostThreads} threads. Delete the resolved ones first.`,
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
  if (!row) throw new Error('The thread couldn’t be saved.');
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
export async function unpin(context: Context, undo: unknown): Promise<void> {
  const { threadId } = z.object({ threadId: z.uuid() }).parse(undo);
  const row = await findThread(context, threadId, undefined);
  const [thread] = await withMessages(context, [row]);
  if ((thread?.messages.length ?? 0) > 1)
    throw new OperationError(
      'conflict',
      'Someone has replied in that thread since then. Delete the thread instead.',
    );
  await setDeleted(context, threadId, context.clock.now());
}

export async function setDeleted(context: Context, threadId: string, deletedAt: Date | null): Promise<void> {
  await context.db.update(threads).set({ deletedAt }).where(one(context, threadId));
}

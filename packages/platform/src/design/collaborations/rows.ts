import type {
  ChangedThread,
  CollaborationDetail,
  CollaborationMessage,
  CollaborationThread,
  ImageCollaboration,
  ThreadWithMessages,
} from '@brandwright/contract/design/collaborations/entities.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import type { CollaborationRow, MessageRow, ThreadRow } from './find.ts';
import {
  collaborationMessages as messages,
  collaborationThreads as threads,
  imageCollaborations as collaborations,
} from './tables.ts';

/** A thread and the picture that it is on. */
export const isOnPicture = and(
  eq(collaborations.storeId, threads.storeId),
  eq(collaborations.id, threads.collaborationId),
);

interface ThreadCounts {
  all: number;
  open: number;
}

const beginningLength = 160;

/** How many threads stand on each picture. */
export async function threadCounts(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, ThreadCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({
      id: threads.collaborationId,
      all: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where not ${threads.isResolved}))::int`,
    })
    .from(threads)
    .where(
      and(
        eq(threads.storeId, context.storeId),
        inArray(threads.collaborationId, [...ids]),
        isNull(threads.deletedAt),
      ),
    )
    .groupBy(threads.collaborationId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export const toCollaboration = (
  row: CollaborationRow,
  counts: ThreadCounts | undefined,
): ImageCollaboration => ({
  id: row.id,
  title: row.title,
  imageUrl: row.imageUrl,
  projectId: row.projectId,
  isArchived: row.isArchived,
  threadCount: counts?.all ?? 0,
  openThreadCount: counts?.open ?? 0,
  createdByName: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toMessage = (context: Context, row: MessageRow): CollaborationMessage => ({
  messageId: row.id,
  threadId: row.threadId,
  text: row.text,
  isOwn: row.authorId !== null && row.authorId === personOf(context).id,
  authorName: row.authorName,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

/** The threads with their messages, which are read in one go. */
export async function withMessages(
  context: Context,
  rows: readonly ThreadRow[],
): Promise<ThreadWithMessages[]> {
  if (rows.length === 0) return [];
  const said = await context.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        inArray(
          messages.threadId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(messages.sequence));
  const byThread = Map.groupBy(said, ({ threadId }) => threadId);
  return rows.map((row) => {
    const own = (byThread.get(row.id) ?? []).map((one) => toMessage(context, one));
    return { ...toThread(row, own), messages: own };
  });
}

function toThread(row: ThreadRow, own: readonly CollaborationMessage[]): CollaborationThread {
  return {
    threadId: row.id,
    number: row.number,
    kind: row.kind,
    x: row.x,
    y: row.y,
    shapes: row.shapes,
    isResolved: row.isResolved,
    resolvedByName: row.resolvedByName,
    createdByName: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    messageCount: own.length,
    preview: (own[0]?.text ?? '').slice(0, beginningLength),
  };
}

/** The threads of a picture that are there, by number. */
export const threadsOf = (context: Context, collaborationId: string): Promise<ThreadRow[]> =>
  context.db
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.storeId, context.storeId),
        eq(threads.collaborationId, collaborationId),
        isNull(threads.deletedAt),
      ),
    )
    .orderBy(asc(threads.number));

/** The picture with all its threads and messages. */
export async function toDetail(context: Context, row: CollaborationRow): Promise<CollaborationDetail> {
  const own = await withMessages(context, await threadsOf(context, row.id));
  const open = own.filter(({ isResolved }) => !isResolved).length;
  return { ...toCollaboration(row, { all: own.length, open }), threads: own };
}

/** A thread as it stands now, with the picture that it is on. */
export async function toChanged(
  context: Context,
  row: ThreadRow,
  picture: CollaborationRow,
): Promise<ChangedThread> {
  const [thread] = await withMessages(context, [row]);
  if (!thread) throw new Error('The thread is gone.');
  return {
    ...thread,
    collaborationId: picture.id,
    collaborationTitle: picture.title,
    imageUrl: picture.imageUrl,
  };
}

/** Changes a picture review; its time moves with it. */
export async function changeCollaboration(
  context: Context,
  id: string,
  values: Partial<typeof collaborations.$inferInsert>,
): Promise<CollaborationRow> {
  const [row] = await context.db
    .update(collaborations)
    .set({ ...values, updatedAt: context.clock.now() })
    .where(and(eq(collaborations.storeId, context.storeId), eq(collaborations.id, id)))
    .returning();
  if (!row) throw new Error('The picture review is gone.');
  return row;
}

/** The person of the store who acts. */
export const personOf = ({ actor }: Context): { id: string | null; name: string } =>
  actor.kind === 'user' ? { id: actor.userId, name: actor.name } : { id: null, name: 'Brandwright' };

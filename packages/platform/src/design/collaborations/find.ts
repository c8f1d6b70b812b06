import { OperationError, recordKinds } from '@brandwright/contract';
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { tellingPatterns } from '../projects/find-project.ts';
import {
  collaborationMessages as messages,
  collaborationThreads as threads,
  imageCollaborations as collaborations,
} from './tables.ts';
import { holdsAll } from '../../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

export type CollaborationRow = typeof collaborations.$inferSelect;
export type ThreadRow = typeof threads.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

const sparePicture = new Set(['%picture%', '%review%', '%image%', '%collaboration%', '%project%', '%board%']);
const spareThread = new Set(['%thread%', '%comment%', '%pin%', '%remark%', '%mark%', '%about%', '%note%']);

const collaborationKind: RecordKindDeclaration<CollaborationRow> = {
  called: recordKinds.image_collaboration,
  nameOf: ({ title }) => title,
  prefers: ({ isArchived }) => !isArchived,
  lookUp: 'Say "which pictures are in review" to see them.',
  async byId(context, id) {
    const [row] = await context.db
      .select()
      .from(collaborations)
      .where(and(eq(collaborations.storeId, context.storeId), eq(collaborations.id, id)));
    return row;
  },
  named: (context, said) =>
    context.db
      .select()
      .from(collaborations)
      .where(
        and(
          eq(collaborations.storeId, context.storeId),
          holdsAll(collaborations.title, tellingPatterns(said, sparePicture)),
        ),
      )
      .orderBy(asc(collaborations.isArchived), desc(collaborations.updatedAt))
      .limit(12),
};

/** The picture review of an id or of words of its title, those at work before those put away. Errors: not_found, conflict. */
export const findCollaboration = (context: Context, said: string): Promise<CollaborationRow> =>
  resolveRecord(context, collaborationKind, said);

/** The picture's row, locked for a change on it. */
export async function lockCollaboration(context: Context, id: string): Promise<CollaborationRow> {
  const [row] = await context.db
    .select()
    .from(collaborations)
    .where(and(eq(collaborations.storeId, context.storeId), eq(collaborations.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'There’s no picture review with that id.');
  return row;
}

const threadKind = (context: Context, picture: CollaborationRow | undefined) => {
  const select = (where: SQL | undefined) =>
    context.db
      .select()
      .from(threads)
      .where(
        and(
          eq(threads.storeId, context.storeId),
          isNull(threads.deletedAt),
          picture ? eq(threads.collaborationId, picture.id) : undefined,
          where,
        ),
      )
      .orderBy(asc(threads.isResolved), asc(threads.number))
      .limit(12);
  const kind: RecordKindDeclaration<ThreadRow> = {
    called: { noun: 'thread', plural: picture ? `threads on "${picture.title}"` : 'threads' },
    nameOf: ({ number }) => `#${number}`,
    prefers: ({ isResolved }) => !isResolved,
    lookUp: `Open ${picture ? `"${picture.title}"` : 'the picture'} to see its threads.`,
    byId: async (_context, id) => (await select(eq(threads.id, id)))[0],
    numberIn(said) {
      const digits = /^(?:(?:thread|comment|pin|number|no\.?)\s*)*#?\s*(\d{1,4})$/i.exec(said)?.[1];
      return digits === undefined ? undefined : Number(digits);
    },
    /** A number without a picture must be of the only picture that has it. */
    async byNumber(_context, number) {
      const [only, other] = await select(eq(threads.number, number));
      if (!other) return only;
      throw new OperationError(
        'conflict',
        `There’s a thread ${number} on more than one picture. On which picture?`,
      );
    },
    /** Those with a message that has the words. */
    named: (_context, said) =>
      select(sql`exists (select 1 from ${messages} where ${messages.storeId} = ${threads.storeId}
        and ${messages.threadId} = ${threads.id}
        and ${holdsAll(messages.text, tellingPatterns(said, spareThread))})`),
  };
  return kind;
};

/**
 * A thread by its id, by its number on a picture, or by words that stand in it; open ones before others. `onPicture`
 * narrows to one picture. Errors: not_found, conflict with the choices.
 */
export async function findThread(
  context: Context,
  said: string,
  onPicture: string | undefined,
): Promise<ThreadRow> {
  const picture = onPicture === undefined ? undefined : await findCollaboration(context, onPicture);
  return resolveRecord(context, threadKind(context, picture), said);
}

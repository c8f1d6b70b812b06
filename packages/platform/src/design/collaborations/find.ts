import { OperationError, recordKinds } from '@brandwright/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { isId, tellingPatterns } from '../projects/find-project.ts';
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
const few = 5;

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

const numberIn = (said: string): number | null => {
  const digits = /^(?:(?:thread|comment|pin|number|no\.?)\s*)*#?\s*(\d{1,4})$/i.exec(said.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};

/**
 * A thread by its id, by its number on a picture, or by words that stand in it. `onPicture` narrows to one picture; a
 * number without it must be of the only picture there is. Errors: not_found, conflict with the choices.
 */
export async function findThread(
  context: Context,
  said: string,
  onPicture: string | undefined,
): Promise<ThreadRow> {
  const picture = onPicture === undefined ? undefined : await findCollaboration(context, onPicture);
  const number = numberIn(said);
  const mine = and(
    eq(threads.storeId, context.storeId),
    isNull(threads.deletedAt),
    picture ? eq(threads.collaborationId, picture.id) : undefined,
  );
  const patterns = tellingPatterns(said, spareThread);
  const where = isId(said)
    ? eq(threads.id, said.toLowerCase())
    : number !== null
      ? eq(threads.number, number)
      : patterns.length === 0
        ? sql`false`
        : sql`exists (select 1 from ${messages} where ${messages.storeId} = ${threads.storeId}
            and ${messages.threadId} = ${threads.id}
            and lower(${messages.text}) like all (${sql.param(patterns)}::text[]))`;
  const rows = await context.db
    .select()
    .from(threads)
    .where(and(mine, where))
    .orderBy(asc(threads.isResolved), asc(threads.number))
    .limit(12);
  const open = rows.filter(({ isResolved }) => !isResolved);
  const fitting = open.length > 0 && number === null && !isId(said) ? open : rows;
  const [first, second] = fitting;
  if (first && !second) return first;
  if (first)
    throw new OperationError(
      'conflict',
      number === null
        ? `Several threads fit "${said}": ${fitting
            .slice(0, few)
            .map((row) => `#${row.number}`)
            .join(', ')}. Which one?`
        : `There’s a thread ${number} on more than one picture. On which picture?`,
    );
  throw new OperationError(
    'not_found',
    isId(said)
      ? 'That thread no longer exists.'
      : `There’s no thread ${number === null ? `that says "${said}"` : number}${picture ? ` on "${picture.title}"` : ''}.`,
  );
}

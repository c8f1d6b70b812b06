import { OperationError } from '@brandwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import type { FoundPicture } from './find-picture.ts';
import { lockCollaboration, type CollaborationRow } from './find.ts';
import { personOf, threadsOf } from './rows.ts';
import { imageCollaborations as table } from './tables.ts';

export const subject = (row: CollaborationRow) => ({ kind: 'image_collaboration', id: row.id });

export async function insertCollaboration(
  context: Context,
  picture: FoundPicture,
): Promise<CollaborationRow> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(table)
    .values({
      ...picture,
      storeId: context.storeId,
      id: randomUUID(),
      createdByName: personOf(context).name,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The picture couldn’t be saved.');
  return row;
}

export async function ofSource(context: Context, source: string): Promise<CollaborationRow | undefined> {
  const [row] = await context.db
    .select()
    .from(table)
    .where(and(eq(table.storeId, context.storeId), eq(table.source, source)));
  return row;
}

/** Two people who open the same picture at once get the same review. */
export const lockSources = (context: Context) =>
  context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`image collaborations ${context.storeId}`}, 0))`,
  );

export async function removeFresh(context: Context, undo: unknown): Promise<void> {
  const { collaborationId, threads } = z.object({ collaborationId: z.uuid(), threads: z.int() }).parse(undo);
  const row = await lockCollaboration(context, collaborationId);
  if ((await threadsOf(context, row.id)).length !== threads)
    throw new OperationError('conflict', `"${row.title}" has other threads now. Archive it instead.`);
  await context.db.delete(table).where(and(eq(table.storeId, context.storeId), eq(table.id, row.id)));
}

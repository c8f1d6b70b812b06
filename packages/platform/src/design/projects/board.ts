import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findProject, lockProject, type ItemRow, type ProjectRow } from './find-project.ts';
import { linkAddress, pictureAddress } from './picture-address.ts';
import { boardItems } from './tables.ts';

export const subject = (row: ProjectRow) => ({ kind: 'idea_project', id: row.id });

export const itemOf = (context: Context, itemId: string) =>
  and(eq(boardItems.storeId, context.storeId), eq(boardItems.id, itemId));

/** The project, locked, so that two people who add at once get an order of their own. */
export async function boardOf(context: Context, said: string): Promise<ProjectRow> {
  const row = await lockProject(context, (await findProject(context, said)).id);
  if (row.isArchived)
    throw new OperationError('conflict', `"${row.title}" is archived. Restore it to work on its board.`);
  return row;
}

export async function changeItem(
  context: Context,
  itemId: string,
  values: Partial<ItemRow>,
): Promise<ItemRow> {
  const [row] = await context.db
    .update(boardItems)
    .set({ ...values, updatedAt: context.clock.now() })
    .where(itemOf(context, itemId))
    .returning();
  if (!row) throw new OperationError('not_found', 'That’s no longer on the board.');
  return row;
}

export async function checked(
  context: Context,
  said: { imageUrl?: string | undefined; linkUrl?: string | undefined },
) {
  return {
    ...(said.imageUrl === undefined ? {} : { imageUrl: await pictureAddress(context, said.imageUrl) }),
    ...(said.linkUrl === undefined ? {} : { linkUrl: linkAddress(said.linkUrl) }),
  };
}

import { OperationError } from '@brandwright/contract';
import { listName, type ListName, type ListView } from '@brandwright/contract/store/list-views/entities.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { personOf } from '../profile.ts';
import { listColumns, listViews } from './tables.ts';

type Row = typeof listViews.$inferSelect;

/** Views of the person who calls, in the store of the call: the policy knows the store only. */
const ownViews = (context: Context) =>
  and(eq(listViews.storeId, context.storeId), eq(listViews.userId, personOf(context).userId));

/** One view of the person who calls. */
export const ownView = (context: Context, viewId: string) => and(ownViews(context), eq(listViews.id, viewId));

/** The columns that the person who calls chose for a list. */
export const ownColumns = (context: Context, list: ListName) =>
  and(
    eq(listColumns.storeId, context.storeId),
    eq(listColumns.userId, personOf(context).userId),
    eq(listColumns.list, list),
  );

/** Views by name, whatever the case. */
export async function readViews(context: Context, list: ListName): Promise<ListView[]> {
  const rows = await context.db
    .select()
    .from(listViews)
    .where(and(ownViews(context), eq(listViews.list, list)))
    .orderBy(sql`lower(${listViews.name})`);
  return rows.map(showView);
}

export const showView = ({ id, list, name, query }: Row): ListView => ({
  id,
  list: listName.parse(list),
  name,
  query,
});

export const noSuchView = () => new OperationError('not_found', 'This view no longer exists.');

/** Said at the field, because only another name helps. */
export function nameTaken(name: string): OperationError {
  const message = `You already have a view named ${name} here. Choose another name.`;
  return new OperationError('conflict', message, [{ path: 'name', message }]);
}

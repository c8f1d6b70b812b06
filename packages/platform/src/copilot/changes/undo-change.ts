import { OperationError } from '@brandwright/contract';
import { undoChange } from '@brandwright/contract/copilot/actions.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { implement } from '../../kernel/implementation.ts';
import { journalEntries } from '../../kernel/tables.ts';
import { markUndone } from '../mark-undone.ts';
import { lastChange } from './last-change.ts';

export const undoChangeHere = implement(undoChange, {
  async run(context, { entryId, entryIds }) {
    const named = entryIds ?? (entryId === undefined ? null : [entryId]);
    const { ids, kept } = named
      ? { ids: await newestFirst(context, named), kept: [] }
      : await lastChange(context);
    const undone: { entryId: string; summary: string }[] = [];
    for (const id of ids) undone.push({ ...(await undoOne(context, id, ids.length)), entryId: id });
    await markUndone(context, ids);
    return { output: { undone, kept } };
  },
});

/** A later change may stand on an earlier one, so the later goes first. What is unknown stays, to be refused. */
async function newestFirst(context: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await context.db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(eq(journalEntries.storeId, context.storeId), inArray(journalEntries.id, [...ids])))
    .orderBy(desc(journalEntries.sequence));
  const known = rows.map(({ id }) => id);
  return [...known, ...new Set(ids.filter((id) => !known.includes(id)))];
}

/** Several are undone together or not at all. */
async function undoOne(context: Context, id: string, of: number): Promise<{ summary: string }> {
  try {
    return await context.undo(id);
  } catch (error) {
    if (of === 1 || !(error instanceof OperationError)) throw error;
    throw new OperationError(
      error.code,
      `${error.message} None of the ${of} changes was undone.`,
      error.details,
    );
  }
}

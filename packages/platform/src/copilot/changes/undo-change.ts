import { findOperation, type InputOf, OperationError } from '@brandwright/contract';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { journalEntries } from '../../kernel/data/tables.ts';
import { markUndone } from '../mark-undone.ts';
import { type EntryRow, isUndoable, readable } from './entries.ts';
import { lastChange } from './last-change.ts';

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

async function meantBy(
  context: Context,
  { entryId, entryIds }: InputOf<typeof undoChange>,
): Promise<{ ids: string[]; kept: string[] }> {
  const named = entryIds ?? (entryId === undefined ? null : [entryId]);
  if (!named) return lastChange(context);
  // A later change may stand on an earlier one, so the later goes first. What is unknown stays, to be refused.
  const known = (await entriesOf(context, named)).map(({ id }) => id);
  return { ids: [...known, ...new Set(named.filter((id) => !known.includes(id)))], kept: [] };
}

/** Entries that this person may see, newest first. */
const entriesOf = (context: Context, ids: readonly string[]): Promise<EntryRow[]> =>
  context.db
    .select()
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.storeId, context.storeId),
        inArray(journalEntries.id, [...ids]),
        readable(context),
      ),
    )
    .orderBy(desc(journalEntries.sequence));

function refuseDone(row: EntryRow | undefined): void {
  if (!row) throw new OperationError('not_found', 'There’s no change with that id to undo.');
  if (row.undoneAt !== null) throw new OperationError('conflict', 'That was already undone.');
  if (!isUndoable(row))
    throw new OperationError(
      'conflict',
      `"${findOperation(row.operation)?.title ?? row.operation}" can't be undone.`,
    );
}

/** Several are undone together or not at all. */
async function undoOne(context: Context, id: string, of: number): Promise<{ summary: string }> {
  try {
    return await context.undo(id);
  } catch (error) {
    if (of === 1 || !(error instanceof OperationError)) throw error;
    throw new OperationError(
      error.code,
      `${error.message} None of the ${of} changes were undone.`,
      error.details,
    );
  }
}

export default implement(undoChange, {
  async run(context, input) {
    const { ids, kept } = await meantBy(context, input);
    const undone: { entryId: string; summary: string }[] = [];
    for (const id of ids) undone.push({ ...(await undoOne(context, id, ids.length)), entryId: id });
    await markUndone(context, ids);
    return { output: { undone, kept } };
  },
  async prepare(context, input) {
    const { ids, kept } = await meantBy(context, input);
    const rows = await entriesOf(context, ids);
    for (const id of ids) refuseDone(rows.find((row) => row.id === id));
    return {
      // What was shown is what runs, whatever is changed until the yes.
      input: { entryIds: ids },
      preview: {
        verb: 'Undo',
        what: `Undoes: ${rows.map(({ summary }) => bare(summary)).join('; ')}.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [],
        warnings: kept.map((summary) => `This can’t be undone and stays: ${summary}`),
      },
    };
  },
});

import { findOperation } from '@brandwright/contract';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { journalVia } from '@brandwright/contract/copilot/journal-filter.ts';
import { mayCall } from '../../kernel/request/authorize.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { userOf } from '../conversations.ts';
import { type EntryRow, isUndoable } from './entries.ts';
import { journalFor, namesOf } from './journal-query.ts';

/** Undoing a change needs the same access as making it. */
function mayUndo({ actor }: Context, row: EntryRow): boolean {
  const declaration = findOperation(row.operation);
  return isUndoable(row) && declaration !== undefined && mayCall(declaration, actor);
}

export default implement(listJournal, {
  async run(context, { page, size, ...filter }) {
    const { rows, total } = await journalFor(context, filter, { page, size });
    const names = await namesOf(context);
    const entries = rows.map((row) => ({
      id: row.id,
      operation: row.operation,
      area: findOperation(row.operation)?.area ?? null,
      summary: row.summary,
      via: journalVia.parse(row.via),
      by: row.userId ? (names.get(row.userId) ?? null) : null,
      isOwn: row.userId === userOf(context),
      createdAt: row.createdAt.toISOString(),
      undoable: isUndoable(row),
      mayUndo: mayUndo(context, row),
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }));
    return { output: { entries, page, size, total } };
  },
});

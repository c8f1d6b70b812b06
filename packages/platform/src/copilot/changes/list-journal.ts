import { findOperation } from '@brandwright/contract';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { journalVia } from '@brandwright/contract/copilot/journal-filter.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { userOf } from '../conversations.ts';
import { isUndoable } from './entries.ts';
import { journalFor, namesOf } from './journal-query.ts';

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
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }));
    return { output: { entries, page, size, total } };
  },
});

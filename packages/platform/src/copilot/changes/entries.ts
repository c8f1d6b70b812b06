import { findOperation } from '@brandwright/contract';
import { isNull, notInArray, or, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { journalEntries } from '../../kernel/data/tables.ts';
import { userOf } from '../conversations.ts';

export type EntryRow = typeof journalEntries.$inferSelect;

/**
 * Whether an entry is a change of the store: something that can be asked for, and no log-in or draft. What could be taken back
 * and has nothing to put back changed nothing ("I knew that already").
 */
export function countsAsChange({ operation, undo }: Pick<EntryRow, 'operation' | 'undo'>): boolean {
  const declaration = findOperation(operation);
  if (!declaration) return false;
  return declaration.undoable === true ? undo !== null : declaration.offered;
}

export const isUndoable = ({ undo, undoneAt }: Pick<EntryRow, 'undo' | 'undoneAt'>): boolean =>
  undo !== null && undoneAt === null;

/** What anyone did in the store is for all of its people; what someone did with their own conversations is theirs. */
export const readable = (context: Context) =>
  or(
    isNull(journalEntries.subjectKind),
    notInArray(journalEntries.subjectKind, ['conversation', 'message']),
    eq(journalEntries.userId, userOf(context)),
  );

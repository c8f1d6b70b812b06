import { OperationError } from '@brandwright/contract';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { journalEntries } from '../../kernel/data/tables.ts';
import { userOf } from '../conversations.ts';
import { countsAsChange, type EntryRow, isUndoable } from './entries.ts';

/** What "undo" takes back: entries of one request, newest first, and what else that request did for good. */
export interface LastChange {
  ids: string[];
  kept: string[];
}

/**
 * What this person did last, in this conversation if there is one: all of it when one request made several changes. What cannot
 * be taken back is never skipped for something older. Throws `not_found` where nothing was done, `conflict` where what was done
 * last stays done.
 */
export async function lastChange(context: Context): Promise<LastChange> {
  const { conversationId } = context;
  const here = conversationId ? eq(journalEntries.conversationId, conversationId) : undefined;
  const mine = eq(journalEntries.userId, userOf(context));
  const changes = await standing(context, and(mine, here));
  const [last] = changes;
  if (!last) throw new OperationError('not_found', await nothingHere(context, conversationId !== undefined));
  const together = changes.filter(({ requestId }) => requestId === last.requestId);
  const ids = together.filter(isUndoable).map(({ id }) => id);
  if (ids.length === 0) throw new OperationError('conflict', staysDone(last, changes.find(isUndoable)));
  return { ids, kept: together.filter((entry) => !isUndoable(entry)).map(({ summary }) => summary) };
}

/** How far back a change is looked for. */
const looked = 200;

/** Changes that still stand, newest first. */
async function standing(context: Context, which: SQL | undefined): Promise<EntryRow[]> {
  const rows = await context.db
    .select()
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.storeId, context.storeId),
        ne(journalEntries.operation, undoChange.name),
        isNull(journalEntries.undoneAt),
        which,
      ),
    )
    .orderBy(desc(journalEntries.sequence))
    .limit(looked);
  return rows.filter(countsAsChange);
}

const staysDone = (last: EntryRow, older: EntryRow | undefined): string =>
  [
    `The last thing done here can’t be undone, so nothing was changed: “${bare(last.summary)}”.`,
    ...(older ? [`To undo an older change, name it: “${bare(older.summary)}”.`] : []),
  ].join(' ');

/** Says where the last change was made, when it was not made here: naming it undoes it. */
async function nothingHere(context: Context, isConversation: boolean): Promise<string> {
  const nothing = isConversation ? 'There’s nothing to undo in this chat.' : 'There’s nothing to undo.';
  if (!isConversation) return nothing;
  const [elsewhere] = await standing(context, eq(journalEntries.userId, userOf(context)));
  if (!elsewhere || !isUndoable(elsewhere) || elsewhere.conversationId === context.conversationId)
    return nothing;
  return `${nothing} Your last change elsewhere: “${bare(elsewhere.summary)}”. Name it to undo it.`;
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

import { type InputOf, findOperation } from '@brandwright/contract';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { journalEntries, pendingActions } from '../../kernel/data/tables.ts';
import { userOf } from '../conversations.ts';
import { countsAsChange, type EntryRow, isUndoable, readable } from './entries.ts';
import { isMeant } from './match-change.ts';

type Input = InputOf<typeof listJournal>;

async function entriesFor(context: Context, input: Input): Promise<{ rows: EntryRow[]; total: number }> {
  const { matching, here, page, size } = input;
  const matches = and(
    eq(journalEntries.storeId, context.storeId),
    readable(context),
    input.operation ? eq(journalEntries.operation, input.operation) : undefined,
    input.subjectKind ? eq(journalEntries.subjectKind, input.subjectKind) : undefined,
    input.subjectId ? eq(journalEntries.subjectId, input.subjectId) : undefined,
    here && context.conversationId ? eq(journalEntries.conversationId, context.conversationId) : undefined,
  );
  const newest = context.db
    .select()
    .from(journalEntries)
    .where(matches)
    .orderBy(desc(journalEntries.sequence));
  if (matching === undefined && !here) {
    const [counted] = await context.db.select({ total: count() }).from(journalEntries).where(matches);
    return { rows: await newest.limit(size).offset(page * size), total: counted?.total ?? 0 };
  }
  const meant = (await newest.limit(looked)).filter((row) => isMeantBy(matching, row));
  return { rows: meant.slice(page * size, (page + 1) * size), total: meant.length };
}

/** How far back a change is looked for by words. */
const looked = 500;

function isMeantBy(matching: string | undefined, row: EntryRow): boolean {
  if (row.operation === undoChange.name || !countsAsChange(row)) return false;
  const { operation, summary, input } = row;
  const title = findOperation(operation)?.title ?? '';
  return matching === undefined || isMeant(matching, { operation, title, summary, input });
}

/** Names of the store's people, as they stand on the actions they decided; the caller's own name always. */
async function namesOf(context: Context, userIds: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (context.actor.kind === 'user') names.set(context.actor.userId, context.actor.name);
  if (userIds.length === 0) return names;
  const rows = await context.db
    .selectDistinct({ id: pendingActions.decidedBy, name: pendingActions.decidedByName })
    .from(pendingActions)
    .where(and(eq(pendingActions.storeId, context.storeId), inArray(pendingActions.decidedBy, userIds)));
  for (const row of rows) if (row.id && row.name) names.set(row.id, row.name);
  return names;
}

export default implement(listJournal, {
  async run(context, input) {
    const { rows, total } = await entriesFor(context, input);
    const names = await namesOf(
      context,
      rows.flatMap((row) => row.userId ?? []),
    );
    const entries = rows.map((row) => ({
      id: row.id,
      operation: row.operation,
      summary: row.summary,
      via: row.via as 'hand' | 'partner' | 'token' | 'system',
      by: row.userId ? (names.get(row.userId) ?? null) : null,
      isOwn: row.userId === userOf(context),
      createdAt: row.createdAt.toISOString(),
      undoable: isUndoable(row),
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }));
    return { output: { entries, page: input.page, size: input.size, total } };
  },
});

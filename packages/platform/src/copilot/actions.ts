import { OperationError, findOperation } from '@brandwright/contract';
import {
  getJob,
  getPendingAction,
  listJournal,
  listPendingActions,
  undoChange,
} from '@brandwright/contract/copilot/actions.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implementation.ts';
import { findJob } from '../kernel/jobs.ts';
import { findAction, toPendingAction } from '../kernel/pending-actions.ts';
import { journalEntries, pendingActions } from '../kernel/tables.ts';
import { userOf } from './conversations.ts';
import { markUndone } from './mark-undone.ts';

type ActionRow = typeof pendingActions.$inferSelect;

/** What nobody decided in time reads as expired, whether or not that was written down yet. */
function shown(context: Context, row: ActionRow) {
  const declaration = findOperation(row.operation);
  if (!declaration) throw new Error(`Nothing declares ${row.operation}.`);
  const late = row.status === 'PENDING' && row.expiresAt <= context.clock.now();
  const outcome = late ? 'Nobody decided in time, so nothing was done.' : row.outcome;
  return { ...toPendingAction(row, declaration), ...(late ? { status: 'EXPIRED' as const, outcome } : {}) };
}

export const listPendingActionsHere = implement(listPendingActions, {
  async run(context, { status, page, size }) {
    const now = context.clock.now();
    const late = and(eq(pendingActions.status, 'PENDING'), lte(pendingActions.expiresAt, now));
    const has = {
      PENDING: and(eq(pendingActions.status, 'PENDING'), gt(pendingActions.expiresAt, now)),
      EXPIRED: or(eq(pendingActions.status, 'EXPIRED'), late),
    };
    const wanted =
      status === 'PENDING' || status === 'EXPIRED' ? has[status] : eq(pendingActions.status, status);
    const matches = and(eq(pendingActions.storeId, context.storeId), wanted);
    const [counted] = await context.db.select({ total: count() }).from(pendingActions).where(matches);
    const rows = await context.db
      .select()
      .from(pendingActions)
      .where(matches)
      .orderBy(desc(pendingActions.sequence))
      .limit(size)
      .offset(page * size);
    return {
      output: { actions: rows.map((row) => shown(context, row)), page, size, total: counted?.total ?? 0 },
    };
  },
});

export const getPendingActionHere = implement(getPendingAction, {
  async run(context, { id }) {
    const row = await findAction(context, id);
    if (!row) throw new OperationError('not_found', 'There is no such pending action.');
    return { output: shown(context, row) };
  },
});

export const undoChangeHere = implement(undoChange, {
  async run(context, { entryId }) {
    const ids = entryId ? [entryId] : await lastUndoable(context);
    const undone: { entryId: string; summary: string }[] = [];
    for (const id of ids) undone.push({ ...(await context.undo(id)), entryId: id });
    await markUndone(context, ids);
    return { output: { undone } };
  },
});

/** What this person last did that can still be taken back, newest first; in this conversation, if there is one. */
async function lastUndoable(context: Context): Promise<string[]> {
  const undoable = and(
    eq(journalEntries.storeId, context.storeId),
    eq(journalEntries.userId, userOf(context)),
    context.conversationId ? eq(journalEntries.conversationId, context.conversationId) : undefined,
    isNotNull(journalEntries.undo),
    sql`${journalEntries.undo} <> 'null'::jsonb`,
    isNull(journalEntries.undoneAt),
  );
  const [last] = await context.db
    .select({ requestId: journalEntries.requestId })
    .from(journalEntries)
    .where(undoable)
    .orderBy(desc(journalEntries.sequence))
    .limit(1);
  if (!last) throw new OperationError('not_found', 'There is nothing to undo here.');
  const together = await context.db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(undoable, eq(journalEntries.requestId, last.requestId)))
    .orderBy(desc(journalEntries.sequence));
  return together.map(({ id }) => id);
}

export const listJournalHere = implement(listJournal, {
  async run(context, input) {
    const matches = and(
      eq(journalEntries.storeId, context.storeId),
      readable(context),
      input.operation ? eq(journalEntries.operation, input.operation) : undefined,
      input.subjectKind ? eq(journalEntries.subjectKind, input.subjectKind) : undefined,
      input.subjectId ? eq(journalEntries.subjectId, input.subjectId) : undefined,
    );
    const [counted] = await context.db.select({ total: count() }).from(journalEntries).where(matches);
    const rows = await context.db
      .select()
      .from(journalEntries)
      .where(matches)
      .orderBy(desc(journalEntries.sequence))
      .limit(input.size)
      .offset(input.page * input.size);
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
      createdAt: row.createdAt.toISOString(),
      undoable: row.undo !== null && row.undoneAt === null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }));
    return { output: { entries, page: input.page, size: input.size, total: counted?.total ?? 0 } };
  },
});

/** What anyone did in the store is for all of its people; what someone did with their own conversations is theirs. */
const readable = (context: Context) =>
  or(
    isNull(journalEntries.subjectKind),
    notInArray(journalEntries.subjectKind, ['conversation', 'message']),
    eq(journalEntries.userId, userOf(context)),
  );

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

export const getJobHere = implement(getJob, {
  async run(context, { id }) {
    const job = await findJob(context.db, context.storeId, id);
    if (!job) throw new OperationError('not_found', 'There is no such job.');
    const { name, percent, note, result, error } = job;
    return {
      output: {
        id,
        name,
        status: job.status as 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED',
        percent,
        note,
        result: result ?? null,
        error,
      },
    };
  },
});

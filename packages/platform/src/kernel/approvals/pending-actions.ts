import {
  OperationError,
  editableFields,
  pendingActionStatus,
  type AnyDeclaration,
  type ApprovalPreview,
  type PendingAction,
  type PendingActionStatus,
} from '@brandwright/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { canonicalHash } from '../data/canonical.ts';
import type { Context } from '../request/context.ts';
import { pendingActions } from '../data/tables.ts';

/** How long a yes may take. */
export const actionLifeMs = 24 * 60 * 60 * 1000;

/**
 * What may follow what. Claiming and finishing happen in one transaction, so a crash leaves PENDING, and so does a
 * failure until it is recorded.
 */
const actionTransitions: Record<PendingActionStatus, readonly PendingActionStatus[]> = {
  PENDING: ['RUNNING', 'DENIED', 'EXPIRED', 'REPLACED', 'FAILED'],
  RUNNING: ['DONE', 'FAILED'],
  DONE: [],
  FAILED: [],
  DENIED: [],
  EXPIRED: [],
  REPLACED: [],
};

/** The statuses from which an action may come to `status`, as a condition. */
const mayBecome = (status: PendingActionStatus) =>
  inArray(
    pendingActions.status,
    pendingActionStatus.options.filter((from) => actionTransitions[from].includes(status)),
  );

type Row = typeof pendingActions.$inferSelect;

/** Writes what waits for a yes. */
export async function createPendingAction(
  context: Context,
  declaration: AnyDeclaration,
  prepared: { input: unknown; preview: ApprovalPreview },
  callId: string | undefined,
): Promise<PendingAction> {
  if (context.actor.kind !== 'user') throw new OperationError('forbidden', 'Only a person can be asked.');
  const now = context.clock.now();
  const [row] = await context.db
    .insert(pendingActions)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      operation: declaration.name,
      input: prepared.input ?? {},
      inputHash: canonicalHash(prepared.input),
      preview: prepared.preview,
      status: 'PENDING',
      via: context.via,
      requestedBy: context.actor.userId,
      conversationId: context.conversationId ?? null,
      callId: callId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + actionLifeMs),
    })
    .returning();
  if (!row) throw new Error('The pending action was not written.');
  return toPendingAction(row, declaration);
}

/** Claims the action for running: one caller gets it, the others learn what became of it. */
export async function claimAction(context: Context, actionId: string): Promise<Row> {
  const now = context.clock.now();
  const [claimed] = await context.db
    .update(pendingActions)
    .set({ status: 'RUNNING', ...decidedBy(context) })
    .where(and(byId(context, actionId), mayBecome('RUNNING'), gt(pendingActions.expiresAt, now)))
    .returning();
  if (claimed) return claimed;
  throw await refusal(context, actionId);
}

/** Records a no. Nothing runs. */
export async function denyAction(context: Context, actionId: string): Promise<Row> {
  const [denied] = await context.db
    .update(pendingActions)
    .set({ status: 'DENIED', outcome: 'Not done: you said not now.', ...decidedBy(context) })
    .where(and(byId(context, actionId), mayBecome('DENIED')))
    .returning();
  if (denied) return denied;
  throw await refusal(context, actionId);
}

/** Ends the waiting of actions whose question is no longer asked. What was decided already stays as it is. */
export async function withdrawActions(context: Context, actionIds: readonly string[]): Promise<void> {
  await endWaiting(
    context,
    actionIds,
    'EXPIRED',
    'This was asked again in the chat, so nothing was done here.',
  );
}

/** Ends the waiting of actions that were asked again with other values. Answers those that waited. */
export function replaceActions(context: Context, actionIds: readonly string[]): Promise<Row[]> {
  return endWaiting(context, actionIds, 'REPLACED', 'Not done: it was asked again with new values, below.');
}

async function endWaiting(
  context: Context,
  actionIds: readonly string[],
  status: 'EXPIRED' | 'REPLACED',
  outcome: string,
): Promise<Row[]> {
  if (actionIds.length === 0) return [];
  const asked = and(
    eq(pendingActions.storeId, context.storeId),
    inArray(pendingActions.id, [...actionIds]),
    mayBecome(status),
  );
  return context.db
    .update(pendingActions)
    .set({ status, outcome, decidedAt: context.clock.now() })
    .where(asked)
    .returning();
}

/** What waits for a yes in a conversation. Until the transaction ends nobody else decides these. */
export function waitingIn(context: Context, conversationId: string): Promise<Row[]> {
  return context.db
    .select()
    .from(pendingActions)
    .where(
      and(
        eq(pendingActions.storeId, context.storeId),
        eq(pendingActions.conversationId, conversationId),
        eq(pendingActions.status, 'PENDING'),
      ),
    )
    .for('update');
}

/** Actions as they stand, held until the transaction ends: nobody decides them in the meantime. */
export function holdActions(context: Context, actionIds: readonly string[]): Promise<Row[]> {
  if (actionIds.length === 0) return Promise.resolve([]);
  return context.db
    .select()
    .from(pendingActions)
    .where(and(eq(pendingActions.storeId, context.storeId), inArray(pendingActions.id, [...actionIds])))
    .for('update');
}

/** Writes how a claimed action ended. */
export async function finishAction(
  context: Context,
  actionId: string,
  end: { status: 'DONE' | 'FAILED'; outcome: string; output?: unknown; undoEntryId?: string | null },
): Promise<Row> {
  const [row] = await context.db
    .update(pendingActions)
    .set({
      status: end.status,
      outcome: end.outcome,
      output: end.output ?? null,
      undoEntryId: end.undoEntryId ?? null,
      ...decidedBy(context),
    })
    .where(and(byId(context, actionId), mayBecome(end.status)))
    .returning();
  if (!row) throw new Error('The pending action is decided already, or gone.');
  return row;
}

export async function findAction(context: Context, actionId: string): Promise<Row | undefined> {
  const [row] = await context.db.select().from(pendingActions).where(byId(context, actionId));
  return row;
}

const byId = (context: Context, actionId: string) =>
  and(eq(pendingActions.storeId, context.storeId), eq(pendingActions.id, actionId));

function decidedBy(context: Context) {
  const { actor } = context;
  return actor.kind === 'user'
    ? { decidedAt: context.clock.now(), decidedBy: actor.userId, decidedByName: actor.name }
    : { decidedAt: context.clock.now() };
}

const endings: Record<Exclude<PendingActionStatus, 'PENDING'>, string> = {
  RUNNING: 'This is being done right now.',
  DONE: 'This was already approved and done; nothing ran again.',
  FAILED: 'This was approved, but it failed. Ask for it again.',
  DENIED: 'You said not now to this. Ask for it again if you want it after all.',
  EXPIRED: 'The time to approve this has passed, so nothing was done. Ask for it again.',
  REPLACED: 'This was asked again with new values, so nothing was done here. Decide on the newer one.',
};

async function refusal(context: Context, actionId: string): Promise<OperationError> {
  const row = await findAction(context, actionId);
  if (!row) return new OperationError('not_found', 'That pending action wasn’t found.');
  const status = row.status as PendingActionStatus;
  return new OperationError('conflict', endings[status === 'PENDING' ? 'EXPIRED' : status]);
}

/** The row as the wire shows it. */
export function toPendingAction(row: Row, declaration: AnyDeclaration): PendingAction {
  return {
    id: row.id,
    operation: row.operation,
    title: declaration.title,
    effect: declaration.effect,
    input: row.input,
    preview: row.preview as ApprovalPreview,
    editable: row.status === 'PENDING' ? editableFields(declaration, row.input) : [],
    status: row.status as PendingActionStatus,
    conversationId: row.conversationId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedByName,
    output: row.output ?? null,
    outcome: row.outcome,
    undoEntryId: row.undoEntryId,
  };
}

import { OperationError, catalogMessages, type PendingAction } from '@brandwright/contract';
import { authorize } from '../request/authorize.ts';
import { canonicalHash } from '../data/canonical.ts';
import { inTransaction } from '../data/database.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { claimAction, denyAction, findAction, finishAction, toPendingAction } from './pending-actions.ts';
import { runInside } from '../request/run-operation.ts';
import { storeOf, type Caller } from '../request/caller.ts';
import { transactionContext } from '../request/transaction-context.ts';

/**
 * A founder's yes or no. A yes claims the action and runs exactly its input in one transaction: a second click waits
 * for the first and is told that it is done; a crash leaves it pending with nothing done.
 */
export async function decideAction(
  parts: KernelParts,
  caller: Caller,
  decision: { actionId: string; approved: boolean },
): Promise<PendingAction> {
  if (caller.actor.kind === 'user' && caller.actor.isProgram)
    throw new OperationError(
      'conflict',
      `A person has to decide this, at ${parts.publicUrl}/approve/${decision.actionId}.`,
    );
  if (!decision.approved) return deny(parts, caller, decision.actionId);
  try {
    return await approve(parts, caller, decision.actionId);
  } catch (error) {
    if (!(error instanceof FailedAction)) throw error;
    return recordFailure(parts, caller, decision.actionId, error.reason);
  }
}

/** The claimed action itself failed: its transaction is rolled back and the failure recorded in another. */
class FailedAction extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('The approved action failed.');
    this.reason = reason;
  }
}

async function approve(parts: KernelParts, caller: Caller, actionId: string): Promise<PendingAction> {
  const afterCommit: (() => void)[] = [];
  const action = await inTransaction(parts.pool, storeOf(caller.actor), async (db) => {
    const asPartner = { ...caller, via: 'partner' as const, asWritten: true };
    const row = await claimAction(transactionContext(parts, asPartner, db, afterCommit), actionId);
    // What was asked for in a conversation is done in it, wherever the yes was given.
    const conversationId = row.conversationId ?? caller.conversationId;
    const context = transactionContext(parts, { ...asPartner, conversationId }, db, afterCommit);
    const implementation = parts.implementationOf(row.operation);
    authorize(implementation.declaration, caller.actor);
    if (canonicalHash(row.input) !== row.inputHash) {
      throw new OperationError(
        'conflict',
        'What was shown and what was stored differ, so nothing was done. Ask for it again.',
      );
    }
    try {
      const result = await runInside(parts, context, implementation, row.input, `action:${row.id}`);
      const end = {
        status: 'DONE' as const,
        outcome: result.summary,
        output: result.output,
        undoEntryId: result.undoable ? result.journalEntryId : null,
      };
      return toPendingAction(await finishAction(context, row.id, end), implementation.declaration);
    } catch (error) {
      throw new FailedAction(error);
    }
  });
  for (const act of afterCommit) act();
  return action;
}

async function deny(parts: KernelParts, caller: Caller, actionId: string): Promise<PendingAction> {
  return inTransaction(parts.pool, storeOf(caller.actor), async (db) => {
    const row = await denyAction(transactionContext(parts, caller, db, []), actionId);
    const { declaration } = parts.implementationOf(row.operation);
    // A no is a decision too: who may not do it may not stop it for those who may.
    authorize(declaration, caller.actor);
    return toPendingAction(row, declaration);
  });
}

async function recordFailure(
  parts: KernelParts,
  caller: Caller,
  actionId: string,
  reason: unknown,
): Promise<PendingAction> {
  const expected = reason instanceof OperationError;
  if (!expected) parts.log.error({ error: String(reason), actionId }, 'an approved action failed');
  return inTransaction(parts.pool, storeOf(caller.actor), async (db) => {
    const context = transactionContext(parts, caller, db, []);
    const found = await findAction(context, actionId);
    if (!found) throw new OperationError('not_found', 'That pending action wasn’t found.');
    const { declaration } = parts.implementationOf(found.operation);
    // A second click may have found the action done by the first in the meantime.
    if (found.status !== 'PENDING') return toPendingAction(found, declaration);
    const outcome = expected ? reason.message : catalogMessages.generic;
    return toPendingAction(await finishAction(context, actionId, { status: 'FAILED', outcome }), declaration);
  });
}

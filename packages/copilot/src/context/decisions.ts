import { OperationError, findOperation, type PendingAction } from '@brandwright/contract';
import type { Caller, Context, Kernel } from '@brandwright/platform';
import { conversationMessages } from '@brandwright/platform/copilot/tables.ts';
import { findAction } from '@brandwright/platform/kernel/approvals/pending-actions.ts';
import { and, eq } from 'drizzle-orm';
import type { TurnMemory } from './memory.ts';
import type { PendingInView } from '../offline/ground/conversation/turn-context.ts';
import { forModel } from './untrusted.ts';

export interface Decided {
  action: PendingAction | null;
  text: string;
  memory: TurnMemory;
}

/**
 * Carries out a yes or no and says what came of it, from the result alone. A refusal (decided already, expired) is an
 * answer too: it says so and nothing runs.
 */
export async function decide(
  kernel: Kernel,
  caller: Caller,
  decision: { actionId: string; approved: boolean },
  conversationId: string,
): Promise<Decided> {
  try {
    await refuseOfAnother(kernel, caller, decision.actionId, conversationId);
    const action = await kernel.decide(caller, decision);
    return decided(action);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    if (error.code === 'not_found')
      return { action: null, text: error.message, memory: { calls: [], text: error.message, asked: null } };
    const action = await kernel
      .run({ ...caller, via: 'hand', operation: 'get_pending_action', input: { id: decision.actionId } })
      .then((result) => (result.kind === 'done' ? (result.output as PendingAction) : null))
      .catch(() => null);
    return { action, text: error.message, memory: { calls: [], text: error.message, asked: null } };
  }
}

/** A yes or no said in a conversation is about what was asked there. */
async function refuseOfAnother(kernel: Kernel, caller: Caller, id: string, conversationId: string) {
  const action = await kernel.inContext(caller, (context) => findAction(context, id));
  if (action && action.conversationId !== null && action.conversationId !== conversationId)
    throw new OperationError('not_found', 'That wasn’t asked in this chat.');
}

function decided(action: PendingAction): Decided {
  const outcome = action.outcome ?? '';
  if (action.status === 'DENIED') {
    const text = `Not done: ${action.preview.what.replace(/\.$/, '')}.`;
    return { action, text, memory: { calls: [], text, asked: null } };
  }
  const text =
    action.status === 'FAILED' ? `That didn’t go through, and nothing was changed: ${outcome}` : outcome;
  const declaration = findOperation(action.operation);
  const { result, untrusted } =
    declaration && action.output !== null
      ? forModel(declaration, action.output, outcome)
      : { result: action.output, untrusted: false };
  const answer =
    action.status === 'DONE'
      ? { ok: true as const, result, summary: outcome, ...(untrusted ? { untrusted } : {}) }
      : { ok: false as const, error: { code: 'conflict', message: outcome } };
  const call = { callId: `approved-${action.id}`, operation: action.operation, input: action.input, answer };
  const memory: TurnMemory = { calls: [call], text, asked: null, ...(untrusted ? { outside: true } : {}) };
  return { action, text, memory };
}

/** Writes the receipt over the approval card in the message that showed it. */
export async function showReceipt(context: Context, action: PendingAction): Promise<void> {
  if (!action.conversationId) return;
  const inConversation = and(
    eq(conversationMessages.storeId, context.storeId),
    eq(conversationMessages.conversationId, action.conversationId),
  );
  const rows = await context.db.select().from(conversationMessages).where(inConversation);
  for (const row of rows) {
    const parts = row.parts as { type: string; id?: string; data?: unknown }[];
    const card = parts.find((part) => part.type === 'data-approval' && part.id === action.id);
    if (!card) continue;
    card.data = action;
    await context.db
      .update(conversationMessages)
      .set({ parts })
      .where(and(inConversation, eq(conversationMessages.id, row.id)));
  }
}

/** The actions that wait for a yes in a conversation, newest first. */
export async function pendingIn(
  kernel: Kernel,
  caller: Caller,
  conversationId: string,
): Promise<PendingInView[]> {
  const result = await kernel.run({
    ...caller,
    via: 'hand',
    operation: 'list_pending_actions',
    input: { size: 50 },
  });
  if (result.kind !== 'done') return [];
  const { actions } = result.output as { actions: PendingAction[] };
  return actions
    .filter((action) => action.conversationId === conversationId)
    .map((action) => ({
      actionId: action.id,
      operation: action.operation,
      input: action.input as Record<string, unknown>,
      title: action.title,
      verb: action.preview.verb,
      what: action.preview.what,
    }));
}

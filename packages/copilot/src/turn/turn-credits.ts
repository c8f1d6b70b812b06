import { OperationError } from '@brandwright/contract';
import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';
import type { CreditUse } from '@brandwright/contract/kernel/credit-use.ts';
import type { Caller, Context, Kernel } from '@brandwright/platform';
import { chargeUsed, refuseUnaffordable } from '@brandwright/platform/kernel/credits/charge.ts';
import { unusableModel, type ChosenModel } from '../models/choose-model.ts';
import type { TurnEnd } from './close-turn.ts';
import type { OpenTurn } from './open-turn.ts';

/** What is said to the model; choices and corrected chips are worked out without it. */
const asksModel: ReadonlySet<ChatRequest['say']['kind']> = new Set(['message', 'edit', 'regenerate']);

const oneTurn: CreditUse = { kind: 'PARTNER_TURN', units: 1 };

/**
 * The model of a turn, while the store can pay for its answer. Where it can't, the turn says so, with the way to a model that
 * costs nothing; approvals go on working, for they ask no model.
 */
export async function affordableModel(
  kernel: Kernel,
  caller: Caller,
  chosen: ChosenModel,
): Promise<ChosenModel> {
  if (!chosen.isMetered) return chosen;
  try {
    await kernel.inContext(caller, (context) => refuseUnaffordable(context, oneTurn));
    return chosen;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const message = `${error.message} The built-in model answers without AI credits.`;
    return unusableModel(new OperationError(error.code, message));
  }
}

/** Charges an answer that the model was asked for, once. One that failed costs nothing. */
export async function chargeTurn(
  context: Context,
  { turnId, title }: OpenTurn,
  { status, steps }: TurnEnd,
  { say }: ChatRequest,
): Promise<void> {
  if (status === 'FAILED' || steps === 0 || !asksModel.has(say.kind)) return;
  await chargeUsed(context, {
    use: oneTurn,
    key: `turn:${turnId}`,
    note: `Answer in “${title}”`.slice(0, 200),
    operation: null,
  });
}

import { OperationError, findOperation, type AnyDeclaration } from '@brandwright/contract';
import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';
import type { OpenTurn } from './open-turn.ts';
import { callOperation, type CallScope } from '../tools/operation-tools.ts';

/** Runs a read again with one of its understood values changed or taken away. Answers what to say. */
export async function refine(
  scope: CallScope,
  turn: OpenTurn,
  say: Extract<ChatRequest['say'], { kind: 'refine' }>,
): Promise<string> {
  const call = turn.history
    .flatMap((message) => message.memory?.calls ?? [])
    .findLast(({ callId, shownAs }) => say.callId === (shownAs ?? callId));
  const declaration: AnyDeclaration | undefined = call && findOperation(call.operation);
  if (!call || !declaration)
    throw new OperationError('not_found', 'That answer is no longer available. Ask again in words.');
  if (declaration.effect !== 'read')
    throw new OperationError('bad_input', 'Only what was looked up can be refined.');
  const { [say.field]: _, ...rest } = (call.input ?? {}) as Record<string, unknown>;
  const input = say.value === null || say.value === undefined ? rest : { ...rest, [say.field]: say.value };
  const told = await callOperation(scope, declaration, input, 'refined');
  return told.ok === true ? told.summary : told.ok === false ? told.error.message : '';
}

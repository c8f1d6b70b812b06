import { OperationError, findOperation } from '@brandwright/contract';
import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';
import { findAction, toPendingAction } from '@brandwright/platform/kernel/approvals/pending-actions.ts';
import { callOperation, type CallScope } from '../tools/operation-tools.ts';

type Revision = Extract<ChatRequest['say'], { kind: 'revise' }>;

/**
 * Asks for a waiting action anew with other values, as words would ("make it 200 instead"): the new question takes the
 * place of the old one, which then waits no longer. Answers what to say.
 */
export async function revise(scope: CallScope, conversationId: string, say: Revision): Promise<string> {
  const { kernel, caller } = scope;
  const row = await kernel.inContext(caller, (context) => findAction(context, say.actionId));
  const declaration = row && findOperation(row.operation);
  if (!row || !declaration || row.conversationId !== conversationId)
    throw new OperationError('not_found', 'That wasn’t asked in this chat.');
  const action = toPendingAction(row, declaration);
  if (action.status !== 'PENDING')
    throw new OperationError(
      'conflict',
      'This is no longer waiting, so its values can’t be changed. Ask for it again.',
    );
  const mayChange = new Set(action.editable.map(({ field }) => field));
  const other = Object.keys(say.changes).filter((field) => !mayChange.has(field));
  if (other.length > 0)
    throw new OperationError('bad_input', `This can’t be changed on the card: ${other.join(', ')}.`);
  const input = { ...(action.input as Record<string, unknown>), ...say.changes };
  const asEdited = { ...scope, caller: { ...caller, asWritten: true }, replaces: action.id };
  const told = await callOperation(asEdited, declaration, input, 'revised');
  if (told.ok === 'asks') return 'Changed. It’s waiting for your yes with the new values.';
  return told.ok === true ? told.summary : told.error.message;
}

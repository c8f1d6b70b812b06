import { OperationError, findOperation } from '@brandwright/contract';
import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';
import { sayResults } from '../offline/respond/say-results.ts';
import type { OpenTurn } from './open-turn.ts';
import { callOperation, type CallScope } from '../tools/operation-tools.ts';

/**
 * Carries out one of the readings that the last answer offered: exactly the input that the server offered, whatever the
 * client holds. What asks for a yes still does. Answers what to say.
 */
export async function chooseOption(
  scope: CallScope,
  turn: OpenTurn,
  say: Extract<ChatRequest['say'], { kind: 'choose' }>,
): Promise<string> {
  const last = turn.history.findLast(({ role }) => role === 'assistant');
  const option = last?.memory?.options?.[say.option];
  const declaration = option && findOperation(option.operation);
  if (!option || !declaration)
    throw new OperationError('conflict', 'These choices are no longer open. Say what you want instead.');
  const answer = await callOperation(scope, declaration, option.input, 'chosen');
  const outcome =
    answer.ok === false
      ? { ok: false as const, code: answer.error.code, message: answer.error.message, details: [] }
      : answer.ok === 'asks'
        ? {
            ok: 'asks' as const,
            actionId: answer.actionId,
            preview: (answer.preview ?? {}) as Record<string, unknown>,
          }
        : { ok: true as const, result: null, summary: answer.summary, untrusted: false };
  return sayResults(
    [{ callId: 'chosen', operation: declaration.name, input: option.input, outcome }],
    findOperation,
  );
}

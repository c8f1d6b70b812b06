import type { PendingAction } from '@brandwright/contract';
import type { MessageData } from '@brandwright/contract/copilot/messages.ts';
import type { SeenAnswer } from './client.ts';
import type { Usage } from './script-result.ts';
import { isSubset, occurs } from './match.ts';
import type { Expectation } from './script.ts';

type Call = MessageData['call'];

export const callsOf = (answer: SeenAnswer): Call[] => dataOf<Call>(answer, 'data-call');
export const approvalsOf = (answer: SeenAnswer): PendingAction[] =>
  dataOf<PendingAction>(answer, 'data-approval');

function dataOf<T>(answer: SeenAnswer, type: string): T[] {
  return answer.parts.filter((part) => part.type === type).map((part) => part['data'] as T);
}

/** What an answer lacks of what was expected of it; empty when it has all. */
export function checkTurn(expect: Expectation, answer: SeenAnswer): string[] {
  const calls = callsOf(answer);
  const failures: string[] = [];
  const happened =
    calls
      .map(({ operation, input, state }) => `${operation}(${JSON.stringify(input)}) ${state}`)
      .join('; ') || 'nothing';
  for (const wanted of expect.calls ?? []) {
    const found = calls.some(
      (call) =>
        call.operation === wanted.operation &&
        isSubset(wanted.input ?? {}, call.input) &&
        (wanted.output === undefined || isSubset(wanted.output, call.output)),
    );
    if (!found)
      failures.push(
        `expected the call ${wanted.operation}(${JSON.stringify(wanted.input ?? {})}); called: ${happened}`,
      );
  }
  if (expect.noCalls && calls.length > 0) failures.push(`expected no call; called: ${happened}`);
  for (const name of expect.never ?? []) {
    if (calls.some((call) => call.operation === name)) failures.push(`${name} must not be called`);
  }
  const cards = calls.filter((call) => call.state === 'done').map((call) => call.card);
  for (const card of expect.cards ?? []) {
    if (!cards.includes(card))
      failures.push(`expected the card "${card}"; shown: ${cards.join(', ') || 'none'}`);
  }
  for (const { operation, code } of expect.refused ?? []) {
    if (!calls.some((call) => call.operation === operation && call.error?.code === code)) {
      failures.push(`expected ${operation} to be refused with ${code}; called: ${happened}`);
    }
  }
  return [
    ...failures,
    ...checkWords(expect, answer),
    ...checkApproval(expect, answer),
    ...checkChips(expect, answer, calls),
  ];
}

/** What the model used for an answer, as the server says at its end. */
export function usedBy(answer: SeenAnswer): Usage {
  const turn = dataOf<MessageData['turn']>(answer, 'data-turn').at(-1);
  return {
    inputTokens: turn?.inputTokens ?? 0,
    cachedInputTokens: turn?.cachedInputTokens ?? 0,
    outputTokens: turn?.outputTokens ?? 0,
    costMicros: turn?.costMicros ?? null,
  };
}

/** That the answer failed, unless the script expects to hear of it. */
export function failureOf(expect: Expectation | undefined, answer: SeenAnswer): string[] {
  const [failure] = dataOf<MessageData['failure']>(answer, 'data-failure');
  if (!failure || expect?.says?.some((words) => occurs(words, failure.message))) return [];
  return [`the answer failed: ${failure.message}`];
}

function checkWords(expect: Expectation, answer: SeenAnswer): string[] {
  const failed = answer.parts.find((part) => part.type === 'data-failure')?.['data'] as
    | { message?: string }
    | undefined;
  const text = failed?.message ? `${answer.text}\n${failed.message}` : answer.text;
  return [
    ...(expect.says ?? [])
      .filter((words) => !occurs(words, text))
      .map((words) => `expected to hear ${words}; heard: ${text}`),
    ...(expect.silent ?? [])
      .filter((words) => occurs(words, text))
      .map((words) => `must not say ${words}; said: ${text}`),
  ];
}

function checkApproval(expect: Expectation, answer: SeenAnswer): string[] {
  const approvals = approvalsOf(answer);
  const shown =
    approvals
      .map(({ operation, status, input }) => `${operation}(${JSON.stringify(input)}) ${status}`)
      .join('; ') || 'none';
  const failures: string[] = [];
  if (expect.approval) {
    const { operation, input, preview } = expect.approval;
    const found = approvals.some(
      (action) =>
        action.operation === operation &&
        action.status === 'PENDING' &&
        isSubset(input ?? {}, action.input) &&
        isSubset(preview ?? {}, action.preview),
    );
    if (!found)
      failures.push(`expected to be asked for ${operation}(${JSON.stringify(input ?? {})}); asked: ${shown}`);
  }
  if (expect.status && !approvals.some((action) => action.status === expect.status)) {
    failures.push(`expected the action to be ${expect.status}; it is: ${shown}`);
  }
  return failures;
}

function checkChips(expect: Expectation, answer: SeenAnswer, calls: Call[]): string[] {
  const chips = dataOf<MessageData['understood']>(answer, 'data-understood').flatMap((part) =>
    part.chips.map((chip) => chip.text),
  );
  const failures = (expect.understood ?? [])
    .filter((words) => !chips.some((chip) => occurs(words, chip)))
    .map((words) => `expected the chip "${words}"; shown: ${chips.join(' · ') || 'none'}`);
  const offered = calls.some((call) => call.undoEntryId);
  if (expect.undoOffered !== undefined && expect.undoOffered !== offered) {
    failures.push(expect.undoOffered ? 'expected undo to be offered' : 'undo must not be offered');
  }
  return failures;
}

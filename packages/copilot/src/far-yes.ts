import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { PastMessage } from './past-message.ts';
import type { PendingInView } from './offline/ground/turn-context.ts';
import { readDecision } from './said-decision.ts';
import type { ReadDecisions } from './said-decisions.ts';

/** With this many answers about other things since its question, a bare yes is asked back. */
const farFrom = 2;

/**
 * A bare yes or no long after its question, or right after another question, is not taken for the action that waits
 * without saying which: a yes is asked back once, a no to another question is left to the model. The card decides at
 * any time, and so does a yes that names what it means.
 */
export function sureOfFar(
  text: string,
  read: ReadDecisions,
  waiting: readonly PendingInView[],
  history: readonly PastMessage[],
): ReadDecisions {
  const bare = readDecision(text);
  if (!bare || read?.kind !== 'decisions') return read;
  const [decision] = read.decisions;
  const action = waiting.find(({ actionId }) => actionId === decision?.actionId);
  if (!action || saysWhat(text, action)) return read;
  const question = doYouMean(action);
  const answers = history.filter(({ role }) => role === 'assistant');
  const last = answers.at(-1);
  if (last?.memory?.text === question) return read;
  const since = answersSince(answers, action.actionId);
  const asksElse = since > 0 && last?.memory?.asked != null;
  if (since < farFrom && !asksElse) return read;
  if (bare === 'deny') return asksElse ? null : read;
  const choices = [
    { label: action.verb, say: 'Yes to the first' },
    { label: 'Not now', say: 'No' },
  ];
  return { kind: 'which', question, choices: waiting.length === 1 ? choices : [] };
}

/** "yes, cancel it": the verb of the action tells which. */
function saysWhat(text: string, { title, verb }: PendingInView): boolean {
  const held = new Set(tokenize(`${title} ${verb}`).map(({ stem }) => stem));
  return tokenize(text).some((token) => token.lower.length > 3 && held.has(token.stem));
}

const doYouMean = ({ what, title, verb }: PendingInView) =>
  `Some time has passed since I asked. Do you mean this: ${(what ?? title).replace(/\.$/, '')} (${verb})?`;

/** Answers given after the one that asked for the action. */
function answersSince(answers: readonly PastMessage[], actionId: string): number {
  const asked = answers.findLastIndex((message) =>
    message.memory?.calls.some(({ answer }) => answer.ok === 'asks' && answer.actionId === actionId),
  );
  return answers.length - 1 - asked;
}

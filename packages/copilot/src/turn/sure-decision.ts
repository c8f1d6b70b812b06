import { tokenize } from '@brandwright/language/words/tokens.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import type { PastMessage } from '../context/past-message.ts';
import { agreesOnly } from '../offline/perceive/reply.ts';
import type { PendingInView } from '../offline/ground/conversation/turn-context.ts';
import { readDecision } from './said-decision.ts';
import type { ReadDecisions } from './said-decisions.ts';

/**
 * What was read of a message as yes or no, as far as it is sure. A yes is one to what was asked last, or it names what it
 * means: one that comes after something else was talked about, or that names another action, is asked back once. A no to
 * another question is left to the model. The card decides at any time.
 */
export function sureOfSaid(
  text: string,
  read: ReadDecisions,
  waiting: readonly PendingInView[],
  history: readonly PastMessage[],
): ReadDecisions {
  if (read?.kind !== 'decisions') return read;
  const [decision] = read.decisions;
  const action = waiting.find(({ actionId }) => actionId === decision?.actionId);
  if (!action) return read;
  const named = actionIn(text, action);
  // "ok, send the reply" while a refund waits: a request of its own.
  if (decision?.approved && named === 'another' && !readDecision(text)) return null;
  if (!readDecision(text) || named === 'its own') return read;
  if (decision?.approved) return isClearYes(text, action, history) ? read : askBack(action, waiting);
  return asksElse(action, history) ? null : read;
}

/**
 * A yes that the model heard, as a decision or as the question which is meant. "Ok let him go", after a look at something in between, may
 * be a new wish.
 */
export function sureOfHeard(
  text: string,
  action: PendingInView,
  waiting: readonly PendingInView[],
  history: readonly PastMessage[],
): ReadDecisions {
  const isLate = answersSince(action, history).length > 0 && actionIn(text, action) !== 'its own';
  if (!isClearYes(text, action, history) || (isLate && !agreesOnly(text))) return askBack(action, waiting);
  return { kind: 'decisions', decisions: [{ actionId: action.actionId, approved: true }] };
}

function isClearYes(text: string, action: PendingInView, history: readonly PastMessage[]): boolean {
  if (answersOf(history).at(-1)?.memory?.text === doYouMean(action)) return true;
  const named = actionIn(text, action);
  if (named !== 'none') return named === 'its own';
  const since = answersSince(action, history);
  return since.every((answer) => isAbout(answer, action)) && !asksElse(action, history);
}

function askBack(action: PendingInView, waiting: readonly PendingInView[]): ReadDecisions {
  const choices = [
    { label: action.verb, say: 'Yes to the first' },
    { label: 'Not now', say: 'No' },
  ];
  return { kind: 'which', question: doYouMean(action), choices: waiting.length === 1 ? choices : [] };
}

/** Verbs for what can wait for a yes; those of a row mean the same. */
const actionVerbs = [
  'send resend message contact write reply email mail ask invite forward',
  'ship fulfill',
  'pay charge buy purchase',
  'cancel',
  'refund',
  'publish post',
  'delete remove',
  'archive',
  'submit',
].map((words) => new Set(words.split(' ').map(stem)));

/**
 * Whether a message names the action that waits ("yes, cancel it"), another one ("ok, send the reply"), or none. Its verbs
 * tell; "order" of "send the order confirmation" stands in many actions.
 */
function actionIn(text: string, { title, verb, operation }: PendingInView): 'its own' | 'another' | 'none' {
  const words = [title, verb, operation.replaceAll('_', ' ')].map(tokenize);
  const own = new Set(words.flatMap(([first]) => first?.stem ?? []));
  const stems = words.flat().map((token) => token.stem);
  const isOwn = (row: ReadonlySet<string>) => stems.some((one) => row.has(one));
  const said = tokenize(text).map((token) => token.stem);
  const named = actionVerbs.filter((row) => said.some((one) => row.has(one)));
  if (named.some(isOwn) || said.some((one) => own.has(one) && !idle.has(one))) return 'its own';
  return named.length > 0 ? 'another' : 'none';
}

/** Verbs that a yes is said with, whatever waits. */
const idle = new Set('do go make set start'.split(' ').map(stem));

const doYouMean = ({ what, title, verb }: PendingInView) =>
  `${(what ?? title).replace(/\.$/, '')}. That’s still waiting for your yes (“${verb}”). Is that what you mean?`;

const answersOf = (history: readonly PastMessage[]) => history.filter(({ role }) => role === 'assistant');

/** Answers given after the one that asked for the action. */
function answersSince({ actionId }: PendingInView, history: readonly PastMessage[]): PastMessage[] {
  const answers = answersOf(history);
  const asked = answers.findLastIndex((message) =>
    message.memory?.calls.some(({ answer }) => answer.ok === 'asks' && answer.actionId === actionId),
  );
  return answers.slice(asked + 1);
}

const asksElse = (action: PendingInView, history: readonly PastMessage[]): boolean => {
  const last = answersSince(action, history).at(-1);
  return last?.memory?.asked != null;
};

/** Whether an answer stayed with what waits: it spoke of a record that the action is about, or of the action itself. */
function isAbout({ memory }: PastMessage, { input, verb, what }: PendingInView): boolean {
  if (!memory) return false;
  const values = new Set(Object.values(input).flat().filter(tells).map(String));
  const isOfIt = (value: unknown) => tells(value) && values.has(String(value));
  if (memory.text.includes(verb) || (what !== undefined && memory.text.includes(what.replace(/\.$/, ''))))
    return true;
  const spoken = [
    ...(memory.focus ?? []).map(({ value }) => value),
    ...memory.calls.flatMap((call) => Object.values((call.input ?? {}) as Record<string, unknown>)),
  ];
  return spoken.some(isOfIt);
}

/** A value that names a record: numbers of pages and states of a list are the same in many calls. */
const tells = (value: unknown): boolean =>
  (typeof value === 'number' && value >= 100) ||
  (typeof value === 'string' && value.length > 2 && !/^[A-Z_]+$/.test(value));

import { OperationError, catalogMessages, findOperation, type PendingAction } from '@brandwright/contract';
import type { ChatRequest, StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { mayCall, storeOf, type Caller, type Kernel } from '@brandwright/platform';
import { factsToKnow } from '@brandwright/platform/copilot/vault/facts.ts';
import { storeTimeZone } from '@brandwright/platform/copilot/assistants/store-time-zone.ts';
import { replaceActions } from '@brandwright/platform/kernel/approvals/pending-actions.ts';
import { answer, type Answered, type AnswerFacts, type AnswerSettings, type StoreFacts } from './answer.ts';
import { closeTurn, type TurnEnd } from './close-turn.ts';
import { decide, pendingIn, showReceipt } from '../context/decisions.ts';
import { describeFailure } from './failure.ts';
import { untrustedInView } from '../context/context-window.ts';
import type { TurnMemory } from '../context/memory.ts';
import { mayDecide, readDecisions, type ReadDecisions, type SaidDecision } from './said-decisions.ts';
import { sureOfSaid, sureOfHeard } from './sure-decision.ts';
import type { SuggestedStep } from '../offline/ground/conversation/turn-context.ts';
import type { OpenTurn } from './open-turn.ts';
import { type CallScope, type TurnState } from '../tools/operation-tools.ts';
import { costMicros } from '../models/prices.ts';
import { chargeTurn } from './turn-credits.ts';
import { chooseOption } from './choose-option.ts';
import { refine } from './refine.ts';
import { revise } from './revise.ts';
import { nextSteps } from './suggestions.ts';
import type { TurnStream } from '../stream/turn-stream.ts';
import { withoutSecrets } from '../context/without-secrets.ts';

export interface TurnRun {
  kernel: Kernel;
  /** Its signal aborts when the founder stops the answer. */
  caller: Caller;
  turn: OpenTurn;
  request: ChatRequest;
  settings: AnswerSettings;
  stream: TurnStream;
}

const nothingSaid: Answered = {
  text: '',
  asked: null,
  choices: [],
  options: [],
  focus: [],
  replaced: [],
};

const aboutOf = ({ conversationId, turnId, title }: TurnRun['turn']) => ({ conversationId, turnId, title });

/** Writes one answer from beginning to end. Never throws: a failure becomes part of the message, with a retry. */
export async function runTurn(run: TurnRun): Promise<void> {
  const { caller, turn, stream } = run;
  const started = performance.now();
  const state = freshState(turn);
  stream.write({
    type: 'start',
    messageId: turn.messageId,
    messageMetadata: { createdAt: turn.startedAt.toISOString() },
  });
  const about = aboutOf(turn);
  stream.write({ type: 'data-turn', id: turn.turnId, data: about });
  let ended = nothingSaid;
  let memory: TurnMemory | undefined;
  let status: TurnEnd['status'] = 'DONE';
  try {
    const read = await decisionsOf(run);
    ended = read ? nothingSaid : await tellAnswer(run, state);
    const decided = read ?? (ended.decision ? await heardDecision(run, ended.decision) : null);
    if (decided?.kind === 'decisions') memory = await tellDecisions(run, decided.decisions);
    else if (decided?.kind === 'which') {
      tellText(stream, decided.question);
      ended = { ...nothingSaid, text: decided.question, choices: decided.choices };
    } else {
      if (state.calls.some((call) => call.answer.ok === 'asks')) await withdrawReplaced(run, ended.replaced);
    }
  } catch (error) {
    status = caller.signal.aborted ? 'STOPPED' : 'FAILED';
    if (status === 'FAILED') tellFailure(run, error, state);
  }
  if (caller.signal.aborted) status = 'STOPPED';
  const suggested = status === 'DONE' ? tellNextSteps(run, state, ended) : [];
  const milliseconds = Math.round(performance.now() - started);
  const { chosen } = run.settings;
  const used = { ...state.used, costMicros: costMicros(chosen.price, state.used) };
  const figures = { ...used, milliseconds, model: chosen.name };
  stream.write({
    type: 'data-turn',
    id: turn.turnId,
    data: { ...about, ...figures, ...(status === 'STOPPED' ? { stopped: true } : {}) },
  });
  stream.write({ type: 'finish' });
  const end: TurnEnd = {
    status,
    parts: stream.builder.parts,
    memory: memory ?? memoryOf(state, saidText(stream.builder.parts), ended, suggested),
    ...used,
    milliseconds,
    firstEventMilliseconds:
      stream.firstEventAt === undefined ? null : Math.round(stream.firstEventAt - started),
    calls: state.trace,
  };
  await keep(run, end);
}

const freshState = (turn: OpenTurn): TurnState => ({
  calls: [],
  outputs: new Map(),
  trace: [],
  untrustedInView: untrustedInView(turn.history),
  used: { steps: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
  called: new Map(),
});

function memoryOf(
  state: TurnState,
  text: string,
  { asked, focus, options }: Answered,
  suggested: readonly SuggestedStep[],
): TurnMemory {
  const shown = {
    ...(focus.length > 0 ? { focus } : {}),
    ...(options.length > 0 ? { options } : {}),
    ...(suggested.length > 0 ? { suggested } : {}),
  };
  return { calls: state.calls, text, asked, ...shown, ...(state.untrustedInView ? { outside: true } : {}) };
}

/** The decisions that the request is: by button, or by a yes or no in words to what waits; or the question which was meant. */
async function decisionsOf({ kernel, caller, turn, request: { say } }: TurnRun): Promise<ReadDecisions> {
  if (say.kind === 'decision')
    return { kind: 'decisions', decisions: [{ actionId: say.actionId, approved: say.approved }] };
  if (say.kind !== 'message' && say.kind !== 'edit') return null;
  if (!mayDecide(say.text)) return null;
  const waiting = await pendingIn(kernel, caller, turn.conversationId);
  return sureOfSaid(say.text, readDecisions(say.text, waiting.toReversed()), waiting, turn.history);
}

/** A yes or no that the model heard, to what was asked for last. */
async function heardDecision(
  { kernel, caller, turn, request: { say } }: TurnRun,
  { approved }: { approved: boolean },
): Promise<ReadDecisions> {
  const waiting = await pendingIn(kernel, caller, turn.conversationId);
  const [action] = waiting;
  if (!action) return null;
  if (!approved || (say.kind !== 'message' && say.kind !== 'edit'))
    return { kind: 'decisions', decisions: [{ actionId: action.actionId, approved }] };
  return sureOfHeard(say.text, action, waiting, turn.history);
}

async function tellDecisions(
  { kernel, caller, stream, turn }: TurnRun,
  decisions: readonly SaidDecision[],
): Promise<TurnMemory> {
  const memories: TurnMemory[] = [];
  for (const decision of decisions) {
    const { action, memory } = await decide(kernel, caller, decision, turn.conversationId);
    if (action) {
      await kernel.inContext(caller, (context) => showReceipt(context, action));
      stream.write({ type: 'data-approval', id: action.id, data: action, transient: true });
    }
    memories.push(memory);
  }
  const text = memories.map((memory) => memory.text).join(' ');
  tellText(stream, text);
  return { ...memories[0], calls: memories.flatMap((memory) => memory.calls), text, asked: null };
}

/** What was proposed anew waits no longer in its old form. */
async function withdrawReplaced(
  { kernel, caller, stream }: TurnRun,
  actionIds: readonly string[],
): Promise<void> {
  if (actionIds.length === 0) return;
  await kernel.inContext(caller, (context) => replaceActions(context, actionIds));
  for (const id of actionIds) {
    const result = await kernel.run({
      ...caller,
      via: 'hand',
      operation: 'get_pending_action',
      input: { id },
    });
    if (result.kind !== 'done') continue;
    const action = result.output as PendingAction;
    await kernel.inContext(caller, (context) => showReceipt(context, action));
    stream.write({ type: 'data-approval', id, data: action, transient: true });
  }
}

async function tellAnswer(run: TurnRun, state: TurnState): Promise<Answered> {
  const { kernel, caller, turn, request, stream, settings } = run;
  const { turnId } = turn;
  const tellWait = (note: string) =>
    stream.write({ type: 'data-turn', id: turnId, data: { ...aboutOf(turn), note } });
  const resultTokens = Number.POSITIVE_INFINITY;
  const scope: CallScope = { kernel, caller, turnId, stream, state, resultTokens, tellWait };
  if (request.say.kind === 'refine' || request.say.kind === 'choose') {
    const text = await (request.say.kind === 'refine'
      ? refine(scope, turn, request.say)
      : chooseOption(scope, turn, request.say));
    tellText(stream, text);
    state.used.steps = 1;
    return { ...nothingSaid, text };
  }
  if (request.say.kind === 'revise') {
    const text = await revise(scope, turn.conversationId, request.say);
    tellText(stream, text);
    return { ...nothingSaid, text };
  }
  const words = turn.history.findLast((message) => message.role === 'user')?.text ?? '';
  scope.said = words;
  const facts: AnswerFacts = {
    now: kernel.clocks.of(storeOf(caller.actor)).now(),
    timeZone: request.timeZone ?? (await zoneOfStore(run)),
    screen: request.screen,
    waiting: await pendingIn(kernel, caller, turn.conversationId),
    store: settings.chosen.isOffline ? null : await storeFacts(kernel, caller, words),
  };
  return answer(settings, scope, turn, facts);
}

const storeFacts = async (kernel: Kernel, caller: Caller, words: string): Promise<StoreFacts> => ({
  storeName: await storeName(kernel, caller),
  personName: caller.actor.kind === 'user' ? caller.actor.name : '',
  candidates: await kernel.findRecords(caller, words),
  remembered: await kernel.inContext(caller, (context) => factsToKnow(context, words)),
});

/** The built-in model works in UTC; it need not be looked up for it. */
const zoneOfStore = ({ kernel, caller, settings }: TurnRun): Promise<string> | string =>
  settings.chosen.isOffline ? 'UTC' : kernel.inContext(caller, storeTimeZone).catch(() => 'UTC');

async function storeName(kernel: Kernel, caller: Caller): Promise<string> {
  const result = await kernel
    .run({ ...caller, via: 'hand', operation: 'get_store', input: {} })
    .catch(() => undefined);
  const output = result?.kind === 'done' ? (result.output as { name?: unknown }) : {};
  return typeof output.name === 'string' ? output.name : 'the store';
}

function tellText(stream: TurnStream, text: string): void {
  stream.write({ type: 'text-start', id: 'said' });
  stream.write({ type: 'text-delta', id: 'said', delta: text });
  stream.write({ type: 'text-end', id: 'said' });
}

function tellFailure(run: TurnRun, error: unknown, state: TurnState): void {
  const { kernel, caller, stream, turn, settings } = run;
  if (!(error instanceof OperationError))
    kernel.log.warn({ error: withoutSecrets(String(error)), turnId: turn.turnId }, 'an answer failed');
  const about = {
    hasActed: hasActed(state),
    storesOwn: settings.chosen.storesOwn,
    mayChoose: mayCall(getPartnerModel, caller.actor),
  };
  stream.write({ type: 'data-failure', id: 'failure', data: describeFailure(error, about) });
}

const hasActed = ({ calls }: TurnState) =>
  calls.some(({ operation, answer }) => answer.ok === true && findOperation(operation)?.effect !== 'read');

/** Offers what usually follows; answers the steps that were suggested. */
function tellNextSteps(
  { stream, caller: { actor } }: TurnRun,
  state: TurnState,
  ended: Answered,
): readonly SuggestedStep[] {
  if (ended.options.length > 0) {
    stream.write({ type: 'data-options', id: 'options', data: { items: ended.options } });
    return [];
  }
  if (ended.choices.length > 0) {
    stream.write({ type: 'data-choices', id: 'choices', data: { items: ended.choices } });
    return [];
  }
  const last = state.calls.findLast((call) => call.answer.ok === true);
  const declaration = last && findOperation(last.operation);
  const output = [...state.outputs.values()].at(-1);
  if (!declaration || output === undefined || ended.asked) return [];
  const find = (name: string) => {
    const next = findOperation(name);
    return next && mayCall(next, actor) ? next : undefined;
  };
  const steps = nextSteps(declaration, output, find);
  const items = steps.map(({ say }) => say);
  if (items.length > 0) stream.write({ type: 'data-suggestions', id: 'suggestions', data: { items } });
  return steps;
}

const saidText = (parts: StoredMessage['parts']) =>
  parts.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n');

async function keep(
  { kernel, caller, stream, turn, request, settings }: TurnRun,
  end: TurnEnd,
): Promise<void> {
  try {
    await stream.settled();
    // A stopped caller's signal must not stop the keeping.
    await kernel.inContext({ ...caller, signal: new AbortController().signal }, async (context) => {
      await closeTurn(context, turn, end);
      if (settings.chosen.isMetered) await chargeTurn(context, turn, end, request);
    });
  } catch (error) {
    kernel.log.error({ error: String(error), turnId: turn.turnId }, 'an answer was not kept');
    stream.write({
      type: 'data-failure',
      id: 'failure',
      data: { message: catalogMessages.generic, retryable: true },
    });
  }
  await stream.close();
}

import { OperationError, catalogueMessages, findOperation, type AnyDeclaration } from '@brandwright/contract';
import type { ChatRequest, StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import type { Caller, Kernel } from '@brandwright/platform';
import { answer, type Answered, type AnswerSettings } from './answer.ts';
import { closeTurn, type TurnEnd } from './close-turn.ts';
import { decide, pendingIn, showReceipt } from './decisions.ts';
import { describeFailure } from './failure.ts';
import { answersInFull, hasUntrusted, type TurnMemory } from './memory.ts';
import { readDecision } from './offline/decision.ts';
import type { OpenTurn } from './open-turn.ts';
import { callOperation, type CallScope, type TurnState } from './operation-tools.ts';
import { suggestions } from './suggestions.ts';
import type { TurnStream } from './turn-stream.ts';

export interface TurnRun {
  kernel: Kernel;
  /** Its signal aborts when the founder stops the answer. */
  caller: Caller;
  turn: OpenTurn;
  request: ChatRequest;
  settings: AnswerSettings;
  stream: TurnStream;
}

type Ended = Pick<Answered, 'text' | 'steps' | 'inputTokens' | 'outputTokens' | 'asked' | 'choices'>;
const nothingSaid: Ended = { text: '', steps: 0, inputTokens: 0, outputTokens: 0, asked: null, choices: [] };

/** Writes one answer from beginning to end. Never throws: a failure becomes part of the message, with a retry. */
export async function runTurn(run: TurnRun): Promise<void> {
  const { kernel, caller, turn, stream } = run;
  const started = performance.now();
  const state = freshState(turn);
  stream.write({
    type: 'start',
    messageId: turn.messageId,
    messageMetadata: { createdAt: turn.startedAt.toISOString() },
  });
  const about = { conversationId: turn.conversationId, turnId: turn.turnId, title: turn.title };
  stream.write({ type: 'data-turn', id: turn.turnId, data: about });
  let ended = nothingSaid;
  let memory: TurnMemory | undefined;
  let status: TurnEnd['status'] = 'DONE';
  try {
    const decision = await decisionOf(run);
    if (decision) memory = await tellDecision(run, decision);
    else ended = await tellAnswer(run, state);
  } catch (error) {
    status = caller.signal.aborted ? 'STOPPED' : 'FAILED';
    if (status === 'FAILED') tellFailure(run, error);
  }
  if (caller.signal.aborted) status = 'STOPPED';
  if (status === 'DONE') tellNextSteps(stream, state, ended);
  const milliseconds = Math.round(performance.now() - started);
  const { steps, inputTokens, outputTokens } = ended;
  const figures = { steps, milliseconds, inputTokens, outputTokens, model: run.settings.chosen.name };
  stream.write({
    type: 'data-turn',
    id: turn.turnId,
    data: { ...about, ...figures, ...(status === 'STOPPED' ? { stopped: true } : {}) },
  });
  stream.write({ type: 'finish' });
  const end: TurnEnd = {
    status,
    parts: stream.builder.parts,
    memory: memory ?? { calls: state.calls, text: saidText(stream.builder.parts), asked: ended.asked },
    steps,
    inputTokens,
    outputTokens,
    milliseconds,
    firstEventMilliseconds:
      stream.firstEventAt === undefined ? null : Math.round(stream.firstEventAt - started),
    calls: state.trace,
  };
  await keep(kernel, caller, stream, turn, end);
}

function freshState(turn: OpenTurn): TurnState {
  const inView = turn.history.flatMap((message) => message.memory ?? []).slice(-answersInFull);
  return { calls: [], outputs: new Map(), trace: [], untrustedInView: hasUntrusted(inView) };
}

/** The decision that the request is, by button or by a bare yes or no while exactly one action waits. */
async function decisionOf({ kernel, caller, turn, request: { say } }: TurnRun) {
  if (say.kind === 'decision') return { actionId: say.actionId, approved: say.approved };
  const words = say.kind === 'message' || say.kind === 'edit' ? readDecision(say.text) : null;
  if (!words) return undefined;
  const waiting = await pendingIn(kernel, caller, turn.conversationId);
  const [only] = waiting;
  return only && waiting.length === 1
    ? { actionId: only.actionId, approved: words === 'approve' }
    : undefined;
}

async function tellDecision(
  { kernel, caller, stream, turn }: TurnRun,
  decision: { actionId: string; approved: boolean },
) {
  const { action, text, memory } = await decide(kernel, caller, decision, turn.conversationId);
  if (action) {
    await kernel.inContext(caller, (context) => showReceipt(context, action));
    stream.write({ type: 'data-approval', id: action.id, data: action, transient: true });
  }
  tellText(stream, text);
  return memory;
}

async function tellAnswer(run: TurnRun, state: TurnState): Promise<Ended> {
  const { kernel, caller, turn, request, stream, settings } = run;
  const scope: CallScope = { kernel, caller, turnId: turn.turnId, stream, state };
  if (request.say.kind === 'refine') return refine(scope, turn, request.say);
  const words = turn.history.findLast((message) => message.role === 'user')?.text ?? '';
  const [waiting] = await pendingIn(kernel, caller, turn.conversationId);
  const { actor } = caller;
  const facts = {
    now: kernel.clock.now(),
    storeName: await storeName(kernel, caller),
    personName: actor.kind === 'user' ? actor.name : '',
    screen: request.screen,
    candidates: await kernel.findRecords(caller, words),
    pending: waiting ?? null,
  };
  return answer(settings, scope, turn.history, facts);
}

async function storeName(kernel: Kernel, caller: Caller): Promise<string> {
  const result = await kernel
    .run({ ...caller, via: 'hand', operation: 'get_store', input: {} })
    .catch(() => undefined);
  const output = result?.kind === 'done' ? (result.output as { name?: unknown }) : {};
  return typeof output.name === 'string' ? output.name : 'the store';
}

/** Runs a read again with one of its understood values changed or taken away. */
async function refine(
  scope: CallScope,
  turn: OpenTurn,
  say: Extract<ChatRequest['say'], { kind: 'refine' }>,
): Promise<Ended> {
  const call = turn.history
    .flatMap((message) => message.memory?.calls ?? [])
    .findLast(({ callId }) => say.callId.endsWith(`:${callId}`) || say.callId === callId);
  const declaration: AnyDeclaration | undefined = call && findOperation(call.operation);
  if (!call || !declaration)
    throw new OperationError('not_found', 'That answer is not here any more. Ask again in words.');
  if (declaration.effect !== 'read')
    throw new OperationError('bad_input', 'Only what was looked up can be refined.');
  const { [say.field]: _, ...rest } = (call.input ?? {}) as Record<string, unknown>;
  const input = say.value === null || say.value === undefined ? rest : { ...rest, [say.field]: say.value };
  const told = await callOperation(scope, declaration, input, 'refined');
  const text = told.ok === true ? told.summary : told.ok === false ? told.error.message : '';
  tellText(scope.stream, text);
  return { ...nothingSaid, text, steps: 1 };
}

function tellText(stream: TurnStream, text: string): void {
  stream.write({ type: 'text-start', id: 'said' });
  stream.write({ type: 'text-delta', id: 'said', delta: text });
  stream.write({ type: 'text-end', id: 'said' });
}

function tellFailure({ kernel, stream, turn }: TurnRun, error: unknown): void {
  if (!(error instanceof OperationError))
    kernel.log.warn({ error: String(error), turnId: turn.turnId }, 'an answer failed');
  stream.write({ type: 'data-failure', id: 'failure', data: describeFailure(error) });
}

function tellNextSteps(stream: TurnStream, state: TurnState, ended: Ended): void {
  if (ended.choices.length > 0) {
    stream.write({ type: 'data-choices', id: 'choices', data: { items: ended.choices } });
    return;
  }
  const last = state.calls.findLast((call) => call.answer.ok === true);
  const declaration = last && findOperation(last.operation);
  const output = [...state.outputs.values()].at(-1);
  if (!declaration || output === undefined || ended.asked) return;
  const items = suggestions(declaration, output, findOperation).slice(0, 3);
  if (items.length > 0) stream.write({ type: 'data-suggestions', id: 'suggestions', data: { items } });
}

const saidText = (parts: StoredMessage['parts']) =>
  parts.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n');

async function keep(
  kernel: Kernel,
  caller: Caller,
  stream: TurnStream,
  turn: OpenTurn,
  end: TurnEnd,
): Promise<void> {
  try {
    await stream.settled();
    // A stopped caller's signal must not stop the keeping.
    await kernel.inContext({ ...caller, signal: new AbortController().signal }, (context) =>
      closeTurn(context, turn, end),
    );
  } catch (error) {
    kernel.log.error({ error: String(error), turnId: turn.turnId }, 'an answer was not kept');
    stream.write({
      type: 'data-failure',
      id: 'failure',
      data: { message: catalogueMessages.generic, retryable: true },
    });
  }
  await stream.close();
}

import { operations, type AnyDeclaration } from '@brandwright/contract';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import type { BrandFact } from '@brandwright/contract/copilot/vault/entities.ts';
import type { RecordCandidate } from '@brandwright/platform';
import { isStepCount, streamText, type ModelMessage, type ToolSet } from 'ai';
import type { ChosenModel } from '../models/choose-model.ts';
import { groundingServices } from './grounding.ts';
import { fitStep, roomOf, tokensOfTools } from '../context/context-budget.ts';
import { openWindow } from '../context/context-window.ts';
import type { ConversationDigest } from '../context/digest.ts';
import type { PastMessage } from '../context/past-message.ts';
import { instructions } from '../context/instructions.ts';
import { namedRecords } from '../context/named-records.ts';
import { estimateTokens } from '../context/tokens.ts';
import type {
  AskedQuestion,
  AttachedFile,
  PendingInView,
  FocusedRecord,
  TurnContext,
  TurnReport,
} from '../offline/ground/conversation/turn-context.ts';
import { OpenedTools } from '../tools/opened-tools.ts';
import { operationTools, toolsWhenCalled, type CallScope } from '../tools/operation-tools.ts';
import { findTool, withdrawTool } from '../tools/own-tools.ts';
import type { Routed, ToolRouter } from '../tools/routing.ts';
import type { TurnLimits } from './turn-limits.ts';

/** A turn ends after this many steps, whatever the model still wants. */
export const stepLimit = 12;

export interface AnswerFacts {
  now: Date;
  /** IANA zone of the founder. */
  timeZone: string;
  screen: ScreenInView | undefined;
  /** What waits for a yes in this conversation, newest first. */
  waiting: PendingInView[];
  /** What the instructions of a model tell of the store; null for the built-in one, which reads the store itself. */
  store: StoreFacts | null;
}

export interface StoreFacts {
  storeName: string;
  personName: string;
  /** Records that the message may name. */
  candidates: readonly RecordCandidate[];
  remembered: readonly BrandFact[];
}

export interface AnswerSettings {
  chosen: ChosenModel;
  router: ToolRouter;
  /** Tokens that a request to a real model may have, by estimate. */
  contextTokens: number;
  /** Bounds of a turn that nobody reads along; none for a conversation. */
  limits?: TurnLimits;
}

export interface Answered {
  text: string;
  asked: AskedQuestion | null;
  choices: TurnReport['choices'];
  options: TurnReport['options'];
  focus: TurnReport['focus'];
  /** A yes or a no to what waits that the message was. */
  decision?: TurnReport['decision'];
  /** Waiting actions that were proposed anew. */
  replaced: string[];
}

const offered: readonly AnyDeclaration[] = operations.filter(
  (operation: AnyDeclaration) => operation.offered,
);

/** Lets the model answer the last message: text and calls go to the stream as they come. Throws what the model throws. */
export async function answer(
  settings: AnswerSettings,
  scope: CallScope,
  past: { history: readonly PastMessage[]; digest: ConversationDigest | null },
  facts: AnswerFacts,
): Promise<Answered> {
  const { chosen } = settings;
  const { history } = past;
  const named = namedRecords(facts.store?.candidates ?? [], history);
  const kinds = [
    ...named.records.map(({ kind }) => kind),
    ...(facts.screen?.record ? [facts.screen.record.kind] : []),
  ];
  const { names, brief } = await routeTurn(settings, history, facts, kinds);
  const active = new Set(names);
  const opened = new OpenedTools(brief, chosen.schemas);
  const { store, ...ofTurn } = facts;
  const instruct = (earlier: string): string | null =>
    store &&
    instructions({
      ...ofTurn,
      ...store,
      named,
      operations: offeredIn(settings).map(({ name }) => name),
      unattended: settings.limits?.unattended,
      earlier,
    });
  const told = instruct('');
  const room =
    told === null
      ? roomOf(Number.POSITIVE_INFINITY, 0)
      : roomOf(settings.contextTokens, estimateTokens(told) + tokensOfTools([...active]));
  const tools = toolsOfTurn(settings, { ...scope, resultTokens: room.result }, opened, facts.waiting);
  const window = openWindow(history, past.digest, room.conversation);
  const toldInAll = instruct(window.earlier);
  const result = streamText({
    model: chosen.forTurn(groundingServices(scope, offeredIn(settings)), scope.state.called),
    ...(toldInAll === null ? {} : { instructions: toldInAll }),
    messages: [...window.messages, ...goingOn(chosen, history)],
    tools,
    ...(chosen.isOffline ? {} : { activeTools: [...active] }),
    prepareStep: ({ messages }) => ({
      ...(chosen.isOffline ? {} : { activeTools: [...active, ...opened.names] }),
      messages: fitStep(messages, room.conversation + room.step),
    }),
    // In order, so that a second change sees the first.
    toolCallConcurrency: 1,
    stopWhen: isStepCount(settings.limits?.steps ?? stepLimit),
    abortSignal: scope.caller.signal,
    // A real model is asked again underneath, where no effect can be repeated; the offline one does not fail.
    maxRetries: 0,
    onError: () => undefined,
    // Nothing listens, and for each event the SDK would look through every tool on offer.
    telemetry: { isEnabled: false },
    ...(chosen.isOffline
      ? { providerOptions: { brandwright: turnContext(facts, history, history.at(-1)?.files ?? []) } }
      : {}),
  });
  return tellStream(result.stream, scope);
}

/** After an answer that broke off: its calls stand, and the model is asked for the rest. The offline model sees that itself. */
function goingOn(chosen: ChosenModel, history: readonly PastMessage[]): ModelMessage[] {
  if (chosen.isOffline || history.at(-1)?.role !== 'assistant') return [];
  const content = '[The answer above broke off. What it did stays done: do not repeat it. Go on from there.]';
  return [{ role: 'user', content }];
}

type TextStream = ReturnType<typeof streamText<ToolSet>>['stream'];

async function tellStream(stream: TextStream, scope: CallScope): Promise<Answered> {
  const answered: Answered = { text: '', asked: null, choices: [], options: [], focus: [], replaced: [] };
  const { used } = scope.state;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error(part.reason ?? 'The answer was stopped.');
    if (part.type === 'text-start')
      scope.stream.write({ type: 'text-start', id: textId(used.steps, part.id) });
    if (part.type === 'text-delta') {
      answered.text += part.text;
      scope.stream.write({ type: 'text-delta', id: textId(used.steps, part.id), delta: part.text });
    }
    if (part.type === 'text-end') scope.stream.write({ type: 'text-end', id: textId(used.steps, part.id) });
    if (part.type === 'finish-step') {
      used.steps += 1;
      used.inputTokens += part.usage.inputTokens ?? 0;
      used.cachedInputTokens += part.usage.inputTokenDetails.cacheReadTokens ?? 0;
      used.outputTokens += part.usage.outputTokens ?? 0;
      const report = part.providerMetadata?.['brandwright'] as TurnReport | undefined;
      if (report) {
        answered.asked = report.asked;
        answered.choices = report.choices;
        answered.options = report.options;
        answered.focus = report.focus;
        answered.decision = report.decision;
        answered.replaced.push(...(report.replaces ?? []));
      }
    }
  }
  return answered;
}

// Providers number texts anew in each step.
const textId = (step: number, id: string) => `${step}-${id}`;

/** What a turn may call at all. */
function offeredIn({ limits }: AnswerSettings): readonly AnyDeclaration[] {
  if (!limits) return offered;
  const allowed = new Set(limits.operations);
  return offered.filter(({ name }) => allowed.has(name));
}

function toolsOfTurn(
  settings: AnswerSettings,
  scope: CallScope,
  opened: OpenedTools,
  waiting: readonly PendingInView[],
): ToolSet {
  const { chosen, router } = settings;
  if (chosen.isOffline) return toolsWhenCalled(scope, offeredIn(settings));
  return {
    ...operationTools(scope, offeredIn(settings), opened),
    find_operations: findTool(router, opened),
    withdraw_action: withdrawTool(scope, waiting, opened),
  };
}

/** Turns of which the operations stay at hand. */
const turnsAtHand = 3;

async function routeTurn(
  settings: AnswerSettings,
  history: readonly PastMessage[],
  facts: AnswerFacts,
  kinds: readonly string[],
): Promise<Routed> {
  const { chosen, router } = settings;
  if (chosen.isOffline) return { names: [], brief: new Set() };
  const recent = history
    .filter(({ role }) => role === 'assistant')
    .slice(-turnsAtHand)
    .flatMap((message) => message.memory?.calls.map((call) => call.operation) ?? []);
  const said = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const turn = {
    words: said.at(-1) ?? '',
    previous: said.at(-2) ?? '',
    recent: recent.reverse(),
    waiting: facts.waiting.map(({ operation }) => operation),
    kinds,
  };
  const own = ['find_operations', ...(facts.waiting.length > 0 ? ['withdraw_action'] : [])];
  const { names, brief } = await router.route(turn, chosen.toolLimit - own.length);
  return { names: [...names, ...own], brief };
}

/** What each message before the last one brought into focus, the latest first. */
function focusOfTurns(history: readonly PastMessage[]): (readonly FocusedRecord[])[] {
  const turns: (readonly FocusedRecord[])[] = [];
  for (const { role, memory } of history) {
    if (role === 'user') turns.unshift([]);
    else turns[0] = [...(turns[0] ?? []), ...(memory?.focus ?? [])];
  }
  return turns.slice(1);
}

function turnContext(facts: AnswerFacts, history: readonly PastMessage[], files: AttachedFile[]) {
  const last = history.findLast((message) => message.role === 'assistant')?.memory;
  const said = history.findLast((message) => message.role === 'user')?.text;
  const context: TurnContext = {
    now: facts.now.toISOString(),
    screen: facts.screen ?? null,
    waiting: facts.waiting,
    asked: last?.asked ?? null,
    offered: last?.options ?? [],
    suggested: last?.suggested?.find(({ say }) => say === said) ?? null,
    focus: focusOfTurns(history),
    files,
  };
  // Provider options are JSON by type; this is JSON by construction.
  return JSON.parse(JSON.stringify(context));
}

import { findOperation, operations, type AnyDeclaration } from '@brandwright/contract';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import type { RecordCandidate } from '@brandwright/platform';
import { isStepCount, jsonSchema, streamText, tool, type ModelMessage, type ToolSet } from 'ai';
import type { ChosenModel } from './choose-model.ts';
import { instructions } from './instructions.ts';
import { answersInFull, toModelMessages } from './memory.ts';
import type {
  AskedQuestion,
  AttachedFile,
  PendingInView,
  TurnContext,
  TurnReport,
} from './offline/turn-context.ts';
import type { PastMessage } from './open-turn.ts';
import { operationTools, type CallScope } from './operation-tools.ts';
import type { ToolRouter } from './routing.ts';

/** A turn ends after this many steps, whatever the model still wants. */
export const stepLimit = 12;

export interface AnswerFacts {
  now: Date;
  storeName: string;
  personName: string;
  screen: ScreenInView | undefined;
  candidates: RecordCandidate[];
  pending: PendingInView | null;
}

export interface AnswerSettings {
  chosen: ChosenModel;
  router: ToolRouter;
  /** Without a piece of an answer for this long, the model counts as stalled. */
  stallMs: number;
  /** How often a refused or failed request is sent again, with back-off. */
  retries: number;
}

export interface Answered {
  text: string;
  steps: number;
  inputTokens: number;
  outputTokens: number;
  asked: AskedQuestion | null;
  choices: TurnReport['choices'];
}

const offered: readonly AnyDeclaration[] = operations.filter(
  (operation: AnyDeclaration) => operation.offered,
);

/** Lets the model answer the last message: text and calls go to the stream as they come. Throws what the model throws. */
export async function answer(
  settings: AnswerSettings,
  scope: CallScope,
  history: readonly PastMessage[],
  facts: AnswerFacts,
): Promise<Answered> {
  const { chosen, router } = settings;
  const last = history.at(-1);
  const found = new Set<string>();
  const tools = toolsOfTurn(chosen, router, scope, found);
  const active = new Set(routeTurn(settings, history, facts));
  const result = streamText({
    model: chosen.model,
    instructions: instructions(facts),
    messages: toMessages(history),
    tools,
    activeTools: [...active],
    prepareStep: () => ({ activeTools: [...active, ...found] }),
    // In order, so that a second change sees the first.
    toolCallConcurrency: 1,
    stopWhen: isStepCount(stepLimit),
    abortSignal: scope.caller.signal,
    timeout: { firstChunkMs: settings.stallMs, chunkMs: settings.stallMs },
    maxRetries: settings.retries,
    onError: () => undefined,
    ...(chosen.isOffline
      ? { providerOptions: { brandwright: turnContext(facts, history, last?.files ?? []) } }
      : {}),
  });
  return tellStream(result.stream, scope);
}

type TextStream = ReturnType<typeof streamText<ToolSet>>['stream'];

async function tellStream(stream: TextStream, scope: CallScope): Promise<Answered> {
  const answered: Answered = {
    text: '',
    steps: 0,
    inputTokens: 0,
    outputTokens: 0,
    asked: null,
    choices: [],
  };
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error(`timeout: ${part.reason ?? 'the answer was cut off'}`);
    if (part.type === 'text-start')
      scope.stream.write({ type: 'text-start', id: textId(answered.steps, part.id) });
    if (part.type === 'text-delta') {
      answered.text += part.text;
      scope.stream.write({ type: 'text-delta', id: textId(answered.steps, part.id), delta: part.text });
    }
    if (part.type === 'text-end')
      scope.stream.write({ type: 'text-end', id: textId(answered.steps, part.id) });
    if (part.type === 'finish-step') {
      answered.steps += 1;
      const report = part.providerMetadata?.['brandwright'] as TurnReport | undefined;
      if (report) {
        answered.asked = report.asked;
        answered.choices = report.choices;
      }
    }
    if (part.type === 'finish') {
      answered.inputTokens = part.totalUsage.inputTokens ?? 0;
      answered.outputTokens = part.totalUsage.outputTokens ?? 0;
    }
  }
  return answered;
}

// Providers number texts anew in each step.
const textId = (step: number, id: string) => `${step}-${id}`;

function toolsOfTurn(chosen: ChosenModel, router: ToolRouter, scope: CallScope, found: Set<string>): ToolSet {
  const tools = operationTools(scope, offered);
  if (chosen.isOffline) return tools;
  return { ...tools, find_operations: findTool(router, found) };
}

/** The way out when the offered tools do not fit: finds others and offers them from the next step on. */
function findTool(router: ToolRouter, found: Set<string>) {
  return tool({
    description:
      'Finds further tools by what they do. Use it when none of the tools you have fits; the found ones can be called next.',
    inputSchema: jsonSchema<{ words: string }>({
      type: 'object',
      properties: { words: { type: 'string', description: 'What it should do, in a few words.' } },
      required: ['words'],
      additionalProperties: false,
    }),
    strict: true,
    execute: ({ words }) => {
      const names = router.find(words, 8);
      for (const name of names) found.add(name);
      return names.map((name) => ({ name, does: findOperation(name)?.description ?? '' }));
    },
  });
}

function routeTurn(
  { chosen, router }: AnswerSettings,
  history: readonly PastMessage[],
  facts: AnswerFacts,
): string[] {
  if (chosen.isOffline) return offered.map((declaration) => declaration.name);
  const recent = history
    .slice(-6)
    .flatMap((message) => message.memory?.calls.map((call) => call.operation) ?? []);
  const words = history
    .slice(-3)
    .filter((message) => message.role === 'user')
    .map((message) => message.text)
    .join(' ');
  const turn = { words, recent: recent.reverse(), screenTitle: facts.screen?.title ?? '' };
  return [...router.route(turn, chosen.toolLimit - 1), 'find_operations'];
}

function toMessages(history: readonly PastMessage[]): ModelMessage[] {
  const answers = history.filter((message) => message.role === 'assistant').slice(-answersInFull);
  return history.flatMap((message): ModelMessage[] => {
    if (message.role === 'user') return [{ role: 'user', content: withFiles(message) }];
    if (!message.memory) return message.text ? [{ role: 'assistant', content: message.text }] : [];
    return toModelMessages(message.memory, answers.includes(message));
  });
}

function withFiles({ text, files }: PastMessage): string {
  if (files.length === 0) return text;
  const list = files.map(
    ({ id, name, contentType }) => `[Attached file ${JSON.stringify(name)}, ${contentType}, fileId ${id}]`,
  );
  return `${text}\n${list.join('\n')}`;
}

function turnContext(facts: AnswerFacts, history: readonly PastMessage[], files: AttachedFile[]) {
  const asked = history.findLast((message) => message.role === 'assistant')?.memory?.asked ?? null;
  const context: TurnContext = {
    now: facts.now.toISOString(),
    screen: facts.screen ?? null,
    candidates: facts.candidates,
    pending: facts.pending,
    asked,
    files,
  };
  // Provider options are JSON by type; this is JSON by construction.
  return JSON.parse(JSON.stringify(context));
}

import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';
import { readConversation } from './ground/conversation/conversation.ts';
import type { GroundingServices } from './ground/conversation/services.ts';
import { readTurnContext } from './ground/conversation/turn-context.ts';
import { learnedModel } from './learned-model.ts';
import { createParser } from './parse/parse.ts';
import { withoutAsides } from './parse/within.ts';
import { unwrapOutside } from './outside-wrapper.ts';
import { nextStep, type Explain, type Partner } from './partner.ts';
import { plainReport, type NextStep } from './respond/report.ts';

/** By tool call, what it is in words, and whether the message was taken for it without being sure: the loop lets such a change ask first. */
export type CalledInWords = Map<string, { words: string; isDoubtful: boolean }>;

/** What a trial came to is read like the results of a conversation: words from outside are values. */
const withPlainTrials = (services: GroundingServices): GroundingServices => ({
  ...services,
  async tryRead(operation, input) {
    const trial = await services.tryRead(operation, input);
    return trial.ok ? { ...trial, result: unwrapOutside(trial.result) } : trial;
  },
});

/**
 * The model that answers one turn without a key: an AI SDK language model in this process. The same conversation, store and
 * clock give the same answer.
 */
export function createOfflineModel(
  services: GroundingServices,
  clock: () => Date,
  explain?: Explain,
  called: CalledInWords = new Map(),
): LanguageModelV4 {
  let turn: Partner | undefined;
  const step = async (options: LanguageModelV4CallOptions): Promise<NextStep> => {
    const context = readTurnContext(options);
    if (!turn) {
      const parser = withoutAsides(
        createParser(await learnedModel(), (name) => services.offered.find((one) => one.name === name)),
      );
      const now = context.now ? new Date(context.now) : clock();
      turn = { parser, services: withPlainTrials(services), now, considered: new Map(), explain };
    }
    const next = await nextStep(turn, readConversation(options.prompt), context);
    const words = next.kind === 'calls' ? (next.doubt ?? next.called) : undefined;
    if (next.kind === 'calls' && words !== undefined)
      for (const id of callIds(next, options))
        called.set(id, { words, isDoubtful: next.doubt !== undefined });
    return next;
  };
  return {
    specificationVersion: 'v4',
    provider: 'brandwright',
    modelId: 'offline',
    supportedUrls: {},
    doGenerate: async (options) => {
      const next = await step(options);
      return {
        content: contentOf(next, options),
        finishReason: finishOf(next),
        usage: usageOf(next, options),
        providerMetadata: metadataOf(next),
        warnings: [],
      };
    },
    doStream: async (options) => {
      const parts = streamOf(await step(options), options);
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          pull(controller) {
            const part = options.abortSignal?.aborted ? undefined : parts.next().value;
            if (part) controller.enqueue(part);
            else controller.close();
          },
        }),
      };
    },
  };
}

type Calls = Extract<NextStep, { kind: 'calls' }>;

function contentOf(next: NextStep, options: LanguageModelV4CallOptions): LanguageModelV4Content[] {
  if (next.kind === 'text') return [{ type: 'text', text: next.text }];
  const ids = callIds(next, options);
  return next.calls.map((call, index) => ({
    type: 'tool-call',
    toolCallId: ids[index] ?? '',
    toolName: call.operation,
    input: JSON.stringify(call.input),
  }));
}

function* streamOf(
  next: NextStep,
  options: LanguageModelV4CallOptions,
): Generator<LanguageModelV4StreamPart, undefined> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'response-metadata', modelId: 'offline' };
  for (const part of contentOf(next, options)) {
    if (part.type === 'tool-call') {
      yield { type: 'tool-input-start', id: part.toolCallId, toolName: part.toolName };
      yield { type: 'tool-input-delta', id: part.toolCallId, delta: part.input };
      yield { type: 'tool-input-end', id: part.toolCallId };
      yield part;
    }
    if (part.type === 'text') {
      const id = 'text-1';
      yield { type: 'text-start', id };
      // Line by line: all of it is there at once, and each piece goes through many hands.
      for (const delta of part.text.match(/[^\n]*\n+|[^\n]+$/g) ?? [part.text])
        yield { type: 'text-delta', id, delta };
      yield { type: 'text-end', id };
    }
  }
  yield {
    type: 'finish',
    finishReason: finishOf(next),
    usage: usageOf(next, options),
    providerMetadata: metadataOf(next),
  };
  return undefined;
}

/** Unique within the conversation and the same when it is asked again. */
function callIds({ calls }: Calls, options: LanguageModelV4CallOptions): string[] {
  const before = callsBefore(options);
  return calls.map(({ operation }, index) => `call-${before + index + 1}-${operation}`);
}

function callsBefore(options: LanguageModelV4CallOptions): number {
  return (
    options.prompt.reduce(
      (sum, message) =>
        sum +
        (message.role === 'assistant'
          ? message.content.filter((part) => part.type === 'tool-call').length
          : 0),
      0,
    ) +
    options.prompt.filter((message) => message.role === 'user').length * 100
  );
}

function finishOf(next: NextStep): LanguageModelV4FinishReason {
  return { unified: next.kind === 'calls' ? 'tool-calls' : 'stop', raw: undefined };
}

function metadataOf(next: NextStep): SharedV4ProviderMetadata {
  const report =
    next.kind === 'calls' ? { ...plainReport, outcome: 'called', replaces: [...next.replaces] } : next.report;
  return { brandwright: JSON.parse(JSON.stringify(report)) };
}

/** Words stand for tokens: nothing is billed here, the figures only show proportions. */
function usageOf(next: NextStep, options: LanguageModelV4CallOptions): LanguageModelV4Usage {
  const count = (text: string) => Math.ceil(text.length / 4);
  const input = count(JSON.stringify(options.prompt));
  const output =
    next.kind === 'text'
      ? count(next.text)
      : next.calls.reduce((sum, call) => sum + count(JSON.stringify(call)), 0);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
}

import type { AnyDeclaration } from '@brandwright/contract';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';
import { readConversation } from './turn/conversation.ts';
import { type NextStep, nextStep } from './turn/plan.ts';
import { readTurnContext } from './turn/turn-context.ts';

export interface OfflineModelOptions {
  /** Looks a declaration up by the name of its tool. */
  find: (name: string) => AnyDeclaration | undefined;
  /** The clock, where the turn context brings none. */
  now: () => Date;
}

/** The model that answers without a key: an AI SDK language model in this process, the same answer for the same conversation. */
export function createOfflineModel({ find, now }: OfflineModelOptions): LanguageModelV4 {
  const step = (options: LanguageModelV4CallOptions): Promise<NextStep> => {
    const context = readTurnContext(options);
    const names =
      options.toolChoice?.type === 'none'
        ? []
        : (options.tools ?? []).flatMap((tool) => (tool.type === 'function' ? [tool.name] : []));
    return nextStep(
      readConversation(options.prompt),
      names,
      context,
      context.now ? new Date(context.now) : now(),
      find,
    );
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

function contentOf(next: NextStep, options: LanguageModelV4CallOptions): LanguageModelV4Content[] {
  if (next.kind === 'text') return [{ type: 'text', text: next.text }];
  const before = callsBefore(options);
  return next.calls.map((call, index) => ({
    type: 'tool-call',
    toolCallId: callId(before + index, call.operation),
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
      for (const delta of part.text.match(/\s*\S+\s*$|\s*\S+/g) ?? [part.text])
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
const callId = (place: number, operation: string) => `call-${place + 1}-${operation}`;

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
  if (next.kind === 'calls')
    return { brandwright: { asked: null, choices: [], outcome: 'called', replaces: [...next.replaces] } };
  return { brandwright: JSON.parse(JSON.stringify(next.report)) };
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

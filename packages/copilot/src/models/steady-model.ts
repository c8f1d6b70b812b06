import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Middleware,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { HeldParts } from '../stream/held-parts.ts';
import { isPassing, ModelStalled, retryAfterMs } from './model-faults.ts';

export interface Steadiness {
  /** How often a step that failed for the moment is asked for again. */
  retries: number;
  /** Milliseconds without a word after which the model counts as stalled. */
  stallMs: number;
  /** Milliseconds before the first repeat; each further one waits twice as long. Default 500. */
  backOffMs?: number;
}

/** A provider that asks for a longer pause is not waited for. */
const longestWaitMs = 20_000;
const usualBackOffMs = 500;

/**
 * Asks a real model again when it fails for the moment: refused as busy (`Retry-After` is kept to), a fault on its
 * side, no connection, a stream that breaks or stalls.
 *
 * Nothing has an effect twice: tool calls are handed on only when the step is whole, so of a step that broke none has
 * run, and results that were already there go with the repeated request. Words that were already told are not told
 * again: the model is asked to go on after them.
 */
export function steadyModel(steadiness: Steadiness): LanguageModelV4Middleware {
  return {
    specificationVersion: 'v4',
    wrapStream: async ({ model, params }) => ({ stream: streamOf(tell(model, params, steadiness)) }),
  };
}

async function* tell(
  model: LanguageModelV4,
  params: LanguageModelV4CallOptions,
  { retries, stallMs, backOffMs = usualBackOffMs }: Steadiness,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const held = new HeldParts();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const prompt = held.told === '' ? params.prompt : goOn(params.prompt, held.told);
      for await (const part of oneAttempt(model, { ...params, prompt }, stallMs)) yield* held.take(part);
      return;
    } catch (error) {
      if (params.abortSignal?.aborted || attempt >= retries || !isPassing(error)) {
        yield { type: 'error', error };
        return;
      }
      held.dropStep();
      const asked = retryAfterMs(error);
      if (asked !== undefined && asked > longestWaitMs) {
        yield { type: 'error', error };
        return;
      }
      await pause(asked ?? backOffMs * 2 ** attempt, params.abortSignal);
    }
  }
}

/** One request. Throws when it is refused, breaks off, stalls or ends without being whole. */
async function* oneAttempt(
  model: LanguageModelV4,
  params: LanguageModelV4CallOptions,
  stallMs: number,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const patience = new Patience(stallMs, params.abortSignal);
  try {
    const { stream } = await patience.with(model.doStream({ ...params, abortSignal: patience.signal }));
    const reader = stream.getReader();
    let isWhole = false;
    for (;;) {
      const { value, done } = await patience.with(reader.read());
      if (done) break;
      if (value.type === 'error') throw value.error;
      if (value.type === 'finish') {
        if (value.finishReason.unified === 'interrupted' && value.usage.inputTokens.total === undefined)
          throw new ModelStalled('The stream ended before the answer did.');
        isWhole = true;
      }
      yield value;
    }
    if (!isWhole) throw new ModelStalled('The stream ended before the answer did.');
  } finally {
    patience.end();
  }
}

/** Waits for a model, but never longer than it may be silent. */
class Patience {
  readonly #stop = new AbortController();
  readonly #stallMs: number;
  readonly signal: AbortSignal;

  constructor(stallMs: number, outer: AbortSignal | undefined) {
    this.#stallMs = stallMs;
    this.signal = outer ? AbortSignal.any([outer, this.#stop.signal]) : this.#stop.signal;
  }

  async with<T>(step: PromiseLike<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let give: (() => void) | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ModelStalled(`The model sent nothing for ${this.#stallMs} ms.`)),
        this.#stallMs,
      );
      give = () => reject(this.signal.reason);
      this.signal.addEventListener('abort', give, { once: true });
    });
    try {
      return await Promise.race([step, silence]);
    } finally {
      clearTimeout(timer);
      if (give) this.signal.removeEventListener('abort', give);
    }
  }

  /** Ends the request, whatever is left of it. */
  end(): void {
    this.#stop.abort();
  }
}

/** The prompt of a repeated step after words of it were told. */
function goOn(prompt: LanguageModelV4Prompt, told: string): LanguageModelV4Prompt {
  const text =
    '[The connection broke after these words of yours. They are shown already: go on right after them, without repeating any.]';
  return [
    ...prompt,
    { role: 'assistant', content: [{ type: 'text', text: told }] },
    { role: 'user', content: [{ type: 'text', text }] },
  ];
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}

function streamOf(
  parts: AsyncGenerator<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

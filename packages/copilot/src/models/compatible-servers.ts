import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import type { EventSourceMessage } from 'eventsource-parser';
import { eventStream } from '../stream/read-events.ts';
import { CompatibleCalls } from './compatible-calls.ts';

type Fields = Record<string, unknown>;

/**
 * Fetches from a server that speaks OpenAI's chat protocol in a way of its own, and hands its answer on as the protocol
 * publishes it: numbered calls with an id and written arguments, differences in place of messages, plain content, numbers of
 * tokens only where they are numbers. A server that does not stream is handed on as a stream of one chunk. Refusals pass as
 * they are.
 */
export const asPublished =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body) return response;
    const sent = response.headers.get('content-type') ?? '';
    const asked = typeof init?.body === 'string' && /"stream"\s*:\s*true/.test(init.body);
    const isStream = sent.includes('text/event-stream');
    if (!isStream && (!asked || sent.includes('html'))) return response;
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    headers.set('content-type', 'text/event-stream');
    const { status } = response;
    if (!sent.includes('json')) return new Response(publishedStream(response.body), { status, headers });
    const text = await response.text();
    // Some call a stream JSON.
    if (!/^\s*[[{]/.test(text))
      return new Response(publishedStream(new Blob([text]).stream()), { status, headers });
    const dialect = new Dialect();
    const whole = [written(dialect.published(JSON.parse(text))), ...dialect.end(true), lastEvent];
    return new Response(whole.join(''), { status, headers });
  };

const lastEvent = 'data: [DONE]\n\n';
const written = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}\n\n`;

function publishedStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  const dialect = new Dialect();
  return eventStream(body)
    .pipeThrough(
      new TransformStream<EventSourceMessage, string>({
        transform(message, controller) {
          for (const event of rewritten(message, dialect)) controller.enqueue(event);
        },
        flush(controller) {
          for (const event of dialect.end(false)) controller.enqueue(event);
        },
      }),
    )
    .pipeThrough(new TextEncoderStream());
}

/** What is no JSON is for the reader of the stream to refuse. */
function rewritten({ data, event }: EventSourceMessage, dialect: Dialect): string[] {
  if (data.trim() === '[DONE]') return [...dialect.end(true), lastEvent];
  try {
    const chunk: unknown = JSON.parse(data);
    return [written(dialect.published(event === 'error' ? asError(chunk) : chunk))];
  } catch (error) {
    if (error instanceof SyntaxError) return [`data: ${data}\n\n`];
    throw error;
  }
}

const asError = (chunk: unknown): unknown =>
  isRecord(chunk) && chunk['error'] !== undefined ? chunk : { error: chunk };

/** The chunks of one answer. */
class Dialect {
  readonly #calls = new CompatibleCalls();
  /** Whether the answer said why it ended, or failed. */
  #isEnded = false;

  published(chunk: unknown): unknown {
    if (!isRecord(chunk)) return chunk;
    const failure = failureOf(chunk);
    if (failure !== undefined) {
      this.#isEnded = true;
      return { error: publishedError(failure) };
    }
    const { id, model, created } = chunk;
    const choices = Array.isArray(chunk['choices']) ? chunk['choices'].filter(isRecord) : [];
    return {
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof model === 'string' ? { model } : {}),
      ...(typeof created === 'number' ? { created } : {}),
      usage: publishedUsage(chunk['usage']),
      choices: choices.map((choice, at) => this.#choice(choice, at)),
    };
  }

  /**
   * What is still to say when the server ends its answer: calls that were held back and, where it said that it ended
   * (`isSaid`) but not why, a reason.
   */
  end(isSaid: boolean): string[] {
    const calls = this.#calls.rest();
    const reason = isSaid && !this.#isEnded ? (this.#calls.isEmpty ? 'stop' : 'tool_calls') : null;
    if (calls.length === 0 && reason === null) return [];
    this.#isEnded = true;
    return [written({ choices: [{ index: 0, finish_reason: reason, delta: callsField(calls) }] })];
  }

  #choice(choice: Fields, at: number): Fields {
    const said = [choice['delta'], choice['message']].find(isRecord) ?? {};
    const { content, refusal, tool_calls: calls, function_call: only, reasoning } = said;
    const list = Array.isArray(calls) ? calls : [calls ?? only];
    const reason = choice['finish_reason'];
    const isLast = typeof reason === 'string' && reason !== '';
    const told = this.#calls.take(list.filter(isRecord));
    if (isLast) {
      this.#isEnded = true;
      told.push(...this.#calls.rest());
    }
    return {
      index: Number.isInteger(choice['index']) ? choice['index'] : at,
      finish_reason: isLast ? reason : null,
      delta: {
        content: plainContent(content),
        ...(typeof refusal === 'string' ? { refusal } : {}),
        reasoning,
        reasoning_content: said['reasoning_content'],
        ...callsField(told),
      },
    };
  }
}

const callsField = (calls: readonly Fields[]): Fields => (calls.length > 0 ? { tool_calls: calls } : {});

/** What a chunk says went wrong: `{ error }`, as published, or `{ object: 'error', message }` and the like. */
function failureOf(chunk: Fields): unknown {
  if (chunk['error'] !== undefined && chunk['error'] !== null) return chunk['error'];
  if (Array.isArray(chunk['choices'])) return undefined;
  return chunk['object'] === 'error' || typeof chunk['message'] === 'string' ? chunk : undefined;
}

/** Content is text, or a list of parts of which some are text. */
function plainContent(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  return content
    .map((part) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('');
}

const counts = ['prompt_tokens', 'completion_tokens', 'total_tokens'] as const;

function publishedUsage(usage: unknown): Fields | null {
  if (!isRecord(usage)) return null;
  const counted = counts.filter((name) => typeof usage[name] === 'number');
  if (counted.length === 0) return null;
  const details = usage['prompt_tokens_details'];
  const cached =
    isRecord(details) && typeof details['cached_tokens'] === 'number' ? details['cached_tokens'] : null;
  return {
    ...Object.fromEntries(counted.map((name) => [name, usage[name]])),
    prompt_tokens_details: { cached_tokens: cached },
  };
}

function publishedError(error: unknown): Fields {
  if (!isRecord(error)) return { message: String(error) };
  const { message, type, code } = error;
  return {
    message: typeof message === 'string' ? message : JSON.stringify(error),
    type: typeof type === 'string' ? type : null,
    code: typeof code === 'string' || typeof code === 'number' ? code : null,
  };
}

import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';

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
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    headers.set('content-type', 'text/event-stream');
    const { status } = response;
    if (sent.includes('text/event-stream'))
      return new Response(publishedStream(response.body), { status, headers });
    if (!asked || !sent.includes('json')) return response;
    const chunk = new Dialect().published(await response.json());
    return new Response(written(chunk) + lastEvent, { status, headers });
  };

const lastEvent = 'data: [DONE]\n\n';
const written = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}\n\n`;

function publishedStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const dialect = new Dialect();
  return body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .pipeThrough(
      new TransformStream<EventSourceMessage, string>({
        transform({ data }, controller) {
          controller.enqueue(rewritten(data, dialect));
        },
      }),
    )
    .pipeThrough(new TextEncoderStream());
}

/** What is no JSON is for the reader of the stream to refuse. */
function rewritten(data: string, dialect: Dialect): string {
  if (data.trim() === '[DONE]') return lastEvent;
  try {
    return written(dialect.published(JSON.parse(data)));
  } catch (error) {
    if (error instanceof SyntaxError) return `data: ${data}\n\n`;
    throw error;
  }
}

/** The chunks of one answer; calls keep their numbers from chunk to chunk. */
class Dialect {
  /** Id of each call so far, by the number it is given here. */
  readonly #calls: string[] = [];
  /** The latest call under each number that the server gives. */
  readonly #latest = new Map<number, number>();

  published(chunk: unknown): unknown {
    if (!isRecord(chunk)) return chunk;
    if (chunk['error'] !== undefined && chunk['error'] !== null)
      return { error: publishedError(chunk['error']) };
    const choices = Array.isArray(chunk['choices']) ? chunk['choices'].filter(isRecord) : [];
    return {
      ...chunk,
      usage: publishedUsage(chunk['usage']),
      choices: choices.map((choice, at) => this.#choice(choice, at)),
    };
  }

  #choice(choice: Fields, at: number): Fields {
    const said = [choice['delta'], choice['message']].find(isRecord) ?? {};
    const { content, tool_calls: calls, reasoning, reasoning_content: thoughts } = said;
    const list = Array.isArray(calls) ? calls : isRecord(calls) ? [calls] : [];
    const reason = choice['finish_reason'];
    return {
      index: Number.isInteger(choice['index']) ? choice['index'] : at,
      finish_reason: typeof reason === 'string' && reason !== '' ? reason : null,
      delta: {
        content: plainContent(content),
        reasoning,
        reasoning_content: thoughts,
        ...(list.length > 0 ? { tool_calls: list.filter(isRecord).map((call) => this.#call(call)) } : {}),
      },
    };
  }

  #call(call: Fields): Fields {
    const own = isRecord(call['function']) ? call['function'] : {};
    const id = textOf(call['id']);
    const name = textOf(own['name']);
    const { index, isNew } = this.#place(id, name, call['index']);
    const { arguments: given } = own;
    return {
      index,
      ...(isNew ? { id: this.#calls[index], type: 'function' } : {}),
      function: {
        ...(isNew && name !== undefined ? { name } : {}),
        arguments: typeof given === 'string' ? given : isRecord(given) ? JSON.stringify(given) : '',
      },
    };
  }

  /** Which call a fragment belongs to: that of its id, else the latest under its number, else the latest of all. */
  #place(
    id: string | undefined,
    name: string | undefined,
    number: unknown,
  ): { index: number; isNew: boolean } {
    const known = id === undefined ? -1 : this.#calls.indexOf(id);
    const numbered = typeof number === 'number' ? this.#latest.get(number) : undefined;
    const latest =
      typeof number === 'number' ? numbered : this.#calls.length > 0 ? this.#calls.length - 1 : undefined;
    // Without an id of its own, a fragment with a name begins a call where numbers do not say otherwise.
    const continues =
      known >= 0 ||
      (latest !== undefined && id === undefined && (name === undefined || numbered !== undefined));
    if (continues) return { index: known >= 0 ? known : (latest ?? 0), isNew: false };
    const index = this.#calls.length;
    this.#calls.push(id ?? `call_${index + 1}`);
    if (typeof number === 'number') this.#latest.set(number, index);
    return { index, isNew: true };
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

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

import { apiBase, buildRequest, type HttpAddress } from '@brandwright/contract';
import { eventStream } from '@brandwright/copilot/stream/read-events.ts';
import type { ChatSend, StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** One answer as a client saw it. */
export interface SeenAnswer {
  conversationId: string | undefined;
  text: string;
  parts: StoredMessage['parts'];
  firstEventMs: number;
  endMs: number;
}

interface ListedOperation {
  name: string;
  method: HttpAddress['method'];
  path: string;
  root?: boolean;
}

export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

/** Speaks to a running server as a client does, over HTTP, for one person. */
export class ReplayClient {
  readonly #url: string;
  #token: string;
  #operations: Map<string, ListedOperation> | undefined;

  /** With the token of somebody who logged in elsewhere, or for `logIn` to get one. */
  constructor(url: string, token = '') {
    this.#url = url.replace(/\/$/, '');
    this.#token = token;
  }

  /** Of the person who logged in. */
  get token(): string {
    return this.#token;
  }

  async logIn(email: string, password: string): Promise<void> {
    const response = await this.#fetch('POST', `${apiBase}/login`, JSON.stringify({ email, password }));
    const header = response.headers.get('authorization');
    const body = (await response.json()) as { token?: string };
    this.#token = body.token ?? header?.replace(/^Bearer /, '') ?? '';
  }

  /** Puts the demo stores back to their beginning, at an ISO instant where one is given; time stands still there. */
  async resetDemo(instant?: string): Promise<void> {
    await this.#fetch('POST', `${apiBase}/-/demo/reset`, JSON.stringify({ instant }));
  }

  /** Moves the time that stands still on by so many seconds. */
  async moveClock(seconds: number): Promise<void> {
    await this.#fetch('POST', `${apiBase}/-/demo/clock`, JSON.stringify({ seconds }));
  }

  /** Calls an operation by its name at its address. */
  async call(name: string, input: unknown): Promise<unknown> {
    const operation = (await this.#listed()).get(name);
    if (!operation) throw new Error(`The server has no operation "${name}".`);
    const http = {
      method: operation.method,
      path: operation.path,
      ...(operation.root ? { root: true as const } : {}),
    };
    const request = buildRequest({ http }, input);
    const response = await this.#fetch(request.method, request.url, request.body);
    return response.json();
  }

  async upload(path: string): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([readFileSync(path)]), basename(path));
    const response = await fetch(`${this.#url}${apiBase}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}` },
      body: form,
    });
    await refuseFailure(response);
    return ((await response.json()) as { id: string }).id;
  }

  /** Says something and reads the whole answer. `leaveEarly` reads one event, leaves, and follows the rest as a reload would. */
  async chat(send: ChatSend, leaveEarly = false, stop = false): Promise<SeenAnswer> {
    const started = performance.now();
    const response = await this.#fetch('POST', `${apiBase}/copilot/chat`, JSON.stringify(send));
    const reader = new AnswerReader(started);
    await reader.read(response, leaveEarly || stop);
    const conversationId = reader.conversationId ?? send.conversationId;
    if (stop && conversationId)
      await this.#fetch('POST', `${apiBase}/copilot/conversations/${conversationId}/stop`, '{}');
    if ((leaveEarly || stop) && conversationId) {
      const answer = await this.follow(conversationId);
      return { ...answer, firstEventMs: reader.firstEventMs, endMs: performance.now() - started };
    }
    return reader.seen(conversationId);
  }

  /** As a page does after a reload: reads the conversation, follows what is still being written, reads again. */
  async follow(conversationId: string): Promise<SeenAnswer> {
    const started = performance.now();
    const response = await this.#fetch(
      'GET',
      `${apiBase}/copilot/conversations/${conversationId}/stream`,
      undefined,
    );
    const reader = new AnswerReader(started);
    if (response.status !== 204) await reader.read(response, false);
    const { messages } = (await this.call('get_conversation', { id: conversationId })) as {
      messages: StoredMessage[];
    };
    const stored = messages.at(-1)?.parts ?? [];
    const text = stored.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n');
    const { firstEventMs } = reader;
    return { conversationId, text, parts: stored, firstEventMs, endMs: performance.now() - started };
  }

  async #listed(): Promise<Map<string, ListedOperation>> {
    if (!this.#operations) {
      const response = await this.#fetch('GET', `${apiBase}/operations`, undefined);
      const { operations } = (await response.json()) as { operations: ListedOperation[] };
      this.#operations = new Map(operations.map((operation) => [operation.name, operation]));
    }
    return this.#operations;
  }

  async #fetch(method: string, path: string, body: string | undefined): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(120_000),
    });
    await refuseFailure(response);
    return response;
  }
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new CallRefused(response.status, body.code ?? 'unknown', body.message ?? response.statusText);
}

/** Reads a UI message stream into the parts of a message. */
class AnswerReader {
  readonly #started: number;
  readonly #parts: StoredMessage['parts'] = [];
  firstEventMs = 0;
  conversationId: string | undefined;

  constructor(started: number) {
    this.#started = started;
  }

  async read(response: Response, leaveAfterFirst: boolean): Promise<void> {
    if (!response.body) return;
    for await (const { data } of eventStream(response.body)) {
      this.firstEventMs ||= performance.now() - this.#started;
      this.#take(data);
      if (leaveAfterFirst && this.conversationId) return;
    }
  }

  seen(conversationId: string | undefined): SeenAnswer {
    const text = this.#parts
      .flatMap((part) => (part.type === 'text' ? [String(part['text'])] : []))
      .join('\n');
    const endMs = performance.now() - this.#started;
    return { conversationId, text, parts: this.#parts, firstEventMs: this.firstEventMs, endMs };
  }

  #take(data: string): void {
    if (data === '[DONE]' || data === '') return;
    const chunk = JSON.parse(data) as {
      type: string;
      id?: string;
      delta?: string;
      data?: Record<string, unknown>;
    };
    if (chunk.type === 'text-start') this.#parts.push({ type: 'text', id: chunk.id, text: '' });
    if (chunk.type === 'text-delta') {
      const part = this.#parts.findLast(({ type, id }) => type === 'text' && id === chunk.id);
      if (part) part['text'] = `${String(part['text'])}${chunk.delta ?? ''}`;
    }
    if (!chunk.type.startsWith('data-')) return;
    if (chunk.type === 'data-turn') this.conversationId = String(chunk.data?.['conversationId']);
    const earlier = this.#parts.find(({ type, id }) => type === chunk.type && id === chunk.id);
    if (earlier) earlier['data'] = chunk.data;
    else this.#parts.push({ type: chunk.type, id: chunk.id, data: chunk.data });
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with the next request. */
export type Reply =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: { name: string; input: unknown }[] }
  | { kind: 'status'; status: number; headers?: Record<string, string>; code?: string; message?: string }
  /** Sends a word every so many milliseconds. */
  | { kind: 'slow'; text: string; everyMs: number }
  /** Sends the beginning of an answer and then nothing more. */
  | { kind: 'stall'; text: string }
  /** Sends words and calls and then loses the connection. */
  | { kind: 'break'; text?: string; calls?: { name: string; input: unknown }[] }
  /** Sends words and says then, in the stream, that it failed. */
  | { kind: 'fail'; text: string; code: string }
  /** Sends exactly these chunks of a chat completion, for what only some servers send. */
  | { kind: 'chunks'; chunks: readonly Record<string, unknown>[] }
  /** Sends a whole completion where a stream was asked for. */
  | { kind: 'whole'; completion: Record<string, unknown> }
  /** Sends exactly these pieces of text, one after the other, as this type (an event stream by default). */
  | { kind: 'raw'; pieces: readonly string[]; type?: string };

type Streamed = Exclude<Reply, { kind: 'status' | 'whole' | 'raw' }>;

export interface SeenRequest {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface StandIn {
  baseUrl: string;
  requests: SeenRequest[];
  /** Queues replies; when none is left the stand-in answers by its rule. */
  reply(...replies: Reply[]): void;
  /** Sets the rule for requests that no reply is queued for; without one it is a short text. */
  answerBy(rule: (request: SeenRequest) => Reply): void;
  stop(): Promise<void>;
}

/** A local server that speaks OpenAI's wire protocols, /responses and /chat/completions, streamed; it lists these models. */
export async function startOpenAiStandIn(models: readonly string[] = []): Promise<StandIn> {
  const replies: Reply[] = [];
  const requests: SeenRequest[] = [];
  let rule: (request: SeenRequest) => Reply = () => ({ kind: 'text', text: 'Nothing more to say.' });
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url?.endsWith('/models')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const data = models.map((id) => ({ id, object: 'model' }));
      return void response.end(JSON.stringify({ object: 'list', data }));
    }
    void readBody(request).then((body) => {
      const path = request.url ?? '';
      const seen = { path, authorization: request.headers.authorization, body };
      requests.push(seen);
      const reply = replies.shift() ?? rule(seen);
      if (reply.kind === 'status') return refuse(response, reply);
      if (reply.kind === 'whole') {
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(reply.completion));
      }
      if (reply.kind === 'raw') return void tellRaw(response, reply);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      void (path.endsWith('/responses') ? tellResponses(response, reply) : tellChat(response, reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply: (...more) => void replies.push(...more),
    answerBy: (next) => {
      rule = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
}

function refuse(
  response: ServerResponse,
  { status, headers, code, message }: Extract<Reply, { kind: 'status' }>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(
    JSON.stringify({
      error: {
        message: message ?? `Status ${status}.`,
        type: 'error',
        code: code ?? String(status),
        param: null,
      },
    }),
  );
}

async function tellRaw(
  response: ServerResponse,
  { pieces, type }: Extract<Reply, { kind: 'raw' }>,
): Promise<void> {
  response.writeHead(200, { 'content-type': type ?? 'text/event-stream' });
  for (const piece of pieces) await new Promise<void>((written) => response.write(piece, () => written()));
  response.end();
}

const send = (response: ServerResponse, event: unknown) =>
  response.write(`data: ${JSON.stringify(event)}\n\n`);

let made = 0;
const nextId = (kind: string) => `${kind}_${++made}`;

const wordsOf = (reply: Streamed): string | undefined =>
  reply.kind === 'calls' || reply.kind === 'chunks' ? undefined : reply.text;
const callsOf = (reply: Streamed) =>
  reply.kind === 'calls' || reply.kind === 'break' ? (reply.calls ?? []) : [];

/** Lets what was written reach the reader before the connection goes. */
const breakOff = (response: ServerResponse) => setTimeout(() => response.destroy(), 20);

async function tellResponses(response: ServerResponse, reply: Streamed): Promise<void> {
  const head = { id: nextId('resp'), created_at: 1, model: 'stand-in', service_tier: null };
  send(response, { type: 'response.created', response: head });
  const text = wordsOf(reply);
  if (text !== undefined) {
    const item = { type: 'message', id: nextId('msg'), role: 'assistant' };
    send(response, { type: 'response.output_item.added', output_index: 0, item });
    for (const delta of words(text)) {
      send(response, {
        type: 'response.output_text.delta',
        item_id: item.id,
        output_index: 0,
        content_index: 0,
        delta,
      });
      await pause(reply);
    }
    if (reply.kind === 'stall') return;
    if (reply.kind === 'fail') {
      const { code } = reply;
      send(response, {
        type: 'error',
        sequence_number: 9,
        error: { type: code, code, message: code, param: null },
      });
      response.end();
      return;
    }
    if (reply.kind !== 'break') send(response, { type: 'response.output_item.done', output_index: 0, item });
  }
  for (const [index, call] of callsOf(reply).entries()) tellResponsesCall(response, index + 1, call);
  if (reply.kind === 'break') return void breakOff(response);
  const usage = {
    input_tokens: 11,
    input_tokens_details: { cached_tokens: 4 },
    output_tokens: 7,
    output_tokens_details: { reasoning_tokens: 0 },
  };
  send(response, { type: 'response.completed', response: { ...head, incomplete_details: null, usage } });
  response.end('data: [DONE]\n\n');
}

function tellResponsesCall(
  response: ServerResponse,
  index: number,
  { name, input }: { name: string; input: unknown },
): void {
  const item = { type: 'function_call', id: nextId('fc'), call_id: nextId('call'), name, arguments: '' };
  const args = JSON.stringify(input);
  send(response, { type: 'response.output_item.added', output_index: index, item });
  send(response, {
    type: 'response.function_call_arguments.delta',
    item_id: item.id,
    output_index: index,
    delta: args,
  });
  send(response, {
    type: 'response.function_call_arguments.done',
    item_id: item.id,
    output_index: index,
    arguments: args,
  });
  send(response, {
    type: 'response.output_item.done',
    output_index: index,
    item: { ...item, arguments: args, status: 'completed' },
  });
}

async function tellChat(response: ServerResponse, reply: Streamed): Promise<void> {
  if (reply.kind === 'chunks') {
    for (const chunk of reply.chunks) send(response, chunk);
    response.end('data: [DONE]\n\n');
    return;
  }
  const head = { id: nextId('chatcmpl'), object: 'chat.completion.chunk', created: 1, model: 'stand-in' };
  const choice = (delta: unknown, finish_reason: string | null = null) =>
    send(response, { ...head, choices: [{ index: 0, delta, finish_reason }] });
  for (const content of words(wordsOf(reply) ?? '')) {
    choice({ role: 'assistant', content });
    await pause(reply);
  }
  if (reply.kind === 'stall') return;
  if (reply.kind === 'fail') {
    send(response, { error: { message: reply.code, type: reply.code, code: reply.code, param: null } });
    response.end();
    return;
  }
  const calls = callsOf(reply).map(({ name, input }, index) => ({
    index,
    id: nextId('call'),
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  if (calls.length > 0) choice({ role: 'assistant', content: null, tool_calls: calls });
  if (reply.kind === 'break') return void breakOff(response);
  choice({}, calls.length > 0 ? 'tool_calls' : 'stop');
  const usage = {
    prompt_tokens: 11,
    completion_tokens: 7,
    total_tokens: 18,
    prompt_tokens_details: { cached_tokens: 4 },
  };
  send(response, { ...head, choices: [], usage });
  response.end('data: [DONE]\n\n');
}

const pause = (reply: Reply) =>
  reply.kind === 'slow' ? new Promise<void>((resolve) => setTimeout(resolve, reply.everyMs)) : undefined;

const words = (text: string) => text.match(/\S+\s*/g) ?? [];

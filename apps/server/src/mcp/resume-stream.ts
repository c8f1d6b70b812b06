import { eventsAfter, eventLifeMs } from '@brandwright/platform';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';
import { eventIdOf } from './event-store.ts';
import { hearMore } from './relay.ts';
import type { McpSession } from './session.ts';

/** Live events tell at once; this looks after those that got lost. */
const lookMs = 3_000;
/** Between two signs of life, for proxies that cut silent lines. */
const silenceMs = 15_000;

const eventId = /^(?<streamId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<position>\d{1,6})$/;

/**
 * GET /mcp with Last-Event-ID: what was said on a stream after that event, and what follows to its end, wherever the
 * request runs. 400 for an event that is not kept, or is another session's.
 */
export async function resumeStream(gateway: Gateway, call: Call, session: McpSession): Promise<Response> {
  const version = call.req.header('mcp-protocol-version');
  if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
    return refused(400, 'This protocol version isn’t supported.');
  if (!call.req.header('accept')?.includes('text/event-stream'))
    return refused(406, 'To resume a stream, accept text/event-stream.');
  const { streamId, position } = eventId.exec(call.req.header('last-event-id') ?? '')?.groups ?? {};
  const from = Number(position);
  const read = (after: number) =>
    streamId === undefined
      ? undefined
      : gateway.kernel.inContext(callerOf(call, 'token'), ({ db, storeId }) =>
          eventsAfter(db, { storeId, sessionId: session.id, streamId }, after),
        );
  if (streamId === undefined || !(await read(from)))
    return refused(400, 'That event is no longer available. Send the request again.');
  return new Response(follow(gateway, session, { streamId, from, read, gone: call.get('signal') }), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

interface Followed {
  streamId: string;
  from: number;
  read(after: number): ReturnType<typeof eventsAfter> | undefined;
  /** Aborts when the client goes away. */
  gone: AbortSignal;
}

function follow(
  gateway: Gateway,
  session: McpSession,
  { streamId, from, read, gone }: Followed,
): ReadableStream {
  const encoder = new TextEncoder();
  const enough = AbortSignal.any([gone, gateway.stopping, AbortSignal.timeout(eventLifeMs)]);
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let position = from;
      let saidAt = performance.now();
      let wake: () => void = () => undefined;
      const say = (text: string) => {
        controller.enqueue(encoder.encode(text));
        saidAt = performance.now();
      };
      const stop = hearMore(gateway.kernel, session, streamId, () => wake());
      const wakeAtEnd = () => wake();
      enough.addEventListener('abort', wakeAtEnd);
      try {
        while (!enough.aborted) {
          const news = new Promise<void>((resolve) => {
            wake = resolve;
            setTimeout(resolve, lookMs).unref();
          });
          const events = await read(position);
          if (!events) break;
          for (const { position: place, message, isLast } of events) {
            position = place;
            if (message !== '')
              say(`event: message\nid: ${eventIdOf(streamId, place)}\ndata: ${message}\n\n`);
            if (isLast) return;
          }
          if (performance.now() - saidAt > silenceMs) say(': still open\n\n');
          await news;
        }
      } catch (error) {
        gateway.log.warn({ error: String(error) }, 'a stream of MCP could not be read on');
      } finally {
        stop();
        enough.removeEventListener('abort', wakeAtEnd);
        close(controller);
      }
    },
  });
}

function close(controller: ReadableStreamDefaultController): void {
  try {
    controller.close();
  } catch {
    // The client went away first.
  }
}

const refused = (status: 400 | 406, message: string): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code: -32000, message }, id: null },
    { status, headers: { 'cache-control': 'no-store' } },
  );

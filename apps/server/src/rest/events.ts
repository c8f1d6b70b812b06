import { OperationError, catalogMessages } from '@brandwright/contract';
import { findActor } from '@brandwright/platform';
import type { Call, Gateway } from '../gateway.ts';

/** A sign of life, so that proxies keep the line open, and the moment at which the login is looked at again. */
const beatMs = 25_000;

/** Live events of the caller's store as server-sent events: one JSON StoreEvent each. Ends when the login ends or the server stops. */
export function answerEvents(gateway: Gateway, call: Call): Response {
  const actor = call.get('actor');
  const claims = call.get('claims');
  if (actor.kind !== 'user' || !claims)
    throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = gateway.kernel.events.subscribe(actor.storeId, (event) =>
        send(`data: ${JSON.stringify(event)}\n\n`),
      );
      const beat = setInterval(() => {
        send(': still here\n\n');
        findActor(gateway.kernel.pool, claims).then(
          (found) => found ?? end(),
          () => undefined,
        );
      }, beatMs);
      let ended = false;
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(beat);
        unsubscribe();
        gateway.stopping.removeEventListener('abort', end);
        call.req.raw.signal.removeEventListener('abort', end);
        try {
          controller.close();
        } catch {
          // The reader has gone already.
        }
      };
      gateway.stopping.addEventListener('abort', end);
      call.req.raw.signal.addEventListener('abort', end);
      send('retry: 2000\n: connected\n\n');
      // What the client read before the stream opened may be stale by now.
      const missedMs = Number(call.req.query('missedMs') ?? 0);
      const stale = missedMs > 0 ? gateway.kernel.events.staleWithin(actor.storeId, missedMs) : undefined;
      if (stale) send(`data: ${JSON.stringify(stale)}\n\n`);
    },
    cancel: () => end(),
  });
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  return new Response(stream, { headers });
}

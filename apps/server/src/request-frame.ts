import { OperationError } from '@brandwright/contract';
import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import { answerError } from './errors.ts';
import type { Call, Gateway, ServerEnv } from './gateway.ts';

/** Seconds after which a call is given up (overview §7). */
const limitMs = 120_000;
/** For large files on slow lines. */
const largeUploadMs = 15 * 60_000;

/** Request id, time limit and one log line for every request. Streams are timed until they begin. */
export function requestFrame(
  { log }: Pick<Gateway, 'log'>,
  timeLimitMs: number = limitMs,
): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const began = performance.now();
    const given = call.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    call.set('requestId', requestId);
    const giveUp = new AbortController();
    call.set('signal', AbortSignal.any([call.req.raw.signal, giveUp.signal]));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), isLargeUpload(call) ? largeUploadMs : timeLimitMs);
    });
    const outcome = await Promise.race([next().then(() => 'done' as const), limit]);
    clearTimeout(timer);
    if (outcome === 'late') {
      const error = new OperationError('timeout', 'This took too long and was stopped. Please try again.');
      giveUp.abort(error);
      call.res = answerError(call, error, log);
    }
    call.res.headers.set('x-request-id', requestId);
    log.info(lineOf(call, requestId, performance.now() - began), 'request');
  };
}

const isLargeUpload = (call: Call) => call.req.method === 'PUT' && call.req.path.startsWith('/files/');

function lineOf(call: Call, requestId: string, milliseconds: number) {
  const actor = call.get('actor');
  const who = actor?.kind === 'user' ? { storeId: actor.storeId, userId: actor.userId } : {};
  return {
    requestId,
    method: call.req.method,
    path: withoutSignature(call.req.path),
    status: call.res.status,
    milliseconds: Math.round(milliseconds),
    ...who,
  };
}

/** What admits to a file, a product feed or a shared conversation by itself is not logged, nor the query string, which may hold more. */
const withoutSignature = (path: string) =>
  path
    .replace(/^(\/files\/[^/]+\/[^/.]+)\.[^/]+/, '$1.*')
    .replace(/^(\/product-feeds\/[^/]+\/[^/]+\/)[^/]+/, '$1*')
    .replace(/^(\/shared-conversation\/|\/rest\/main\/copilot\/shared\/)[^/]+/, '$1*');

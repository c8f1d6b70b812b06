import { OperationError, catalogMessages, errorStatus, type ErrorBody } from '@brandwright/contract';
import type { Log } from '@brandwright/platform';
import { HTTPException } from 'hono/http-exception';
import type { Call } from './gateway.ts';

/** A refusal that says how long to wait. */
export class TooManyRequests extends OperationError {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    const minutes = Math.ceil(waitSeconds / 60);
    super(
      'too_many_requests',
      `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    );
    this.waitSeconds = waitSeconds;
  }
}

/** The address is known, the method is not answered there. */
export class WrongMethod extends Error {
  readonly allowed: readonly string[];

  constructor(method: string, allowed: readonly string[]) {
    super(`${method} isn’t allowed here. Use ${allowed.join(', ')}.`);
    this.allowed = allowed;
  }
}

/** Turns anything thrown into an answer. What was not expected is logged in full and told as the catalog says. */
export function answerError(call: Call, error: unknown, log: Log): Response {
  const requestId = call.get('requestId');
  if (error instanceof WrongMethod) {
    return json(
      405,
      { code: 'bad_input', message: error.message, requestId },
      { allow: error.allowed.join(', ') },
    );
  }
  const known = asOperationError(error);
  if (!known) {
    log.error({ requestId, error: describe(error) }, 'an operation failed unexpectedly');
    return json(500, { code: 'internal', message: catalogMessages.network, requestId });
  }
  const headers: Record<string, string> = {};
  if (known instanceof TooManyRequests) headers['retry-after'] = String(known.waitSeconds);
  // What is left of the body is not read, so the connection cannot be used again.
  if (known.code === 'too_large') headers['connection'] = 'close';
  // RFC 6750: only who sent a token is told that it is not good.
  const sentToken = call.req.header('authorization') !== undefined;
  if (known.code === 'unauthenticated')
    headers['www-authenticate'] = sentToken ? 'Bearer error="invalid_token"' : 'Bearer';
  return json(errorStatus[known.code], known.toBody(requestId), headers);
}

export const json = (status: number, body: ErrorBody, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

function asOperationError(error: unknown): OperationError | undefined {
  if (error instanceof OperationError) return error;
  if (error instanceof HTTPException && error.status < 500)
    return new OperationError('bad_input', error.message);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new OperationError('timeout', 'This took too long and was stopped. Please try again.');
  }
  return undefined;
}

const describe = (error: unknown) =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        cause: error.cause instanceof Error ? error.cause.message : undefined,
      }
    : { message: String(error) };

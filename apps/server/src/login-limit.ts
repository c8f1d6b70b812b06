import { OperationError } from '@brandwright/contract';
import { clearAttempts, giveBackAttempt, takeAttempt, type AttemptLimit } from '@brandwright/platform';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from './caller.ts';
import { TooManyRequests } from './errors.ts';
import type { Call, Gateway, ServerEnv } from './gateway.ts';
import { readJsonBody } from './rest/read-input.ts';

/** Per address and email; only failures stay counted. */
const perPerson = { limit: 10, windowSeconds: 15 * 60 };
/** Per address, over all emails: a list of stolen passwords is tried on many people. Only failures stay counted. */
const perAddress = { limit: 100, windowSeconds: 15 * 60 };
/** Accounts that one address may open. */
const perAddressRegistrations = { limit: 100, windowSeconds: 60 * 60 };

/** Counts attempts before they run, so that many at once do not slip through, and gives them back when they succeed. */
export function loginLimit({
  kernel,
  config,
}: Pick<Gateway, 'kernel' | 'config'>): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const address = addressOf(call, config.trustProxy);
    const email = await emailOf(call);
    const byPerson = email === undefined ? [] : [{ key: `person ${address} ${email}`, ...perPerson }];
    const limits: AttemptLimit[] = [...byPerson, { key: `address ${address}`, ...perAddress }];
    for (const limit of limits) await take(limit);
    await next();
    if (call.res.status >= 300) return;
    for (const { key } of byPerson) await clearAttempts(kernel.pool, key);
    await giveBackAttempt(kernel.pool, `address ${address}`);
  };

  async function take(limit: AttemptLimit): Promise<void> {
    const waitSeconds = await takeAttempt(kernel.pool, limit);
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds);
  }
}

export function registrationLimit({
  kernel,
  config,
}: Pick<Gateway, 'kernel' | 'config'>): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const key = `register ${addressOf(call, config.trustProxy)}`;
    const waitSeconds = await takeAttempt(kernel.pool, { key, ...perAddressRegistrations });
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds);
    await next();
  };
}

/** For what anyone may ask without a login: so many times from one address, so that nobody can try all the numbers. */
export function publicLimit(
  { kernel, config }: Pick<Gateway, 'kernel' | 'config'>,
  what: { name: string; limit: number; windowSeconds: number },
): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const { limit, windowSeconds, name } = what;
    const key = `${name} ${addressOf(call, config.trustProxy)}`;
    const waitSeconds =
      call.get('actor').kind === 'public' ? await takeAttempt(kernel.pool, { key, limit, windowSeconds }) : 0;
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds);
    await next();
  };
}

/** For the current password of who is logged in: a stolen login must not guess it. Only failures stay counted. */
export function passwordLimit({ kernel }: Pick<Gateway, 'kernel'>): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const actor = call.get('actor');
    if (actor.kind !== 'user') return next();
    const key = `password ${actor.userId}`;
    const waitSeconds = await takeAttempt(kernel.pool, { key, ...perPerson });
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds);
    await next();
    if (call.res.status < 300) await clearAttempts(kernel.pool, key);
  };
}

/** The email of a login, which is counted, and so is refused in the address, where an input may stand as well. */
async function emailOf(call: Call): Promise<string | undefined> {
  const inAddress = [...new URL(call.req.url).searchParams.keys()];
  if (inAddress.some((name) => /^email(\[\])?$/.test(name)))
    throw new OperationError('bad_input', 'Send "email" in the body, not in the address.');
  const { email } = await readJsonBody(call);
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : undefined;
}

import { findActor, noteSeen, readToken, refreshToken } from '@brandwright/platform';
import type { MiddlewareHandler } from 'hono';
import { deviceOf } from './device-of.ts';
import type { Gateway, ServerEnv } from './gateway.ts';

/** So often a session's last use is written down. */
const seenEverySeconds = 300;

/**
 * Finds out who calls. A token that is missing, malformed, expired or of an ended session counts as absent.
 * One of a login that is more than half used is answered with a fresh one in the Authorization header.
 */
export function authenticate({
  kernel,
  providers,
}: Pick<Gateway, 'kernel' | 'providers'>): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    call.set('actor', { kind: 'public' });
    const token = /^Bearer +([\w.-]+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
    const claims = token === undefined ? undefined : await readToken(providers.keyring, token);
    const found = claims && (await findActor(kernel.pool, claims));
    if (!claims || !found) return next();
    call.set('actor', found.actor);
    call.set('claims', claims);
    if (found.secondsSinceSeen === null || found.secondsSinceSeen > seenEverySeconds)
      noteSeen(kernel.pool, claims.sid, deviceOf(call.req.header('user-agent'))).catch((error: unknown) =>
        kernel.log.warn({ error: String(error) }, 'the use of a session was not written down'),
      );
    const fresh = found.actor.isProgram
      ? undefined
      : await refreshToken(providers.keyring, claims, found.sessionExpiresAt);
    await next();
    if (fresh && !call.res.headers.has('authorization')) call.header('authorization', `Bearer ${fresh}`);
  };
}

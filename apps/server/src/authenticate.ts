import { findActor, readToken, refreshToken } from '@brandwright/platform';
import type { MiddlewareHandler } from 'hono';
import type { Gateway, ServerEnv } from './gateway.ts';

/**
 * Finds out who calls. A token that is missing, malformed, expired or of an ended session counts as absent.
 * One that is more than half used is answered with a fresh one in the Authorization header.
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
    const fresh = await refreshToken(providers.keyring, claims, found.sessionExpiresAt);
    await next();
    if (fresh && !call.res.headers.has('authorization')) call.header('authorization', `Bearer ${fresh}`);
  };
}

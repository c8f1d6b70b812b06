import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './gateway.ts';

/** For addresses that are secrets: no search engine keeps them, and no page that is opened from them is told of them. */
export const unlisted: MiddlewareHandler<ServerEnv> = async (call, next) => {
  await next();
  call.header('x-robots-tag', 'noindex, nofollow, noarchive');
  call.header('referrer-policy', 'no-referrer');
};

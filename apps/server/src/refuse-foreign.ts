import type { MiddlewareHandler } from 'hono';
import { json } from './errors.ts';
import type { Call, Gateway, ServerEnv } from './gateway.ts';

/**
 * Refuses calls that come under another name than our own, with 421. It is for everything but `/healthz`, which tells
 * nothing and which balancers ask by whatever address a server has. Webhooks come to the public address, which they sign.
 */
export function refuseForeignHost({
  ownAddresses,
}: Pick<Gateway, 'ownAddresses'>): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    // A request may say the whole address, and then another one than its Host.
    const { host } = new URL(call.req.url);
    if ([host, call.req.header('host') ?? host].every(ownAddresses.isOwnHost)) return next();
    const what = `This server doesn’t answer to the host name ${JSON.stringify(host.slice(0, 100))}.`;
    return refused(
      call,
      421,
      `${what} Whoever runs it can allow that name with PUBLIC_URL or ALLOWED_HOSTS.`,
    );
  };
}

/** Read by programs and our own pages alone; everything else is read by whoever has its address. */
const calls = /^\/(rest|mcp|agent)(\/|$)/;

/**
 * Refuses what a page of another origin asks, with 403: of the API and MCP whatever the method, preflights included, and
 * of pages and files all but reading, from which their headers keep other pages. Programs, webhooks and mail readers send
 * no Origin.
 */
export function refuseForeignOrigin({
  ownAddresses,
}: Pick<Gateway, 'ownAddresses'>): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const origin = call.req.header('origin');
    const reads = ['GET', 'HEAD'].includes(call.req.method) && !calls.test(call.req.path);
    if (origin === undefined || reads || ownAddresses.isOwnOrigin(origin)) return next();
    const what = `Pages from ${JSON.stringify(origin.slice(0, 100))} can’t call this server.`;
    return refused(call, 403, `${what} Call it from a program, or from its own address.`);
  };
}

function refused(call: Call, status: 403 | 421, message: string): Response {
  return json(status, { code: 'forbidden', message, requestId: call.get('requestId') });
}

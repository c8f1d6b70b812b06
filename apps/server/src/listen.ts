import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request; node's own objects come as bindings. */
export type Answer = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listener {
  /** http://host:port as it is reached. */
  url: string;
  port: number;
  /** What answers from now on; before, everything is told to wait. */
  use(answer: Answer): void;
  /** Takes no new connections, lets what runs finish within `graceMs`, then cuts it off. */
  close(graceMs: number): Promise<void>;
}

const starting: Answer = () =>
  Response.json({ ok: false, message: 'Starting.' }, { status: 503, headers: { 'retry-after': '1' } });

/** Binds before anything else is started, so that a port in use is known at once. */
export async function listen(host: string, port: number): Promise<Listener> {
  let answer = starting;
  const server = createServer(getRequestListener((request, bindings) => answer(request, bindings)));
  server.requestTimeout = 16 * 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  await bind(server, host, port);
  const address = server.address() as AddressInfo;
  const shownHost =
    host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${address.port}`,
    port: address.port,
    use: (next) => {
      answer = next;
    },
    close: (graceMs) => close(server, graceMs),
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(
        inUse
          ? new Error(`Port ${port} is in use. Stop whatever is using it, or choose another with PORT=8788.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}

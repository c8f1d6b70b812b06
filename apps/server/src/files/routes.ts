import { Hono } from 'hono';
import type { Gateway, ServerEnv } from '../gateway.ts';
import { apiBase } from '@brandwright/contract';
import { receiveForm } from './receive-form.ts';
import { receiveLarge } from './receive-large.ts';
import { serveDrawn } from './serve-drawn.ts';
import { serveFile } from './serve.ts';

/** Uploads and the files themselves. */
export function fileRoutes(gateway: Gateway): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(`${apiBase}/upload`, (call) => receiveForm(gateway, call));
  app.put('/files/:storeId/:file', (call) =>
    receiveLarge(gateway, call, call.req.param('storeId'), call.req.param('file')),
  );
  app.get('/files/drawn/:drawing/:size?', (call) => serveDrawn(call));
  app.get('/files/:storeId/:file/:size?', (call) => serveFile(gateway, call));
  return app;
}

import { Hono } from 'hono';
import type { Gateway, ServerEnv } from '../gateway.ts';
import { receiveTwilio } from './receive-twilio.ts';

/** Where services outside tell what happened there. Nobody is logged in: each call is believed for its signature alone. */
export function webhookRoutes(gateway: Gateway): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post('/webhooks/twilio', (call) => receiveTwilio(gateway, call));
  return app;
}

import { Hono } from 'hono';
import type { Face, ServerEnv } from '../face.ts';
import { receiveTwilio } from './receive-twilio.ts';

/** Where services outside tell what happened there. Nobody is logged in: each call is believed for its signature alone. */
export function webhookRoutes(face: Face): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post('/webhooks/twilio', (call) => receiveTwilio(face, call));
  return app;
}

import { apiBase, catalogueMessages, OperationError } from '@brandwright/contract';
import { demoStoreIds, resetDemo } from '@brandwright/platform';
import { Hono } from 'hono';
import { z } from 'zod';
import type { MovableClock } from './movable-clock.ts';
import type { Call, ServerEnv } from './face.ts';
import { readJsonBody } from './rest/read-input.ts';

export interface DemoControl {
  databaseUrl: string;
  /** Undefined when time runs. */
  clock: MovableClock | undefined;
}

const move = z.strictObject({
  seconds: z
    .number()
    .min(0)
    .max(366 * 86_400),
});

/** For replays, where there is a demo: people of the demo stores put them back to their beginning and move a frozen clock. */
export function demoRoutes({ databaseUrl, clock }: DemoControl): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(`${apiBase}/-/demo/reset`, async (call) => {
    demoPersonOnly(call);
    clock?.reset();
    await resetDemo(databaseUrl, demoStoreIds);
    return call.json({ reset: true });
  });
  app.post(`${apiBase}/-/demo/clock`, async (call) => {
    demoPersonOnly(call);
    if (!clock)
      throw new OperationError('bad_input', 'Time runs here. Start the server with CLOCK set to move it.');
    const parsed = move.safeParse(await readJsonBody(call));
    if (!parsed.success) throw new OperationError('bad_input', 'Say by how many seconds the clock moves on.');
    clock.moveBy(parsed.data.seconds);
    return call.json({ now: clock.now().toISOString() });
  });
  return app;
}

function demoPersonOnly(call: Call): void {
  const actor = call.get('actor');
  if (actor.kind !== 'user') throw new OperationError('unauthenticated', catalogueMessages.sessionExpired);
  if (!demoStoreIds.includes(actor.storeId)) {
    throw new OperationError('forbidden', 'Only people of a demo store can do this.');
  }
}

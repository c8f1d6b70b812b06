import { apiBase, catalogMessages, OperationError } from '@brandwright/contract';
import { demoStoreIds, type StoreClocks } from '@brandwright/platform';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Call, ServerEnv } from './gateway.ts';
import { readJsonBody } from './rest/read-input.ts';

export interface DemoControl {
  clocks: StoreClocks;
  /** Where CLOCK stopped the server's time; undefined when time runs. */
  frozenAt: Date | undefined;
  /** Puts the demo stores back to their beginning, as of an instant. */
  reset(instant: Date | undefined): Promise<void>;
}

const beginning = z.strictObject({
  /** At which the demo stores begin and stand still until the next reset. */
  instant: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
});

const move = z.strictObject({
  seconds: z
    .number()
    .min(0)
    .max(366 * 86_400),
});

/**
 * For replays, where there is a demo: people of the demo stores put them back to their beginning, at an instant of their
 * choice, and move on time that stands still there.
 */
export function demoRoutes({ clocks, frozenAt, reset }: DemoControl): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  clocks.hold(demoStoreIds, frozenAt);
  app.post(`${apiBase}/-/demo/reset`, async (call) => {
    const { storeId } = demoPerson(call);
    const parsed = beginning.safeParse(await readJsonBody(call));
    if (!parsed.success)
      throw new OperationError('bad_input', 'Give the time as 2026-11-20T15:00:00Z, or leave it out.');
    const { instant } = parsed.data;
    const next = instant ?? frozenAt;
    // The earlier of both times until the records are there: no assistant falls due in between.
    const times = [clocks.of(storeId).now(), next ?? clocks.of(null).now()];
    clocks.hold(demoStoreIds, new Date(Math.min(...times.map((at) => at.getTime()))));
    try {
      await reset(instant);
    } finally {
      clocks.hold(demoStoreIds, next);
    }
    return call.json({ reset: true, now: clocks.of(storeId).now().toISOString() });
  });
  app.post(`${apiBase}/-/demo/clock`, async (call) => {
    const { storeId } = demoPerson(call);
    if (!clocks.held().has(storeId))
      throw new OperationError(
        'bad_input',
        'The demo clock is running. Reset the demo to a set time before moving it.',
      );
    const parsed = move.safeParse(await readJsonBody(call));
    if (!parsed.success)
      throw new OperationError('bad_input', 'Say how many seconds to move the clock forward.');
    clocks.moveBy(demoStoreIds, parsed.data.seconds);
    return call.json({ now: clocks.of(storeId).now().toISOString() });
  });
  return app;
}

function demoPerson(call: Call): { storeId: string } {
  const actor = call.get('actor');
  if (actor.kind !== 'user') throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  if (!demoStoreIds.includes(actor.storeId)) {
    throw new OperationError('forbidden', 'Only members of a demo store can do this.');
  }
  return actor;
}

import { stopMailing } from '@brandwright/contract/sourcing/outreach/stop-mailing.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { sourcingMailStops as stops } from '../tables.ts';

const undoStop = z.object({ email: z.string(), wasStopped: z.boolean() });

export default implement(stopMailing, {
  async run(context, { email }) {
    const [added] = await context.db
      .insert(stops)
      .values({ storeId: context.storeId, id: randomUUID(), email, stoppedAt: context.clock.now() })
      .onConflictDoNothing()
      .returning({ id: stops.id });
    const output = { email, wasStopped: added === undefined };
    return { output, undo: output };
  },
  async undo(context, kept) {
    const { email, wasStopped } = undoStop.parse(kept);
    if (!wasStopped)
      await context.db.delete(stops).where(and(eq(stops.storeId, context.storeId), eq(stops.email, email)));
  },
});

import { reportEvent } from '@brandwright/contract/common/report-event.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { analyticsEvents } from './tables.ts';

export default implement(reportEvent, {
  async run(context, input) {
    const { eventName, sourceClient, anonymousUserId, ...facts } = input;
    // Overview §5: an event about content that is blank says nothing.
    if (input.commonContent !== undefined && input.commonContent.trim() === '')
      return { output: { recorded: false } };
    const { actor } = context;
    await context.db.insert(analyticsEvents).values({
      id: randomUUID(),
      storeId: actor.kind === 'public' ? null : actor.storeId,
      eventName,
      sourceClient,
      // Overview §7: the anonymous id only when nobody is logged in.
      facts: actor.kind === 'public' ? { ...facts, anonymousUserId } : facts,
      createdAt: context.clock.now(),
    });
    return { output: { recorded: true } };
  },
});

import { joinSourcingAgent } from '@brandwright/contract/sourcing/agent/join-sourcing-agent.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from './state.ts';
import { sourcingAgentMembers } from './tables.ts';
import { membership } from './agent-state.ts';

export default implement(joinSourcingAgent, {
  async run(context) {
    const { isMember } = await membership(context);
    if (!isMember)
      await context.db
        .insert(sourcingAgentMembers)
        .values({ storeId: context.storeId, id: personOf(context), joinedAt: context.clock.now() })
        .onConflictDoNothing();
    return {
      output: { ...(await membership(context)), wasMember: isMember },
      ...(isMember ? {} : { undo: { personId: personOf(context) } }),
    };
  },
  async undo(context, saved) {
    const { personId } = z.object({ personId: z.uuid() }).parse(saved);
    await context.db
      .delete(sourcingAgentMembers)
      .where(and(eq(sourcingAgentMembers.storeId, context.storeId), eq(sourcingAgentMembers.id, personId)));
  },
});

import { OperationError } from '@brandwright/contract';
import { runAssistantNow } from '@brandwright/contract/copilot/assistants/run-assistant-now.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant } from './find-assistant.ts';
import { describedById } from './read-assistants.ts';
import { queueRun } from './runs.ts';
import { assistantRuns } from './tables.ts';

export default implement(runAssistantNow, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    const [open] = await context.db
      .select({ id: assistantRuns.id })
      .from(assistantRuns)
      .where(
        and(
          eq(assistantRuns.storeId, context.storeId),
          eq(assistantRuns.assistantId, row.id),
          inArray(assistantRuns.status, ['QUEUED', 'RUNNING']),
        ),
      );
    if (open) throw new OperationError('conflict', `“${row.name}” is already running. Wait for its result.`);
    await queueRun(context, row.id, 'HAND', context.clock.now());
    return { output: await describedById(context, row.id), subject: { kind: 'assistant', id: row.id } };
  },
});

import type { Caller, Kernel } from '@brandwright/platform';
import { takeDue } from '@brandwright/platform/copilot/assistants/runs.ts';

interface DueAssistant {
  store_id: string;
  id: string;
}

const mostAtOnce = 200;

/**
 * Queues a run of every assistant whose time has come, in all stores. Every server does this every few seconds: the row
 * is taken by one of them. Answers how many this one took.
 */
export async function queueDueAssistants(kernel: Kernel): Promise<number> {
  const held = [...kernel.clocks.held()];
  const { rows } = await kernel.pool.query<DueAssistant>(
    `select store_id, id from assistants
      left join unnest($2::uuid[], $3::timestamptz[]) as held (held_id, held_at) on held_id = store_id
      where is_active and deleted_at is null and next_run_at <= coalesce(held_at, $1)
      order by next_run_at limit ${mostAtOnce}`,
    [kernel.clock.now(), held.map(([id]) => id), held.map(([, at]) => at)],
  );
  let taken = 0;
  for (const { store_id: storeId, id } of rows) {
    const caller: Caller = {
      actor: { kind: 'system', storeId },
      via: 'system',
      requestId: `assistant-${id}`,
      signal: new AbortController().signal,
    };
    try {
      if (await kernel.inContext(caller, (context) => takeDue(context, id))) taken += 1;
    } catch (error) {
      kernel.log.warn({ error: String(error), assistantId: id }, 'a due assistant was not queued');
    }
  }
  return taken;
}

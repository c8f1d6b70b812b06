import { longWork } from '@brandwright/contract/copilot/long-work.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { jobRuns } from '../data/tables.ts';
import type { Context } from '../request/context.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Tells that work which somebody waits for is done, where no other piece of it is left; `begun`: names of what this job queued. What
 * failed is told from the feed.
 */
export async function tellWorkDone(
  context: Context,
  job: { id: string; name: string },
  begun: readonly string[],
): Promise<void> {
  const work = longWork[job.name];
  if (!work || begun.includes(job.name)) return;
  const [other] = await context.db
    .select({ id: jobRuns.id })
    .from(jobRuns)
    .where(
      and(
        eq(jobRuns.storeId, context.storeId),
        eq(jobRuns.name, job.name),
        inArray(jobRuns.status, ['QUEUED', 'RUNNING']),
        ne(jobRuns.id, job.id),
      ),
    )
    .limit(1);
  if (other) return;
  await tellPeople(context, {
    kind: 'WORK_FINISHED',
    key: `work:${job.id}`,
    topic: `work:${job.name}`,
    title: work.done.replace(/\.$/, ''),
    path: work.path,
  });
}

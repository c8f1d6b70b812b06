import { OperationError } from '@brandwright/contract';
import type { MockupTask } from '@brandwright/contract/print-on-demand/mockup-tasks.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { jobRuns } from '../kernel/data/tables.ts';
import { mockupTasks, productTemplates } from './tables.ts';

export async function describeTask(context: Context, taskId: string): Promise<MockupTask> {
  const [found] = await context.db
    .select({ task: mockupTasks, title: productTemplates.title, job: jobRuns })
    .from(mockupTasks)
    .innerJoin(
      productTemplates,
      and(eq(productTemplates.storeId, mockupTasks.storeId), eq(productTemplates.id, mockupTasks.templateId)),
    )
    .leftJoin(jobRuns, and(eq(jobRuns.storeId, mockupTasks.storeId), eq(jobRuns.id, mockupTasks.jobId)))
    .where(and(eq(mockupTasks.storeId, context.storeId), eq(mockupTasks.id, taskId)));
  if (!found) throw new OperationError('not_found', 'That mockup task wasn’t found.');
  const { task, title, job } = found;
  // A job that failed took what it wrote with it, so the failure stands in the job alone.
  const hasFailed = task.result === 'PENDING' && job?.status === 'FAILED';
  return {
    taskId: task.id,
    templateId: task.templateId,
    title,
    result: hasFailed ? 'FAILURE' : task.result,
    progressPercent: task.result === 'SUCCESS' ? 100 : Math.max(task.percent, job?.percent ?? 0),
    note: job?.note ?? '',
    mockups: task.mockups,
    failure: task.failure ?? (hasFailed ? job.error : null),
    createdAt: task.createdAt.toISOString(),
    finishedAt: (task.finishedAt ?? (hasFailed ? job.finishedAt : null))?.toISOString() ?? null,
  };
}

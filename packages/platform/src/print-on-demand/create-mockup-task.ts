import { OperationError } from '@brandwright/contract';
import { createMockupTask } from '@brandwright/contract/print-on-demand/create-mockup-task.ts';
import type { BlankColor } from '@brandwright/contract/print-on-demand/enums.ts';
import type { BlankVariant } from '@brandwright/providers';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { startMockupsJobName } from './mockup-job.ts';
import { checkChangeable, familyOf } from './rules.ts';
import { mockupTasks } from './tables.ts';
import {
  changeTemplate,
  findTemplate,
  offeredVariants,
  placementsOf,
  type TemplateRow,
} from './templates.ts';
import { describeTask } from './mockups.ts';

/** Colors that are shown unless said. */
const mostColors = 4;

/** One variant of each color that is to be seen, the first size of it. */
function shownVariants(row: TemplateRow, families: readonly BlankColor[] | undefined): BlankVariant[] {
  const first = new Map<string, BlankVariant>();
  for (const variant of offeredVariants(row))
    if (!first.has(variant.color)) first.set(variant.color, variant);
  const all = [...first.values()];
  const fitting =
    families === undefined || families.length === 0
      ? all.slice(0, mostColors)
      : all.filter(({ color, hex }) => families.includes(familyOf({ name: color, hex })));
  if (fitting.length === 0)
    throw new OperationError(
      'bad_input',
      `${row.title} isn’t sold in that color. It’s sold in ${all.map(({ color }) => color).join(', ') || 'none yet'}.`,
    );
  return fitting;
}

/** Refuses a second task while one is being made. */
async function checkNotRunning(context: Context, row: TemplateRow): Promise<void> {
  if (row.mockupTaskId === null) return;
  const { result } = await describeTask(context, row.mockupTaskId);
  if (result === 'PENDING')
    throw new OperationError(
      'conflict',
      `Mockups of ${row.title} are already being made. They’ll be ready in a moment.`,
    );
}

export default implement(createMockupTask, {
  async run(context, { templateId, colors }) {
    const row = await findTemplate(context, templateId);
    checkChangeable(row.title, row.state);
    if (placementsOf(row).length === 0)
      throw new OperationError(
        'conflict',
        `Nothing is printed on ${row.title} yet. Put words or a picture on it first.`,
      );
    const variants = shownVariants(row, colors);
    await checkNotRunning(context, row);
    const taskId = randomUUID();
    const jobId = await context.jobs.enqueue(startMockupsJobName, { taskId });
    await context.db.insert(mockupTasks).values({
      storeId: context.storeId,
      id: taskId,
      templateId: row.id,
      jobId,
      result: 'PENDING',
      variantIds: variants.map(({ id }) => id),
      parts: [],
      mockups: [],
      percent: 0,
      createdAt: context.clock.now(),
    });
    await changeTemplate(context, row.id, { mockupTaskId: taskId });
    return { output: await describeTask(context, taskId), subject: { kind: 'product_template', id: row.id } };
  },
});

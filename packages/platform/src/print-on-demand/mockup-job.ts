import type { MockupRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { templateReads } from '@brandwright/contract/print-on-demand/entities.ts';
import type { Mockup, MockupRequest } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { fileAddress, fileKey } from '../kernel/data/file-address.ts';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { namedId } from '../kernel/data/random.ts';
import { keepImage, makePrintFiles } from './print-files.ts';
import { mockupTasks, type MockupPart } from './tables.ts';
import { changeTemplate, findTemplate, type TemplateRow } from './templates.ts';

export const startMockupsJobName = 'print_on_demand.start_mockups';
const readMockupsJobName = 'print_on_demand.read_mockups';

const startPayload = z.object({ taskId: z.uuid() });
const readPayload = startPayload.extend({ round: z.int() });

/** The carrier is asked so often in one job, so far apart; then another job goes on, so that none holds a connection long. */
const looksOfARound = 5;
const betweenLooksMs = 3000;
/** Rounds until it is given up: about ten minutes. */
const mostRounds = 40;

type TaskRow = typeof mockupTasks.$inferSelect;

async function taskOf(
  context: Context,
  taskId: string,
): Promise<{ task: TaskRow; row: TemplateRow } | undefined> {
  const [task] = await context.db
    .select()
    .from(mockupTasks)
    .where(and(eq(mockupTasks.storeId, context.storeId), eq(mockupTasks.id, taskId)));
  if (!task || task.result !== 'PENDING') return undefined;
  return { task, row: await findTemplate(context, task.templateId) };
}

const changeTask = (context: Context, taskId: string, change: Partial<typeof mockupTasks.$inferInsert>) =>
  context.db
    .update(mockupTasks)
    .set(change)
    .where(and(eq(mockupTasks.storeId, context.storeId), eq(mockupTasks.id, taskId)));

/** The same request each time: its files are kept, and its key tells the carrier that it is the same. */
function requestOf(
  context: Context,
  row: TemplateRow,
  taskId: string,
  part: MockupPart,
  at: number,
): MockupRequest {
  const { files, keyring } = context.providers;
  return {
    key: `${taskId}-${at}`,
    productId: row.productId,
    variantIds: part.variantIds,
    files: part.files.map(({ placement, fileId }) => ({
      placement,
      url: `${context.publicUrl}${fileAddress(keyring, context.storeId, fileId)}`,
      read: async () => {
        const kept = await files.get(fileKey(context.storeId, fileId));
        if (!kept) throw new Error(`The print file ${fileId} is missing.`);
        return kept.bytes;
      },
    })),
  };
}

/**
 * Makes the print files and asks the carrier for mock-ups. Its keys are committed before anything waits for them, so that a
 * restart goes on with the same task and asks for no second one.
 */
export const startMockupsJob = declareJob({
  name: startMockupsJobName,
  async run(context, payload, report) {
    const { taskId } = startPayload.parse(payload);
    const known = await taskOf(context, taskId);
    if (!known) return {};
    const { task, row } = known;
    await report.progress(10, 'Making the print files');
    const variants = row.blank.variants.filter(({ id }) => task.variantIds.includes(id));
    const parts = await makePrintFiles(context, row, variants, taskId);
    await report.progress(40, 'Print files are ready');
    for (const [at, part] of parts.entries()) {
      const request = requestOf(context, row, taskId, part, at);
      part.taskKey = (await context.providers.printOnDemand.startMockups(request)).taskKey;
    }
    const jobId = await context.jobs.enqueue(readMockupsJobName, { taskId, round: 0 });
    await changeTask(context, taskId, { parts, jobId, percent: 50 });
    return { parts: parts.length };
  },
});

/** Reads what the carrier made and keeps the pictures; goes on in another job while it is not done. */
export const readMockupsJob = declareJob({
  name: readMockupsJobName,
  async run(context, payload, report) {
    const { taskId, round } = readPayload.parse(payload);
    const known = await taskOf(context, taskId);
    if (!known) return {};
    const { task, row } = known;
    const made: Mockup[] = [];
    for (const [at, part] of task.parts.entries()) {
      const outcome = await readPart(context, requestOf(context, row, taskId, part, at), part.taskKey ?? '');
      if (outcome.status === 'failed') return fail(context, taskId, outcome.reason);
      if (outcome.status === 'pending') {
        if (round >= mostRounds)
          return fail(context, taskId, 'The printer didn’t respond in time. Try again later.');
        const jobId = await context.jobs.enqueue(readMockupsJobName, { taskId, round: round + 1 });
        await changeTask(context, taskId, { jobId, percent: Math.min(90, 50 + round * 2) });
        return { waiting: true };
      }
      made.push(...outcome.mockups);
      await report.progress(50 + (40 * (at + 1)) / task.parts.length, 'Saving the pictures');
    }
    const mockups = await keepMockups(context, row, taskId, made);
    await changeTask(context, taskId, {
      result: 'SUCCESS',
      mockups,
      percent: 100,
      finishedAt: context.clock.now(),
    });
    await changeTemplate(context, row.id, { mockups });
    await tell(context);
    return { mockups: mockups.length };
  },
});

async function readPart(context: Context, request: MockupRequest, taskKey: string) {
  for (let look = 1; ; look += 1) {
    const outcome = await context.providers.printOnDemand.readMockups(taskKey, request);
    if (outcome.status !== 'pending' || look >= looksOfARound) return outcome;
    await sleep(betweenLooksMs, undefined, { signal: context.signal });
  }
}

async function keepMockups(
  context: Context,
  row: TemplateRow,
  taskId: string,
  made: readonly Mockup[],
): Promise<MockupRow[]> {
  const kept: MockupRow[] = [];
  for (const [at, { placement, variantIds, title, contentType, bytes }] of made.entries()) {
    const variant = row.blank.variants.find(({ id }) => variantIds.includes(id));
    const area = row.blank.printAreas.find((one) => one.placement === placement);
    const fileId = namedId('mock-up', taskId, at);
    const url = await keepImage(context, { fileId, name: `${row.title}, ${title}`, bytes, contentType });
    kept.push({
      url,
      placement,
      placementTitle: area?.title ?? placement,
      color: variant?.color ?? '',
      hex: variant?.hex ?? '#ffffff',
    });
  }
  return kept;
}

async function fail(context: Context, taskId: string, failure: string) {
  await changeTask(context, taskId, { result: 'FAILURE', failure, finishedAt: context.clock.now() });
  await tell(context);
  return { failure };
}

const tell = (context: Context) =>
  context.events.publish({ type: 'invalidate', operations: [...templateReads, 'get_mockup_task'] });

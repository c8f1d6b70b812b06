import { addToTemplateDesign } from '@brandwright/contract/print-on-demand/add-to-template-design.ts';
import { createMockupTask } from '@brandwright/contract/print-on-demand/create-mockup-task.ts';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { getMockupTask } from '@brandwright/contract/print-on-demand/get-mockup-task.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { listProductTemplates } from '@brandwright/contract/print-on-demand/list-product-templates.ts';
import type { MockupOutcome } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { jobRuns } from '../kernel/data/tables.ts';
import { testKernel, testStore, type TestStore } from '../kernel/testing.ts';
import { readMockupsJob, startMockupsJob } from './mockup-job.ts';

afterEach(() => vi.restoreAllMocks());

const jobs = new Map([startMockupsJob, readMockupsJob].map((job) => [job.name, job]));

/** Does the next queued job of the store as the worker would; answers its name. */
async function doNextJob(store: TestStore): Promise<string | undefined> {
  return testKernel().inContext(
    {
      actor: { kind: 'system', storeId: store.storeId },
      via: 'system',
      requestId: randomUUID(),
      signal: new AbortController().signal,
    },
    async (context) => {
      const [next] = await context.db
        .select()
        .from(jobRuns)
        .where(and(eq(jobRuns.storeId, store.storeId), eq(jobRuns.status, 'QUEUED')));
      const job = next && jobs.get(next.name);
      if (!job) return undefined;
      const result = await job.run(context, next.payload as Record<string, unknown>, {
        id: next.id,
        progress: () => Promise.resolve(),
      });
      await context.db
        .update(jobRuns)
        .set({ status: 'DONE', percent: 100, result })
        .where(eq(jobRuns.id, next.id));
      return next.name;
    },
  );
}

async function asked(store: TestStore) {
  const { templateId } = await store.run(createProductTemplate, {
    productId: '72',
    text: 'Sleep is a superpower',
    colorNames: ['Natural', 'Charcoal'],
  });
  return { templateId, task: await store.run(createMockupTask, { templateId }) };
}

it('are made in the background, one picture for each color, with ink that reads', async () => {
  const store = await testStore();
  const { templateId, task } = await asked(store);
  expect(task).toMatchObject({ result: 'PENDING', mockups: [], templateId });
  expect((await store.refusal(createMockupTask, { templateId })).message).toContain('already being made');
  expect(await doNextJob(store)).toBe('print_on_demand.start_mockups');
  expect(await store.run(getMockupTask, { taskId: task.taskId })).toMatchObject({
    result: 'PENDING',
    progressPercent: 50,
  });
  expect(await doNextJob(store)).toBe('print_on_demand.read_mockups');
  const done = await store.run(getMockupTask, { taskId: task.taskId });
  expect(done).toMatchObject({ result: 'SUCCESS', progressPercent: 100, failure: null });
  expect(done.mockups.map(({ color, placementTitle }) => `${color} ${placementTitle}`)).toEqual([
    'Natural Front',
    'Charcoal Front',
  ]);
  const template = await store.run(getProductTemplate, { templateId });
  expect(template.thumbnailUrl).toBe(done.mockups[0]?.url);
  expect((await store.run(listProductTemplates, {})).rows[0]?.mockupResult).toBe('SUCCESS');
  const fileId = /\/files\/[^/]+\/([0-9a-f-]{36})\./.exec(done.mockups[0]?.url ?? '')?.[1];
  const kept = await store.context(({ providers, storeId }) =>
    providers.files.get(`${storeId}/${fileId ?? ''}`),
  );
  expect((await sharp(kept?.bytes).metadata()).width).toBe(1000);
});

it('show new print after a change, and the colors that are asked for', async () => {
  const store = await testStore();
  const { templateId, task } = await asked(store);
  await doNextJob(store);
  await doNextJob(store);
  await store.run(addToTemplateDesign, { templateId, text: 'Rest', place: 'BACK' });
  const again = await store.run(createMockupTask, { templateId, colors: ['GREY'] });
  expect(again.taskId).not.toBe(task.taskId);
  await doNextJob(store);
  await doNextJob(store);
  const done = await store.run(getMockupTask, { taskId: again.taskId });
  expect(done.mockups.map(({ color, placementTitle }) => `${color} ${placementTitle}`)).toEqual([
    'Charcoal Front',
    'Charcoal Back',
  ]);
  expect((await store.refusal(createMockupTask, { templateId, colors: ['RED'] })).message).toContain(
    'isn’t sold in that color',
  );
});

it('wait for a slow carrier in another job, asking it for one task only', async () => {
  const store = await testStore();
  const { task } = await asked(store);
  const outcomes: MockupOutcome[] = [];
  const started = await store.context(({ providers }) => {
    const start = vi.spyOn(providers.printOnDemand, 'startMockups');
    vi.spyOn(providers.printOnDemand, 'readMockups').mockImplementation(() =>
      Promise.resolve(
        outcomes.shift() ?? { status: 'failed', reason: 'The printer has no more of that blank.' },
      ),
    );
    return Promise.resolve(start);
  });
  outcomes.push({ status: 'completed', mockups: [] });
  await doNextJob(store);
  expect(started).toHaveBeenCalledTimes(2);
  await doNextJob(store);
  expect(started).toHaveBeenCalledTimes(2);
  expect(await store.run(getMockupTask, { taskId: task.taskId })).toMatchObject({
    result: 'FAILURE',
    failure: 'The printer has no more of that blank.',
  });
});

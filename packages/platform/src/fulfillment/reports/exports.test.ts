import { exportFulfillmentReport } from '@brandwright/contract/fulfillment/reports/export-fulfillment-report.ts';
import { getFulfillmentReportExport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-report-export.ts';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { fileKey, isExpiringFileSignature } from '../../kernel/data/file-address.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder, ship } from '../../orders/testing.ts';
import { jobName, reportExportJob } from './export-job.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

/** Runs the queued export as the worker would; answers how far it said it was. */
async function work(id: string) {
  const percents: number[] = [];
  await store.context(async (context) => {
    const [job] = await context.db.select().from(jobRuns).where(eq(jobRuns.id, id));
    const result = await reportExportJob.run(context, job?.payload as Record<string, unknown>, {
      id,
      progress: async (percent) => void percents.push(percent),
    });
    await context.db
      .update(jobRuns)
      .set({ status: 'DONE', percent: 100, result, finishedAt: context.clock.now() })
      .where(eq(jobRuns.id, id));
  });
  return percents;
}

const bytesOf = (id: string) =>
  store.context(async (context) => {
    const file = await context.providers.files.get(fileKey(context.storeId, id));
    return Buffer.from(file?.bytes ?? []);
  });

it('writes a CSV whose cells no spreadsheet takes for formulas, and tells how far it is', async () => {
  const order = await placedOrder(store, { customerName: '=cmd|calc' });
  await ship(store, order.id, 'DELIVERED');
  const started = await store.call(exportFulfillmentReport, { report: 'OUTBOUND' });
  if (started.kind !== 'done') throw new Error('It asks.');
  expect(started.begun).toMatchObject([{ name: jobName }]);
  const { id, status, from, to } = exportFulfillmentReport.output.parse(started.output);
  expect({ status, from, to }).toEqual({ status: 'QUEUED', from: '2026-10-22', to: '2026-11-20' });
  expect((await store.journal())[0]).toMatchObject({ operation: 'export_fulfillment_report' });
  expect(await work(id)).toEqual([90]);
  const done = await store.run(getFulfillmentReportExport, {});
  expect(done).toMatchObject({
    id,
    status: 'DONE',
    rows: 1,
    fileName: 'outbound-report-2026-10-22-to-2026-11-20.csv',
    expiresAt: '2026-11-21T15:00:00.000Z',
  });
  const rows: string[][] = parse(await bytesOf(id), { bom: true, relax_column_count: true });
  expect(rows[0]?.slice(0, 3)).toEqual(['Shipped', 'Order', 'Customer']);
  expect(rows[1]?.slice(0, 3)).toEqual(['2026-11-20', String(order.orderNumber), "'=cmd|calc"]);
  expect(rows).toContainEqual(['Shipments', '1']);
});

it('gives the file out until it expires, and says to export again after that', async () => {
  const { id } = await store.run(exportFulfillmentReport, { report: 'RETURNS', format: 'PDF' });
  await work(id);
  const done = await store.run(getFulfillmentReportExport, { id });
  const [, signature = '', expires = ''] = /\.([\w-]{22})\?expires=(\d+)$/.exec(done.url ?? '') ?? [];
  await store.context(async ({ providers, storeId }) => {
    expect(isExpiringFileSignature(providers.keyring, storeId, id, Number(expires), signature)).toBe(true);
    expect(isExpiringFileSignature(providers.keyring, storeId, id, Number(expires) + 1, signature)).toBe(
      false,
    );
  });
  expect((await bytesOf(id)).subarray(0, 5).toString()).toBe('%PDF-');
  store.time.now = new Date(store.time.now.getTime() + 24 * 3_600_000);
  const result = await store.call(getFulfillmentReportExport, { id });
  if (result.kind !== 'done') throw new Error('It asks.');
  expect(result.output).toMatchObject({ status: 'EXPIRED', url: null });
  expect(result.summary).toContain('Export the report again');
});

it('writes the financial report only for a store that has it', async () => {
  const refused = await store.refusal(exportFulfillmentReport, { report: 'FINANCIAL' });
  expect(refused).toMatchObject({ code: 'feature_blocked', message: 'FEATURE_BLOCKED' });
  expect(refused.details?.[0]?.message).toContain('can turn it on');
  await placedOrder(store);
  const caller = store.caller();
  if (caller.actor.kind !== 'user') throw new Error('A person is needed.');
  const result = await store.kernel.run({
    ...caller,
    actor: { ...caller.actor, flags: ['financial_report'] },
    operation: exportFulfillmentReport.name,
    input: { report: 'FINANCIAL', from: '2026-11-01', to: '2026-11-20' },
  });
  if (result.kind !== 'done') throw new Error('It asks.');
  const { id } = exportFulfillmentReport.output.parse(result.output);
  await work(id);
  const rows: string[][] = parse(await bytesOf(id), { bom: true, relax_column_count: true });
  expect(rows[1]?.slice(0, 2)).toEqual(['2026-11-20', '6.00']);
  // Whoever may not see it gets no file of it either.
  expect((await store.refusal(getFulfillmentReportExport, { id })).code).toBe('feature_blocked');
});

it('is found by its own store only, and refuses a role too low, a preview account and bad input', async () => {
  const other = await testStore();
  expect((await store.refusal(getFulfillmentReportExport, {})).code).toBe('not_found');
  const { id } = await store.run(exportFulfillmentReport, { report: 'OUTBOUND' });
  expect((await other.refusal(getFulfillmentReportExport, { id })).code).toBe('not_found');
  expect((await store.refusal(getFulfillmentReportExport, { id: randomUUID() })).code).toBe('not_found');
  const wanted = { report: 'OUTBOUND' };
  expect((await store.refusal(exportFulfillmentReport, wanted, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(exportFulfillmentReport, wanted, { as: 'preview' })).code).toBe(
    'preview_blocked',
  );
  expect((await store.refusal(exportFulfillmentReport, { report: 'INBOUND' })).code).toBe('bad_input');
  expect(
    (await store.refusal(exportFulfillmentReport, { ...wanted, from: '2026-11-02', to: '2026-11-01' })).code,
  ).toBe('bad_input');
});

import { placedOrder } from '../../orders/testing.ts';
import { exportStoreData } from '@brandwright/contract/store/account/export-store-data.ts';
import { getStoreDataExport } from '@brandwright/contract/store/account/get-store-data-export.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { resetTestTime, testKernel, testStore, type TestStore } from '../../kernel/testing.ts';
import { dataExportJob } from './export-job.ts';

beforeEach(resetTestTime);

/** Does the work of the newest export, as a worker would. */
async function work(store: TestStore, jobId: string): Promise<void> {
  const caller = {
    actor: { kind: 'system' as const, storeId: store.storeId },
    via: 'system' as const,
    requestId: randomUUID(),
    signal: new AbortController().signal,
  };
  await testKernel().inContext(caller, async (context) => {
    const result = await dataExportJob.run(context, {}, { id: jobId, progress: async () => undefined });
    await context.db
      .update(jobRuns)
      .set({ status: 'DONE', percent: 100, result, finishedAt: context.clock.now() })
      .where(eq(jobRuns.id, jobId));
  });
}

/** The texts of a ZIP file by name. */
function read(bytes: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; bytes.readUInt32LE(at) === 0x04_03_4b_50;) {
    const nameLength = bytes.readUInt16LE(at + 26);
    const size = bytes.readUInt32LE(at + 18);
    const from = at + 30 + nameLength;
    const name = bytes.subarray(at + 30, from).toString();
    found.set(name, inflateRawSync(bytes.subarray(from, from + size)).toString());
    at = from + size;
  }
  return found;
}

it('packs all of this store and nothing of another, once at a time, and for a week', async () => {
  const store = await testStore();
  const other = await testStore();
  const own = await placedOrder(store);
  await placedOrder(other);
  expect(await store.refusal(getStoreDataExport, {})).toMatchObject({ code: 'not_found' });
  const begun = await store.run(exportStoreData, {});
  expect(begun).toMatchObject({ status: 'QUEUED', url: null });
  expect(await store.refusal(exportStoreData, {})).toMatchObject({ code: 'conflict' });
  await work(store, begun.exportId);
  const done = await store.run(getStoreDataExport, {});
  expect(done).toMatchObject({
    status: 'DONE',
    fileName: 'brandwright-export-2026-11-20.zip',
    expiresAt: '2026-11-27T15:00:00.000Z',
  });
  expect(done.url).toMatch(/^\/files\/.+\?expires=\d+$/);
  const kept = await store.context(({ providers }) =>
    providers.files.get(fileKey(store.storeId, begun.exportId)),
  );
  const texts = read(Buffer.from(kept?.bytes ?? []));
  expect(texts.get('tables/orders.csv')).toContain(own.id);
  expect([...texts.values()].join('\n')).not.toContain(other.storeId);
  expect([...texts.keys()].filter((name) => /session|idempotency|job_runs/.test(name))).toEqual([]);
  expect(texts.get('README.txt')).toContain('2026-11-20T15:00:00.000Z');
  store.time.now = new Date('2026-11-28T15:00:00Z');
  expect(await store.run(getStoreDataExport, {})).toMatchObject({ status: 'EXPIRED', url: null });
});

it('is the owner’s alone', async () => {
  const store = await testStore();
  expect(await store.refusal(exportStoreData, {}, { as: 'admin' })).toMatchObject({ code: 'forbidden' });
  expect(await store.refusal(exportStoreData, {}, { as: 'preview' })).toMatchObject({
    code: 'preview_blocked',
  });
  expect(await store.refusal(getStoreDataExport, {}, { as: 'member' })).toMatchObject({ code: 'forbidden' });
});

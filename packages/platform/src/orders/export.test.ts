import { getOrderExport } from '@brandwright/contract/orders/get-order-export.ts';
import { startFinancialExport } from '@brandwright/contract/orders/start-financial-export.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jobRuns } from '../kernel/data/tables.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { csvCell, csvLine, decimal } from '../kernel/data/csv.ts';
import { financialExportJob } from './export.ts';
import { channelOrder, place, placedOrder } from './testing.ts';

/** Runs the queued export as the worker would. */
async function work(store: TestStore, id: string, payload: object) {
  const notes: number[] = [];
  await store.context(async (context) => {
    const result = await financialExportJob.run(
      context,
      { ...payload },
      { id, progress: async (percent) => void notes.push(percent) },
    );
    await context.db.update(jobRuns).set({ status: 'DONE', percent: 100, result });
  });
}

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =cmd|x', "'  =cmd|x"],
    ['ends with a space ', '"ends with a space "'],
    ['＝1', "'＝1"],
    ['a,"b"\nc', '"a,""b""\nc"'],
    ['-12.50', '-12.50'],
    ['plain', 'plain'],
  ])('writes %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('writes numbers and nothing', () => {
    expect(csvLine([1, null, decimal(-5), decimal(123_405)])).toBe('1,,-0.05,1234.05\r\n');
  });
});

describe('start_financial_export', () => {
  it('says which work it began, once', async () => {
    const store = await testStore();
    const span = { placedFrom: '2026-10-01', placedTo: '2026-11-20' };
    const started = await store.call(startFinancialExport, span, { idempotencyKey: 'one' });
    if (started.kind !== 'done') throw new Error('It asks.');
    const { id } = startFinancialExport.output.parse(started.output);
    expect(started.begun).toEqual([{ id, name: financialExportJob.name }]);
    const again = await store.call(startFinancialExport, span, { idempotencyKey: 'one' });
    expect(again).toMatchObject({ repeated: true, begun: [] });
  });

  it('writes the orders of the span to a file that can be downloaded', async () => {
    const store = await testStore();
    const evil = { id: null, name: '=cmd|calc', email: 'a@example.com', phone: null, company: null };
    await place(store, [
      channelOrder({ placedAt: new Date('2026-09-30T23:59:59Z') }),
      channelOrder({ placedAt: new Date('2026-10-05T00:00:00Z'), customer: evil }),
    ]);
    await placedOrder(store);
    const span = { placedFrom: '2026-10-01', placedTo: '2026-11-20' };
    const started = await store.run(startFinancialExport, span);
    expect(started).toMatchObject({ status: 'QUEUED', ...span });
    await work(store, started.id, span);
    const done = await store.run(getOrderExport, {});
    expect(done).toMatchObject({
      id: started.id,
      status: 'DONE',
      orders: 2,
      fileName: 'order-financials-2026-10-01-to-2026-11-20.csv',
    });
    const { size } = await store.run(getFile, { fileId: done.fileId ?? '' });
    const file = await store.context((context) =>
      context.providers.files.get(`${context.storeId}/${done.fileId}`),
    );
    expect(file?.bytes.length).toBe(size);
    const rows: Record<string, string>[] = parse(Buffer.from(file?.bytes ?? []), {
      bom: true,
      columns: true,
    });
    expect(rows.map((row) => row['Order'])).toEqual(['5002', '8001']);
    expect(rows[0]?.['Customer']).toBe("'=cmd|calc");
    expect(rows[1]).toMatchObject({ Total: '91.05', Captured: '91.05', Refunded: '0.00', Net: '91.05' });
  });

  it('is found by its own store only, and refuses a span that ends before it begins', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const started = await store.run(startFinancialExport, {});
    expect(await other.refusal(getOrderExport, { id: started.id })).toMatchObject({ code: 'not_found' });
    expect(await other.refusal(getOrderExport, {})).toMatchObject({ code: 'not_found' });
    expect(await store.refusal(getOrderExport, { id: randomUUID() })).toMatchObject({ code: 'not_found' });
    expect(
      await store.refusal(startFinancialExport, { placedFrom: '2026-11-02', placedTo: '2026-11-01' }),
    ).toMatchObject({ code: 'bad_input' });
    expect(await store.refusal(startFinancialExport, {}, { as: 'member' })).toMatchObject({
      code: 'forbidden',
    });
  });
});

import { arrangeDashboard } from '@brandwright/contract/insight/arrange-dashboard.ts';
import { mostTiles, usualTiles } from '@brandwright/contract/insight/dashboard.ts';
import { exportReport } from '@brandwright/contract/insight/export-report.ts';
import { getDashboard } from '@brandwright/contract/insight/get-dashboard.ts';
import { reportList } from '@brandwright/contract/insight/reports.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { fileKey } from '../kernel/data/file-address.ts';
import { channelOrder, place } from '../orders/testing.ts';
import { ask } from './testing/random-store.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore({ flags: ['analytics'] });
});

describe('the dashboard', () => {
  const shown = () => store.run(getDashboard, {});

  it('starts with the default tiles, can be arranged and undone', async () => {
    expect(await shown()).toEqual({ tiles: usualTiles, isUsual: true });
    const entry = await store.entryOf(arrangeDashboard, { report: 'analytics-cohorts' });
    expect((await shown()).tiles.at(-1)).toEqual({ report: 'analytics-cohorts', size: 'WIDE' });
    await store.undo(entry);
    expect(await shown()).toEqual({ tiles: usualTiles, isUsual: true });
    await store.run(arrangeDashboard, { report: 'analytics-rfm', action: 'REMOVE' });
    expect((await shown()).tiles.map(({ report }) => report)).not.toContain('analytics-rfm');
    await store.run(arrangeDashboard, { tiles: [] });
    expect(await shown()).toEqual({ tiles: [], isUsual: false });
  });

  it('doesn’t undo what was changed since', async () => {
    const entry = await store.entryOf(arrangeDashboard, { report: 'analytics-cohorts' });
    await store.run(arrangeDashboard, { report: 'analytics-ltv' });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('hides a tile while its report is turned off, and lets the others be arranged', async () => {
    const both = ['analytics', 'fulfillment_metrics'];
    await ask(store, arrangeDashboard, { report: 'fulfillment-metrics' }, { flags: both });
    expect(await shown()).toEqual({ tiles: usualTiles, isUsual: false });
    await store.run(arrangeDashboard, { report: 'analytics-cohorts' });
    await store.run(arrangeDashboard, { tiles: usualTiles.slice(0, 1) });
    expect(await shown()).toEqual({ tiles: [usualTiles[0]], isUsual: false });
    expect(
      await store.refusal(arrangeDashboard, { report: 'fulfillment-metrics', action: 'REMOVE' }),
    ).toMatchObject({ code: 'conflict' });
    expect((await ask(store, getDashboard, {}, { flags: both })).tiles).toEqual([
      usualTiles[0],
      { report: 'fulfillment-metrics', size: 'WIDE' },
    ]);
  });

  it.each([
    [{}, 'bad_input'],
    [{ report: 'analytics-rfm' }, 'conflict'],
    [{ report: 'analytics-cohorts', action: 'REMOVE' }, 'conflict'],
    [{ report: 'fulfillment-metrics' }, 'feature_blocked'],
    [{ report: 'nothing' }, 'bad_input'],
    [{ tiles: [usualTiles[0], usualTiles[0]] }, 'bad_input'],
    [
      { tiles: reportList.slice(0, mostTiles + 1).map(({ slug }) => ({ report: slug, size: 'SMALL' })) },
      'bad_input',
    ],
  ])('refuses %j', async (input, code) => {
    expect(await store.refusal(arrangeDashboard, input)).toMatchObject({ code });
    expect((await shown()).isUsual).toBe(true);
  });

  it('is read by viewers and arranged by members of this store', async () => {
    expect((await store.run(getDashboard, {}, { as: 'viewer' })).isUsual).toBe(true);
    expect(await store.refusal(arrangeDashboard, { tiles: [] }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(arrangeDashboard, { tiles: [] }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    await store.run(arrangeDashboard, { tiles: [] });
    expect((await (await testStore({ flags: ['analytics'] })).run(getDashboard, {})).isUsual).toBe(true);
  });
});

it('exports a report with its units, and no cell is a formula', async () => {
  const placedAt = new Date('2026-11-02T09:00:00Z');
  await place(store, [
    channelOrder({
      placedAt,
      lines: [
        {
          title: '=SUM(A1)',
          sku: null,
          quantity: 2,
          unitPriceMinor: 1250,
          variant: null,
          discountMinor: 0,
          fulfilledQuantity: 0,
        },
      ],
      payment: { method: 'card', chargeId: 'ch', amountMinor: 3100, capturedAt: placedAt } as never,
    }),
  ]);
  const file = await store.run(exportReport, { report: 'product-all' });
  expect(file).toMatchObject({ rows: 1, contentType: 'text/csv' });
  expect(file.name).toMatch(/^product-all-2026-11-20\.csv$/);
  const kept = await store.context(({ providers, storeId }) =>
    providers.files.get(fileKey(storeId, file.id)),
  );
  expect(Buffer.from(kept?.bytes ?? []).toString('utf8')).toBe(
    "\uFEFFProduct,Units,Orders,Customers,Item sales (USD),Average price (USD),Returned\r\n'=SUM(A1),2,1,1,25.00,12.50,0\r\n",
  );
});

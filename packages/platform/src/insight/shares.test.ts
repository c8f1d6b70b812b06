import { getSharedReport } from '@brandwright/contract/insight/get-shared-report.ts';
import { listReportShares } from '@brandwright/contract/insight/list-report-shares.ts';
import { revokeReportShare } from '@brandwright/contract/insight/revoke-report-share.ts';
import { shareReport } from '@brandwright/contract/insight/share-report.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { channelOrder, place } from '../orders/testing.ts';
import { forPublic } from './report-shares.ts';
import { openStore, turnOn } from './testing/open-store.ts';

let store: TestStore;
const reports = { flags: ['analytics'] as const };
const open = (id: string) => store.run(getSharedReport, { id }, { as: 'public' });

/** Four orders from a customer long gone. */
const regular = () =>
  place(
    store,
    ['01', '02', '03', '04'].map((month) => {
      const placedAt = new Date(`2026-${month}-10T09:00:00Z`);
      return channelOrder({
        channelReference: `#${month}`,
        placedAt,
        payment: {
          method: 'card',
          chargeId: `ch_${month}`,
          amountMinor: 6200,
          capturedAt: placedAt,
        } as never,
      });
    }),
  );

beforeEach(async () => {
  resetTestTime();
  store = await testStore(reports);
  await openStore(store, ['analytics']);
  await regular();
});

describe('a shared report', () => {
  it('previews what it shows, is open to anyone, and names no customers', async () => {
    const action = await store.ask(shareReport, { report: 'analytics-churn-risk', days: 7 });
    expect(action.preview).toMatchObject({ toWhom: 'Anyone with the link', verb: 'Share “Churn risk”' });
    expect(JSON.stringify(action.preview.values)).not.toContain('Maya');
    await store.decide(action.id, true);
    const [share] = (await store.run(listReportShares, {})).shares;
    expect(share).toMatchObject({
      report: 'analytics-churn-risk',
      isOpen: true,
      withNames: false,
      createdBy: 'Test Person',
    });
    expect(share?.expiresAt).toBe('2026-11-27T15:00:00.000Z');
    const { content } = await open(share?.id ?? '');
    expect(content.rows).toMatchObject([{ customer: 'Customer 1', status: 'Lost', orders: 4 }]);
    expect(JSON.stringify(content)).not.toMatch(/Maya|customerId/);
  });

  it('names customers if that was chosen, and warns about it', async () => {
    const action = await store.ask(shareReport, { report: 'analytics-churn-risk', withNames: true });
    expect(action.preview.warnings).toEqual(['Anyone with the link will see the names of 1 customer.']);
    const share = await store.run(shareReport, { report: 'analytics-churn-risk', withNames: true });
    expect((await open(share.id)).content.rows[0]?.['customer']).toBe('Maya Chen');
  });

  it('stays as it was, expires, and is closed by whoever shared it', async () => {
    const share = await store.run(shareReport, { report: 'analytics-all-order', days: 2 });
    const { content } = await open(share.id);
    await place(store, [channelOrder({ channelReference: '#99' })]);
    expect((await open(share.id)).content).toEqual(content);
    store.time.now = new Date('2026-11-22T15:00:01Z');
    await expect(open(share.id)).rejects.toMatchObject({ code: 'locked' });
    expect((await store.run(listReportShares, {})).shares).toMatchObject([{ isOpen: false }]);
    const other = await store.run(shareReport, { report: 'analytics-all-order' });
    expect((await store.run(revokeReportShare, { report: 'analytics-all-order' })).closed).toMatchObject([
      { id: other.id },
    ]);
    await expect(open(other.id)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining('closed') as string,
    });
    expect(await store.refusal(revokeReportShare, { report: 'analytics-all-order' })).toMatchObject({
      code: 'conflict',
    });
    expect(await store.refusal(revokeReportShare, {})).toMatchObject({ code: 'bad_input' });
    await expect(open('0b4b3d0e-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not shown while its report is turned off for the store', async () => {
    const share = await store.run(shareReport, { report: 'analytics-order' });
    expect((await open(share.id)).storeName).toBe('Fern & Tide');
    await turnOn(store, ['fulfillment_metrics']);
    await expect(open(share.id)).rejects.toMatchObject({ code: 'locked' });
    await turnOn(store, ['analytics']);
    expect((await open(share.id)).content.report).toBe('analytics-order');
  });

  it('is listed before those that are closed', async () => {
    const first = await store.run(shareReport, { report: 'analytics-order' });
    store.time.now = new Date(store.time.now.getTime() + 1000);
    const later = await store.run(shareReport, { report: 'analytics-order' });
    await store.run(revokeReportShare, { id: later.id });
    const { shares } = await store.run(listReportShares, {});
    expect(shares.map(({ id }) => id)).toEqual([first.id, later.id]);
  });

  it('is this store’s to close, needs someone who may act, and the flag', async () => {
    const share = await store.run(shareReport, { report: 'analytics-order' });
    const other = await testStore(reports);
    expect(await other.refusal(revokeReportShare, { id: share.id })).toMatchObject({ code: 'not_found' });
    expect((await other.run(listReportShares, {})).shares).toEqual([]);
    for (const [as, code] of [
      ['viewer', 'forbidden'],
      ['preview', 'preview_blocked'],
    ] as const)
      expect(await store.refusal(shareReport, { report: 'analytics-order' }, { as })).toMatchObject({ code });
    const without = await testStore();
    expect(await without.refusal(shareReport, { report: 'analytics-order' })).toMatchObject({
      code: 'feature_blocked',
    });
    expect(await store.refusal(shareReport, { report: 'fulfillment-metrics' })).toMatchObject({
      code: 'feature_blocked',
    });
    expect(await store.refusal(shareReport, { report: 'analytics-order', days: 1000 })).toMatchObject({
      code: 'bad_input',
    });
  });
});

it('leaves names out of every sentence, as whole words alone', () => {
  const row = (customer: string) => ({ customer, customerId: 'id', status: 'Lost' });
  const shown = forPublic(
    {
      report: 'analytics-churn-risk',
      title: 'Churn risk',
      from: '2026-11-01',
      to: '2026-11-20',
      grain: null,
      channel: null,
      finding: 'Also at risk: Al, Al Customer (the largest) and A-B.*|C; then Al again.',
      figures: [{ label: 'Al', value: 1, unit: 'count' }],
      rows: ['Al', 'Al Customer', 'A-B.*|C', 'Al', ''].map(row),
      orders: 5,
      notes: ['Al Customer came last.'],
      asOf: '2026-11-20T15:00:00.000Z',
      currency: 'USD',
    },
    false,
  );
  expect(shown.finding).toBe(
    'Also at risk: Customer 1, Customer 2 (the largest) and Customer 3; then Customer 1 again.',
  );
  expect(shown.figures[0]?.label).toBe('Customer 1');
  expect(shown.notes).toEqual(['Customer 2 came last.']);
  expect(shown.rows.map(({ customer }) => customer)).toEqual([1, 2, 3, 4, 5].map((at) => `Customer ${at}`));
});

import { reportList } from '@brandwright/contract/insight/reports.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../kernel/data/days.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { channelOrder, place } from '../orders/testing.ts';
import { everyMinutes, firstWords, reportPage, type ReportPage } from './kept-reports.ts';
import { keepRows } from './kept-rows.ts';
import { renewReports } from './renew-reports.ts';
import { keptReports } from './tables.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore({ flags: ['analytics'] });
  await order('2026-11-10');
});

const order = (day: string, name?: string) => {
  const placedAt = new Date(`${day}T09:00:00Z`);
  const payment = { method: 'card', chargeId: `ch_${day}`, amountMinor: 6200, capturedAt: placedAt };
  const customer =
    name === undefined
      ? {}
      : { customer: { id: null, name, email: `${name}@example.com`, phone: null, company: null } };
  return place(store, [
    channelOrder({
      channelReference: `#${day} ${name ?? ''}`,
      placedAt,
      payment: payment as never,
      ...customer,
    }),
  ]);
};

const firstPage = { page: 0, size: 100 };

/** Few orders are many here. */
const look = (from = 1): Promise<ReportPage> =>
  store.context((context) => reportPage(context, 'analytics-all-order', {}, firstPage, from));
const later = (minutes: number) => {
  store.time.now = new Date(store.time.now.getTime() + minutes * 60_000);
};
const rows = () =>
  store.context(({ db }) => db.select().from(keptReports).where(eq(keptReports.storeId, store.storeId)));
const rowOf = async () => (await rows()).find(({ report }) => report === 'analytics-all-order');
const renew = async () => {
  for (const { id, dueAt } of await rows())
    if (dueAt <= store.time.now) await store.context((context) => renewReports.run(context, id));
};

describe('reports of many orders', () => {
  it('are kept, say how old they are, and are made anew when due', async () => {
    expect(await look()).toMatchObject({ orders: 1, notes: [] });
    await order('2026-11-11');
    later(5);
    expect(await look()).toMatchObject({
      orders: 1,
      asOf: '2026-11-20T15:00:00.000Z',
      notes: [
        'As of 15:00 UTC on November 20, 2026. With this many orders, it’s updated about every 10 minutes.',
      ],
    });
    later(5);
    await renew();
    expect(await look()).toMatchObject({
      orders: 2,
      notes: [expect.stringMatching(/^As of 15:10 UTC/)],
    });
  });

  it('are never older than twice the time that they say', async () => {
    await look();
    await order('2026-11-11');
    later(20);
    expect(await look()).toMatchObject({ orders: 1 });
    later(1);
    expect(await look()).toMatchObject({ orders: 2, notes: [] });
  });

  it('are of the days asked for, also after midnight', async () => {
    const { to } = await look();
    store.time.now = new Date('2026-11-20T23:55:00Z');
    await look();
    later(10);
    expect([to, (await look()).to]).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('are prepared when one is looked at, renewed now and then, and made anew soon after a look', async () => {
    await store.context((context) => reportPage(context, 'analytics-rfm', {}, firstPage, 1));
    expect(await rowOf()).toMatchObject({ content: null, everyMinutes: 360 });
    // Those that the store has.
    expect(await rows()).toHaveLength(reportList.length - 1);
    await renew();
    expect(await rowOf()).toMatchObject({ content: { orders: 1 }, everyMinutes: 360 });
    later(120);
    expect((await look()).notes).toEqual([expect.stringMatching(/about every 6 hours\.$/)]);
    expect((await rowOf())?.dueAt).toEqual(store.time.now);
    await renew();
    expect(await rowOf()).toMatchObject({ everyMinutes: 10 });
  });

  it('are read a page at a time, across the blocks that they are kept in', async () => {
    await look();
    const [kept] = await rows().then((all) => all.filter(({ report }) => report === 'analytics-all-order'));
    const many = Array.from({ length: 250 }, (_, at) => ({ at }));
    await store.context(async ({ db, storeId }) => {
      await keepRows(db, storeId, kept?.id ?? '', many);
    });
    const shown = (page: number, size: number) =>
      store
        .context((context) => reportPage(context, 'analytics-all-order', {}, { page, size }, 1))
        .then(({ rows: read }) => read.map((row) => row['at']));
    expect(await shown(0, 2)).toEqual([0, 1]);
    expect(await shown(2, 40)).toEqual(Array.from({ length: 40 }, (_, at) => 80 + at));
    expect(await shown(1, 240)).toEqual(Array.from({ length: 10 }, (_, at) => 240 + at));
    expect(await shown(9, 100)).toEqual([]);
  });

  it('are made whole in the background where a look makes only its page', async () => {
    for (const name of ['Ann', 'Bea', 'Cleo'])
      for (const day of ['2026-10-01', '2026-10-11', '2026-10-21']) await order(day, name);
    const risk = (page: number) =>
      store.context((context) => reportPage(context, 'analytics-churn-risk', {}, { page, size: 2 }, 1));
    const [first, second] = [await risk(0), await risk(1)];
    expect([first.total, first.rows.length, second.rows.length]).toEqual([3, 2, 1]);
    expect(second.finding).toBe(first.finding);
    const row = async () => (await rows()).find(({ report }) => report === 'analytics-churn-risk');
    expect(await row()).toMatchObject({ content: null, dueAt: store.time.now, lookedAt: store.time.now });
    await renew();
    expect(await row()).toMatchObject({ content: { total: 3 } });
    const kept = [await risk(0), await risk(1)];
    expect(kept.map((page) => page.rows)).toEqual([first.rows, second.rows]);
    expect(kept.map(({ notes }) => notes.length)).toEqual([1, 1]);
  });

  it('are dropped when nobody looks for a week', async () => {
    await look();
    later((8 * dayMs) / 60_000);
    await renew();
    expect(await rows()).toEqual([]);
  });

  it('are kept for each question by itself, and not for a store with few orders', async () => {
    expect((await look(2)).notes).toEqual([]);
    expect(await rows()).toEqual([]);
    await look();
    const shopify = () =>
      store.context((context) =>
        reportPage(context, 'analytics-all-order', { channel: 'SHOPIFY_CREATOR' }, firstPage, 1),
      );
    expect((await shopify()).notes).toEqual([]);
    expect((await shopify()).notes).toHaveLength(1);
  });

  it('are refused as before where a report isn’t on', async () => {
    await look();
    const refused = store.context((context) =>
      reportPage(
        { ...context, actor: { ...store.caller().actor, flags: [] } as typeof context.actor },
        'fulfillment-metrics',
        {},
        firstPage,
        1,
      ),
    );
    await expect(refused).rejects.toMatchObject({ code: 'feature_blocked' });
  });
});

it('takes longer between reports that take long', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  expect([0, 3000, 5000, 60_000].map((took) => everyMinutes(took, now, now))).toEqual([10, 10, 20, 60]);
  expect(everyMinutes(0, new Date(now.getTime() - dayMs), now)).toBe(360);
});

it('says that it was made for the first time, where that took long', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  expect(firstWords(900, now)).toEqual([]);
  expect(firstWords(1200, now)).toEqual([
    'This was the first look at this period, so every order had to be counted, which took 1 second. From now on the report opens right away and is updated about every 10 minutes.',
  ]);
  expect(firstWords(11_600, now)[0]).toContain('took 12 seconds');
});

import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { channelOrder, place } from '../orders/testing.ts';
import { memberships } from '../store/tables.ts';
import { lastWeek } from './feed.ts';
import { mailWeeklySummary, weeklySummaryRound } from './mail-weekly-summary.ts';
import { weeklySummaryReaders } from './tables.ts';
import { openStore, turnOn } from './testing/open-store.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore({ flags: ['analytics'] });
});

const order = (day: string, amountMinor = 6200) => {
  const placedAt = new Date(`${day}T09:00:00Z`);
  return channelOrder({
    channelReference: `#${day}`,
    placedAt,
    payment: { method: 'card', chargeId: `ch_${day}`, amountMinor, capturedAt: placedAt } as never,
  });
};

describe('the weekly summary', () => {
  it('compares five figures of the last full week with the week before, and says why', async () => {
    // November 20, 2026 is a Friday: the last full week is November 9 to 15.
    await place(store, [
      order('2026-11-02'),
      order('2026-11-09'),
      order('2026-11-10'),
      order('2026-11-15'),
      order('2026-11-16'),
    ]);
    const summary = await store.run(getWeeklySummary, {}, { as: 'viewer' });
    expect(summary).toMatchObject({ from: '2026-11-09', to: '2026-11-15', byMail: false });
    expect(
      summary.figures.map(({ measure, value, before, change }) => [measure, value, before, change]),
    ).toEqual([
      ['SALES', 18_600, 6200, 200],
      ['ORDERS', 3, 1, 200],
      ['AVERAGE_ORDER', 6200, 6200, 0],
      ['NEW_CUSTOMERS', 0, 1, -100],
      ['REFUNDS', 0, 0, null],
    ]);
    expect(summary.why).toMatch(
      /^Sales rose by \$124\.00, mostly from later orders \(\+\$186\.00\), Shopify \(\+\$124\.00\) and Ceramic mug/,
    );
    const earlier = await store.run(getWeeklySummary, { weeksAgo: 2 });
    expect(earlier).toMatchObject({ from: '2026-11-02', to: '2026-11-08', todo: [] });
  });

  it('is news at the start of a week', async () => {
    await place(store, [order('2026-11-09'), order('2026-11-02')]);
    const read = () => store.context((context) => lastWeek.read(context));
    expect(await read()).toEqual([]);
    store.time.now = new Date('2026-11-16T08:00:00Z');
    expect(await read()).toMatchObject([
      { key: '2026-11-09', title: 'Last week: $62.00 in sales, unchanged' },
    ]);
  });
});

describe('the weekly summary email', () => {
  const set = (isOn: boolean, as: 'owner' | 'viewer' = 'owner') =>
    store.run(setWeeklySummaryMail, { isOn }, { as });
  const readers = () => store.context(({ db }) => db.select().from(weeklySummaryReaders));

  it('is turned on and off for oneself, and undone', async () => {
    expect(await set(true)).toEqual({ isOn: true, email: 'owner@test.example' });
    expect((await store.run(getWeeklySummary, {})).byMail).toBe(true);
    const entry = await store.entryOf(setWeeklySummaryMail, { isOn: false });
    expect(await readers()).toEqual([]);
    const colleague = { ...store.caller(), actor: { ...store.caller().actor, userId: randomUUID() } };
    await expect(store.kernel.inContext(colleague, (context) => context.undo(entry))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await readers()).toEqual([]);
    await store.undo(entry);
    expect(await readers()).toHaveLength(1);
    expect(await store.refusal(setWeeklySummaryMail, { isOn: true }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  });

  it('is sent once for a week that has ended, on the Monday after it was turned on', async () => {
    await openStore(store, ['analytics']);
    await set(true);
    const [reader] = await readers();
    const id = reader?.id ?? '';
    const round = () => store.context((context) => weeklySummaryRound.run(context, id));
    await round();
    expect(await readers()).toMatchObject([{ sentFor: '2026-11-09' }]);
    store.time.now = new Date('2026-11-23T11:59:00Z');
    await round();
    expect(await readers()).toMatchObject([{ sentFor: '2026-11-09' }]);
    store.time.now = new Date('2026-11-23T12:00:00Z');
    await round();
    expect(await readers()).toMatchObject([{ sentFor: '2026-11-16' }]);
    const send = (from: string) =>
      store.context((context) =>
        mailWeeklySummary.run(
          context,
          { readerId: id, from },
          { id: 'job', progress: () => Promise.resolve() },
        ),
      );
    expect(await send('2026-11-16')).toMatchObject({ sent: true });
    expect(await send('2026-11-09')).toMatchObject({ sent: false });
    await turnOn(store, []);
    expect(await send('2026-11-16')).toMatchObject({ sent: false });
    await turnOn(store, ['analytics']);
    expect(await send('2026-11-16')).toMatchObject({ sent: true });
    await store.context(({ db }) => db.delete(memberships));
    expect(await send('2026-11-16')).toMatchObject({ sent: false });
  });
});

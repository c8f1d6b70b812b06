import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { channelOrder, place } from '../orders/testing.ts';
import { daysBefore, yearBefore } from './periods.ts';
import { ask } from './testing/random-store.ts';

const days = (from: string, to: string) => ({ from, to });

describe('daysBefore', () => {
  it.each([
    ['as many days', days('2026-10-22', '2026-11-20'), days('2026-09-22', '2026-10-21')],
    ['one day', days('2026-11-20', '2026-11-20'), days('2026-11-19', '2026-11-19')],
    ['the month before, however long', days('2026-03-01', '2026-03-31'), days('2026-02-01', '2026-02-28')],
    ['the quarter before', days('2026-07-01', '2026-09-30'), days('2026-04-01', '2026-06-30')],
    ['the year before', days('2025-01-01', '2025-12-31'), days('2024-01-01', '2024-12-31')],
    ['the same days of last month', days('2026-11-01', '2026-11-20'), days('2026-10-01', '2026-10-20')],
    ['what last month has of them', days('2026-03-01', '2026-03-30'), days('2026-02-01', '2026-02-28')],
    ['as many days, over months', days('2026-09-01', '2026-11-20'), days('2026-06-12', '2026-08-31')],
  ])('is %s', (_what, asked, before) => {
    expect(daysBefore(asked)).toEqual(before);
  });
});

describe('yearBefore', () => {
  it.each([
    ['the same days', days('2026-10-22', '2026-11-20'), days('2025-10-22', '2025-11-20')],
    ['a whole February of a leap year', days('2025-02-01', '2025-02-28'), days('2024-02-01', '2024-02-29')],
    ['a whole February after one', days('2024-02-01', '2024-02-29'), days('2023-02-01', '2023-02-28')],
    ['the 28th of the 29th', days('2024-02-10', '2024-02-29'), days('2023-02-10', '2023-02-28')],
    ['the same days of a part', days('2025-02-10', '2025-02-28'), days('2024-02-10', '2024-02-28')],
  ])('is %s', (_what, asked, before) => {
    expect(yearBefore(asked)).toEqual(before);
  });
});

describe('the days of a question', () => {
  let store: TestStore;
  beforeEach(async () => {
    resetTestTime();
    store = await testStore();
  });

  const paidOn = (day: string, amountMinor: number) =>
    channelOrder({
      placedAt: new Date(`${day}T12:00:00Z`),
      payment: {
        method: 'Card',
        chargeId: `ch_${day}`,
        amountMinor,
        capturedAt: new Date(`${day}T12:00:00Z`),
      },
    });

  it('compares a full February with a full one, including its 29th', async () => {
    await place(store, [paidOn('2024-02-29', 5000), paidOn('2025-02-28', 7000)]);
    const february = days('2025-02-01', '2025-02-28');
    const { rows } = await ask(store, getReport, { report: 'order-development', ...february });
    expect(rows).toMatchObject([
      { month: '2025-02', ordersBefore: 1, salesBeforeMinor: 5000, salesChange: 40 },
    ]);
    const figures = await ask(store, getFigures, { ...february, compare: 'YEAR_BEFORE' });
    expect(figures).toMatchObject({ value: 7000, before: 5000, change: 40, comparedTo: '2024-02-29' });
    const part = await ask(store, getReport, {
      report: 'order-development',
      from: '2025-02-02',
      to: '2025-02-28',
    });
    expect(part.rows).toMatchObject([{ ordersBefore: 0 }]);
  });

  it('ends today even if later days were given, so a month in progress is compared with the same number of days', async () => {
    await place(store, [paidOn('2026-10-25', 5000), paidOn('2026-10-20', 3000), paidOn('2026-11-20', 6000)]);
    const november = { from: '2026-11-01', to: '2026-11-30', compare: 'PERIOD_BEFORE' as const };
    expect(await ask(store, getFigures, november)).toMatchObject({
      to: '2026-11-20',
      comparedTo: '2026-10-20',
      value: 6000,
      before: 3000,
    });
  });

  it('is all time for a report that covers everything, and today for a store without orders', async () => {
    expect(await ask(store, getReport, { report: 'analytics-rfm' })).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      rows: [],
      figures: [],
      orders: 0,
    });
    await place(store, [paidOn('2025-03-04', 5000)]);
    expect(await ask(store, getReport, { report: 'analytics-rfm' })).toMatchObject({ from: '2025-03-04' });
  });
});

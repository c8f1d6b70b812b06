import type { AnyDeclaration } from '@brandwright/contract';
import { explainChange } from '@brandwright/contract/insight/explain-change.ts';
import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { listReports } from '@brandwright/contract/insight/list-reports.ts';
import { reportList } from '@brandwright/contract/insight/reports.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { answerOf, ask, type Asking } from './testing/random-store.ts';
import { seededBooks, type SeededBook } from './testing/seeded-books.ts';

let full: SeededBook;
/** An empty store in the same database. */
let empty: TestStore;
beforeAll(async () => {
  resetTestTime();
  const [first] = await seededBooks();
  if (!first) throw new Error('A store is missing.');
  full = first;
  empty = await testStore();
});

const refused = (declaration: AnyDeclaration, input: object, expected: object, asking: Asking = {}) =>
  expect(answerOf(full.store, declaration, input, asking)).rejects.toMatchObject(expected);

const dated: readonly (readonly [AnyDeclaration, object])[] = [
  [getReport, { report: 'analytics-order' }],
  [getFigures, { measure: 'SALES', by: 'MONTH' }],
  [explainChange, {}],
];

describe.each([...dated, [listReports, {}] as const])('$name', (declaration, input) => {
  it('is open to viewers', async () => {
    await answerOf(full.store, declaration, input, { as: 'viewer' });
  });

  it('is refused to a store that doesn’t have it turned on', async () => {
    const blocked = { code: 'feature_blocked' };
    await refused(declaration, input, blocked, { flags: [] });
    await refused(declaration, input, blocked, { flags: ['fulfillment_metrics'] });
  });
});

describe.each(dated)('$name', (declaration, input) => {
  it('refuses dates that are swapped, in the future or too long ago', async () => {
    const swapped = { ...input, from: '2026-11-02', to: '2026-11-01' };
    await refused(declaration, swapped, {
      code: 'bad_input',
      message: 'The start date is after the end date. Swap them.',
    });
    const future = {
      code: 'bad_input',
      message: 'Those dates are in the future. Ask for dates through today.',
    };
    await refused(declaration, { ...input, from: '2026-11-21' }, future);
    await refused(declaration, { ...input, from: '2026-12-01', to: '2026-12-31' }, future);
    const longAgo = {
      code: 'bad_input',
      message: 'That’s too long ago. Ask for dates in the last 50 years.',
    };
    await refused(declaration, { ...input, from: '0001-01-01' }, longAgo);
    await refused(declaration, { ...input, to: '1970-01-01' }, longAgo);
  });
});

describe('fulfillment metrics', () => {
  const onlyAnalytics = { flags: ['analytics'] };

  it('have a flag of their own', async () => {
    const blocked = { code: 'feature_blocked' };
    await refused(getReport, { report: 'fulfillment-metrics' }, blocked, onlyAnalytics);
    const { reports } = await ask(full.store, listReports, {}, onlyAnalytics);
    expect(reports).toHaveLength(reportList.length - 1);
    expect(reports.map(({ report }) => report)).not.toContain('fulfillment-metrics');
    const all = await ask(full.store, listReports, {});
    expect(all.reports.map(({ report }) => report)).toEqual(reportList.map(({ slug }) => slug));
  });
});

describe('rows of another store', () => {
  it.each(reportList.map(({ slug }) => slug))('never show in %s', async (report) => {
    const { rows, figures, orders } = await ask(empty, getReport, {
      report,
      from: '2024-01-01',
      to: '2026-11-20',
    });
    expect({ rows, figures, orders }).toEqual({ rows: [], figures: [], orders: 0 });
  });

  it('never show in figures, and its products are unknown', async () => {
    const answer = await ask(empty, getFigures, {
      by: 'CHANNEL',
      from: '2024-01-01',
      compare: 'YEAR_BEFORE',
    });
    expect(answer).toMatchObject({ value: 0, before: 0, orders: 0, rows: [] });
    await expect(ask(empty, getFigures, { product: full.bowlId })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await ask(empty, explainChange, {})).toMatchObject({ value: 0, before: 0, parts: [] });
  });
});

describe('pages', () => {
  it('of a report and of figures are those of the whole', async () => {
    const report = { report: 'analytics-churn-risk' as const };
    const figures = { measure: 'SALES' as const, by: 'CUSTOMER' as const, from: '2025-11-01' };
    const whole = await ask(full.store, getReport, { ...report, size: 1000 });
    const all = await ask(full.store, getFigures, { ...figures, size: 1000 });
    expect(whole.total).toBeGreaterThan(7);
    expect(all.total).toBeGreaterThan(7);
    for (const page of [0, 1, 50]) {
      const part = await ask(full.store, getReport, { ...report, page, size: 5 });
      expect(part).toEqual({ ...whole, page, size: 5, rows: whole.rows.slice(page * 5, page * 5 + 5) });
      const some = await ask(full.store, getFigures, { ...figures, page, size: 5 });
      expect(some).toEqual({ ...all, page, size: 5, rows: all.rows.slice(page * 5, page * 5 + 5) });
    }
  });
});

describe('get_figures', () => {
  const asked = { by: 'PRODUCT', measure: 'UNITS', from: '2025-11-01' } as const;

  it('starts with the most, or the least if asked, and keeps time in order', async () => {
    const values = async (more: object) =>
      (await ask(full.store, getFigures, { ...asked, size: 1000, ...more })).rows.map(
        ({ value }) => value ?? 0,
      );
    const most = await values({});
    expect(most).toEqual(most.toSorted((one, other) => other - one));
    expect(await values({ order: 'LEAST' })).toEqual(most.toSorted((one, other) => one - other));
    const months = await ask(full.store, getFigures, { ...asked, by: 'MONTH', order: 'LEAST' });
    expect(months.rows.map(({ label }) => label)).toEqual([
      'Nov 2025',
      'Dec 2025',
      ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' ').map((one) => `${one} 2026`),
    ]);
  });

  it('shows parts found only in the compared period', async () => {
    const days = { from: '2026-11-20', to: '2026-11-20', compare: 'YEAR_BEFORE' } as const;
    const before = await ask(full.store, getFigures, {
      by: 'CHANNEL',
      from: '2025-11-20',
      to: '2025-11-20',
    });
    const { rows } = await ask(full.store, getFigures, { by: 'CHANNEL', ...days });
    const was = rows.filter((row) => row.before !== 0).map(({ key, before: value }) => ({ key, value }));
    expect(was.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
      before.rows.map(({ key, value }) => ({ key, value })).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    );
  });

  it('gives no share for orders by product, which overlap', async () => {
    const { rows } = await ask(full.store, getFigures, { ...asked, measure: 'ORDERS' });
    expect(new Set(rows.map(({ share }) => share))).toEqual(new Set([null]));
  });
});

import { describe, expect, it } from 'vitest';
import { analyticsRfm } from '@brandwright/contract/insight/reports/analytics-rfm.ts';
import { cellWords, axisWords } from './cell-words.ts';
import { daysOf, readAsk, reportAddress, scopeOf } from './report-address.ts';
import { reportChart } from './report-chart.ts';
import { readSort, sortedRows, sortWords } from './sorted-rows.ts';

const now = Date.parse('2026-11-22T12:01:30Z');

describe('the address of a report', () => {
  it('names days of presets in UTC', () => {
    expect(daysOf('last-30-days', now)).toEqual({ from: '2026-10-24', to: '2026-11-22' });
    expect(daysOf('last-month', now)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(daysOf('last-12-months', now)).toEqual({ from: '2025-12-01', to: '2026-11-22' });
    expect(daysOf('last-month', Date.parse('2026-01-05T00:00:00Z'))).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
    expect(daysOf('last-year', now)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('gives own days before a preset, and drops what is no day or word', () => {
    const ask = readAsk(
      new URLSearchParams('period=this-year&from=2026-02-30&to=2026-05-01&channel=NOWHERE'),
    );
    expect(scopeOf(ask, now)).toEqual({ to: '2026-05-01' });
    expect(scopeOf(readAsk(new URLSearchParams('period=this-year&grain=WEEK')), now)).toEqual({
      from: '2026-01-01',
      to: '2026-11-22',
      grain: 'WEEK',
    });
  });

  it('leads from a card to the same days', () => {
    expect(reportAddress('analytics-rfm', { from: '2026-01-01', to: '2026-11-22', channel: null })).toBe(
      '/analytics-rfm?from=2026-01-01&to=2026-11-22',
    );
    expect(reportAddress('analytics-rfm')).toBe('/analytics-rfm');
  });
});

describe('rows of a report', () => {
  const rows = [{ a: 2 }, { a: null }, { a: 10 }];
  it('are sorted with the unknown last either way', () => {
    const places = (sort: string) =>
      sortedRows(rows, readSort(new URLSearchParams({ sort }), [{ key: 'a' }])).map(({ at }) => at);
    expect(places('a')).toEqual([0, 2, 1]);
    expect(places('-a')).toEqual([2, 0, 1]);
    expect(places('b')).toEqual([0, 1, 2]);
    expect(sortWords({ by: 'a', direction: 'desc' })).toBe('-a');
  });

  it('say spans by their length', () => {
    expect(cellWords('2026-11-01', { unit: 'day' }, 'MONTH')).toBe('Nov 2026');
    expect(cellWords('2026-11-16', { unit: 'day' }, 'WEEK')).toBe('Week of Nov 16, 2026');
    expect(cellWords('2026-11-16', { unit: 'day' }, null)).toBe('November 16, 2026');
    expect(axisWords('2026-11-16', { unit: 'day' }, 'WEEK')).toBe('Nov 16');
  });

  it('are drawn as their declaration says', () => {
    const chart = reportChart(analyticsRfm, {
      rows: [{ segment: 'Champions', customers: 170 }, { segment: 'Loyal' }],
      grain: null,
      currency: 'USD',
    });
    expect(chart).toMatchObject({
      kind: 'bar',
      points: [{ label: 'Champions' }, { label: 'Loyal' }],
      series: [{ label: 'Customers', values: [170, null] }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { orderAvgValue } from '@brandwright/contract/insight/reports/order-avg-value.ts';
import { orderDevelopment } from '@brandwright/contract/insight/reports/order-development.ts';
import { partialOfFigures, partialOfReport } from './partial-spans.ts';

describe('weeks and months that the days cut short', () => {
  const weeks = {
    rows: [{ span: '2026-11-09' }, { span: '2026-11-16' }],
    grain: 'WEEK' as const,
    from: '2026-11-11',
    to: '2026-11-22',
  };
  it('are said at either end', () => {
    expect(partialOfReport(orderAvgValue, weeks)).toBe('Partial week: Week of Nov 9, 2026 (from Nov 11).');
    expect(partialOfReport(orderAvgValue, { ...weeks, from: '2026-11-09' })).toBeNull();
    expect(partialOfReport(orderAvgValue, { ...weeks, grain: 'DAY' })).toBeNull();
    expect(
      partialOfReport(orderAvgValue, {
        ...weeks,
        rows: [{ span: '2026-10-01' }, { span: '2026-11-01' }],
        grain: 'MONTH',
        from: '2026-10-12',
      }),
    ).toBe('Partial months: Oct 2026 (from Oct 12), Nov 2026 (through Nov 22).');
  });

  it('are the last month only where a report is by month', () => {
    const months = { ...weeks, rows: [{ month: '2026-10' }, { month: '2026-11' }], grain: null };
    expect(partialOfReport(orderDevelopment, { ...months, from: '2026-10-12' })).toBe(
      'Partial month: Nov 2026 (through Nov 22).',
    );
    expect(partialOfReport(orderDevelopment, { ...months, to: '2026-11-30' })).toBeNull();
  });

  it('are said of figures over time alone', () => {
    const row = (key: string, label: string) => ({ key, label, value: 1, before: null, share: null });
    const rows = [row('2026-10-01', 'Oct 2026'), row('2026-11-01', 'Nov 2026')];
    const days = { from: '2026-10-24', to: '2026-11-22' };
    expect(partialOfFigures({ by: 'MONTH', rows, ...days })).toBe(
      'Partial months: Oct 2026 (from Oct 24), Nov 2026 (through Nov 22).',
    );
    expect(partialOfFigures({ by: 'QUARTER', rows: [row('2026-10-01', 'Q4 2026')], ...days })).toBe(
      'Partial quarter: Q4 2026 (from Oct 24 through Nov 22).',
    );
    expect(partialOfFigures({ by: 'CHANNEL', rows, ...days })).toBeNull();
  });
});

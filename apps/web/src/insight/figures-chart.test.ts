import { describe, expect, it } from 'vitest';
import type { FiguresResult } from '@brandwright/contract/insight/figures-result.ts';
import { figuresChart } from './figures-chart.ts';

describe('figures told apart', () => {
  const shorts = (by: FiguresResult['by'], key: string, label: string) => {
    const row = { key, label, value: 1, before: null, share: null };
    const chart = figuresChart({ ...figures, by, rows: [row] });
    return chart?.points.map((point) => [point.label, point.short]);
  };
  const figures: FiguresResult = {
    measure: 'ORDERS',
    label: 'Orders',
    unit: 'count',
    by: null,
    from: '2026-11-01',
    to: '2026-11-22',
    compare: null,
    comparedFrom: null,
    comparedTo: null,
    filters: [],
    value: 1,
    before: null,
    change: null,
    rows: [],
    total: 1,
    orders: 1,
    definition: '',
    notes: [],
    currency: 'USD',
  };
  it('are named in short at the axis', () => {
    expect(shorts('WEEK', '2026-11-16', 'week of November 16, 2026')).toEqual([
      ['Week of November 16, 2026', 'Nov 16'],
    ]);
    expect(shorts('DAY', '2026-11-16', 'November 16, 2026')).toEqual([['November 16, 2026', 'Nov 16']]);
    expect(shorts('HOUR', '08', '08:00 to 09:00 UTC')).toEqual([['08:00 to 09:00 UTC', '08']]);
    expect(shorts('WEEKDAY', '1', 'Monday')).toEqual([['Monday', 'Mon']]);
    expect(shorts('CHANNEL', 'X', 'Shopify')).toEqual([['Shopify', 'Shopify']]);
  });
});

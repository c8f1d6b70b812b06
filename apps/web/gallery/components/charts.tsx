import { Chart } from '#kit/charts/chart.tsx';
import type { ChartData, ChartSeries } from '#kit/charts/chart-data.ts';
import type { Specimen } from './specimen.ts';

const months = ['Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026'].map((label) => ({
  key: label,
  label,
  short: label,
}));
const words = {
  title: 'Sales',
  period: 'July 1, 2026 – November 22, 2026',
  finding: 'Sales have risen since September.',
  fileName: 'sales',
};
const over = { points: months, pointsLabel: 'Month', currency: 'USD' };
const line: ChartData = {
  ...over,
  kind: 'line',
  series: [
    {
      key: 'now',
      label: 'Sales',
      unit: 'money',
      values: [1_880_000, 2_002_000, 1_640_000, 2_410_000, 3_273_000],
    },
    {
      key: 'before',
      label: 'A year before',
      unit: 'money',
      values: [454_000, 815_000, null, 1_210_000, 1_884_000],
    },
  ],
};
const columns: ChartData = {
  ...over,
  kind: 'columns',
  series: [
    { key: 'new', label: 'New', unit: 'count', values: [30, 14, 15, 20, 24] },
    { key: 'returning', label: 'Returning', unit: 'count', values: [80, 98, 109, 136, 143] },
  ],
};
const bars: ChartData = {
  kind: 'bar',
  points: ['Own shop', 'Shopify', 'Wholesale'].map((label) => ({ key: label, label, short: label })),
  series: [{ key: 'change', label: 'Difference', unit: 'money', values: [573_342, 478_227, -42_000] }],
  pointsLabel: 'Channel',
  currency: 'USD',
  isSigned: true,
};
const month = (age: number): ChartSeries => ({
  key: `m${age}`,
  label: `Month ${age}`,
  unit: 'percent',
  values: months.map((_, at) => (at + age > 4 ? null : 4 + at * 3 + age)),
});
const heat: ChartData = { ...over, kind: 'heatmap', series: [month(1), month(2), month(3)] };

/** Charts of each kind. */
export const charts: readonly Specimen[] = [
  {
    name: 'Chart',
    states: {
      line: <Chart data={line} {...words} />,
      columns: <Chart data={columns} {...words} />,
      bars: <Chart data={bars} {...words} />,
      heatmap: <Chart data={heat} {...words} />,
      plain: <Chart data={bars} {...words} plain />,
      empty: <Chart data={{ ...line, points: [] }} {...words} />,
    },
  },
];

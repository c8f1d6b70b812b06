import type { ReportColumn, ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import type { ChartData, ChartKind, ChartSeries, Value } from '#kit/charts/chart-data.ts';
import { axisWords, cellWords } from './cell-words.ts';

/** Bars of a chart of names at most; the table has all. */
export const mostBars = 12;

type Drawn = Pick<ReportDeclaration, 'chart' | 'columns'>;
type Made = Pick<ReportResult, 'rows' | 'grain' | 'currency'>;

/** What the chart of a report draws; null where its declaration has none. */
export function reportChart({ chart, columns }: Drawn, { rows, grain, currency }: Made): ChartData | null {
  if (!chart) return null;
  const x = columns.find(({ key }) => key === chart.x);
  if (!x) return null;
  const kind: ChartKind = chart.kind === 'bar' && x.unit !== 'text' ? 'columns' : chart.kind;
  const shown = kind === 'bar' ? rows.slice(0, mostBars) : rows;
  const [first, ...rest] = chart.y.flatMap((key): ChartSeries[] => {
    const column = columns.find((one) => one.key === key);
    const series = column && seriesOf(column, shown);
    // A month of a cohort that none has come to is no column of cells.
    return series && (kind !== 'heatmap' || hasValue(series)) ? [series] : [];
  });
  if (!first) return null;
  return {
    kind,
    points: shown.map((row, at) => ({
      key: `${row[x.key] ?? ''}-${at}`,
      label: pointLabel(row[x.key], x, grain, currency),
      short: axisWords(row[x.key], x, grain, currency),
    })),
    series: [first, ...rest],
    pointsLabel: x.label,
    currency,
  };
}

/** A number alone says nothing: "Days since the first order 30". */
function pointLabel(
  value: ReportResult['rows'][number][string] | undefined,
  column: ReportColumn,
  grain: ReportResult['grain'],
  currency: string,
): string {
  const words = cellWords(value, column, grain, currency);
  return typeof value === 'number' ? `${column.label} ${words}` : words;
}

const hasValue = ({ values }: ChartSeries) => values.some((value) => value !== null);

const seriesOf = ({ key, label, unit }: ReportColumn, rows: ReportResult['rows']): ChartSeries => ({
  key,
  label,
  unit,
  values: rows.map((row): Value => {
    const value = row[key];
    return typeof value === 'number' ? value : null;
  }),
});

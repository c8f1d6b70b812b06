import {
  comparisonLabels,
  dimensionLabels,
  measureFacts,
  timeDimensions,
  type Dimension,
} from '@brandwright/contract/insight/figures.ts';
import type { FigureRow, FiguresResult } from '@brandwright/contract/insight/figures-result.ts';
import type { ChartData, ChartSeries } from '#kit/charts/chart-data.ts';
import { axisWords, sentence } from './cell-words.ts';
import { mostBars } from './report-chart.ts';

/** Points of time from here on are a line. */
const lineFrom = 4;
const steps: ReadonlySet<string> = new Set(['WEEKDAY', 'HOUR']);

/** Figures told apart by something, beside those they are compared with; null where they are one figure alone. */
export function figuresChart({ measure, by, rows, compare, currency }: FiguresResult): ChartData | null {
  if (by === null || rows.length === 0) return null;
  const { label, unit } = measureFacts[measure];
  const isTime = timeDimensions.has(by);
  const kind = isTime && rows.length >= lineFrom ? 'line' : isTime || steps.has(by) ? 'columns' : 'bar';
  const shown = kind === 'bar' ? rows.slice(0, mostBars) : rows;
  const now: ChartSeries = { key: 'value', label, unit, values: shown.map(({ value }) => value) };
  const before: ChartSeries[] =
    compare === null
      ? []
      : [
          {
            key: 'before',
            label: sentence(comparisonLabels[compare]),
            unit,
            values: shown.map((row) => row.before),
          },
        ];
  return {
    kind,
    points: shown.map((row) => ({ key: row.key, label: sentence(row.label), short: briefOf(row, by) })),
    series: [now, ...before],
    pointsLabel: dimensionLabels[by],
    currency,
  };
}

/** As it has room at an axis: "Nov 16", "Mon", "08". Days and weeks are keyed by their first day, hours by two digits. */
function briefOf({ key, label }: FigureRow, by: Dimension): string {
  if (by === 'DAY' || by === 'WEEK') return axisWords(key, { unit: 'day' }, null);
  if (by === 'HOUR') return key;
  return by === 'WEEKDAY' ? label.slice(0, 3) : label;
}

import {
  comparisonLabels,
  dimensionLabels,
  measureFacts,
  timeDimensions,
} from '@brandwright/contract/insight/figures.ts';
import type { FiguresResult } from '@brandwright/contract/insight/figures-result.ts';
import type { ChartData, ChartSeries } from '#kit/charts/chart-data.ts';
import { mostBars } from './report-chart.ts';

/** Points of time from here on are a line. */
const lineFrom = 4;
const steps: ReadonlySet<string> = new Set(['WEEKDAY', 'HOUR']);
const briefHour = /^(\d\d):00 to .*/;

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
            label: upper(comparisonLabels[compare]),
            unit,
            values: shown.map((row) => row.before),
          },
        ];
  return {
    kind,
    points: shown.map(({ key, label: name }) => ({
      key,
      label: name,
      short: steps.has(by) ? name.replace(briefHour, '$1').slice(0, 3) : briefDay(name),
    })),
    series: [now, ...before],
    pointsLabel: dimensionLabels[by],
    currency,
  };
}

/** "November 16, 2026" has no room at an axis: "Nov 16". */
const briefDay = (name: string) => name.replace(/^([A-Z][a-z]{2})[a-z]* (\d{1,2}), \d{4}$/, '$1 $2');

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

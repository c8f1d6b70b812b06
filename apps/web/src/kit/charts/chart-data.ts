import type { Unit } from '@brandwright/contract/insight/report.ts';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';

export type Value = number | null;

/** A value in words: "$42.00". */
export type WordsOf = (value: Value) => string;

/** What is drawn in one color: a line, the bars of one kind, a column of a heatmap. */
export interface ChartSeries {
  key: string;
  label: string;
  unit: Unit;
  /** One of each point. */
  values: readonly Value[];
}

export interface ChartPoint {
  key: string;
  /** Whole, as the tooltip and the table tell it. */
  label: string;
  /** As it stands at the axis. */
  short: string;
}

/**
 * `line` over time or steps, `columns` upright over time or steps, `bar` one under the other for names, `heatmap` with a row for
 * each point and a column for each series.
 */
export type ChartKind = 'line' | 'columns' | 'bar' | 'heatmap';

export interface ChartData {
  kind: ChartKind;
  points: readonly ChartPoint[];
  series: readonly [ChartSeries, ...ChartSeries[]];
  /** What the points are: "Month". */
  pointsLabel: string;
  currency: string;
  /** Whether the values differ from nothing, upward or downward: a plus is said. */
  isSigned?: boolean;
}

/** Of one series, how its values are said. */
export function wordsOf({ currency, isSigned = false }: ChartData, { unit }: ChartSeries): WordsOf {
  return (value) => {
    if (!isSigned || value === null || value === 0) return valueWords(value, unit, currency);
    return `${value < 0 ? '−' : '+'}${valueWords(Math.abs(value), unit, currency)}`;
  };
}

/** Whether there is anything to draw. */
export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

/** "October 2026: Sales $1,200.00, Sales a year before $900.00": a point with all its values. */
export function pointWords(data: ChartData, at: number): string {
  const { points, series } = data;
  const said = series.map((one) => {
    const value = wordsOf(data, one)(one.values[at] ?? null);
    return series.length === 1 ? value : `${one.label} ${value}`;
  });
  return `${points[at]?.label ?? ''}: ${said.join(', ')}`;
}

import type { ChartData } from './chart-data.ts';

/** A mark that is looked at: a point of time, a bar, a cell of a heatmap. */
export interface Mark {
  /** Of the points. */
  point: number;
  /** Of the series, where the mark is one value alone. */
  series?: number;
}

export interface DrawingProps {
  data: ChartData;
  /** In pixels. */
  width: number;
  /** What is looked at, by pointer or keyboard. */
  active: Mark | null;
  onActive: (mark: Mark | null, place?: { x: number; y: number }) => void;
}

import type { Unit } from '@brandwright/contract/insight/report.ts';
import { formatCompact } from '#ui/format.ts';

export interface Scale {
  from: number;
  to: number;
  ticks: readonly number[];
  /** Where a value stands between two places. */
  place: (value: number) => number;
}

const steps = [1, 2, 2.5, 5, 10];

/** Round steps, about as many as are wanted; counts have whole ones. */
function stepOf(span: number, wanted: number, isWhole: boolean): number {
  const rough = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power;
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

/** A scale with round ticks that holds nothing and all values; `places` are the pixels of its two ends. */
export function scaleOf(
  values: readonly number[],
  places: readonly [number, number],
  { wanted = 4, unit }: { wanted?: number; unit: Unit },
): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = stepOf(high - low || 1, wanted, unit === 'count');
  const from = Math.floor(low / step + 1e-9) * step;
  const to = Math.max(from + step, Math.ceil(high / step - 1e-9) * step);
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => exact(from + at * step));
  const [start, end] = places;
  return { from, to, ticks, place: (value) => start + ((value - from) / (to - from)) * (end - start) };
}

/** 0.30000000000000004 is meant as 0.3. */
const exact = (value: number) => Number(value.toPrecision(10));

/** A value at an axis or in a small cell: "$1.2k", "40%". */
export function shortWords(value: number, unit: Unit, currency = 'USD'): string {
  const sign = value < 0 ? '−' : '';
  const size = Math.abs(value);
  if (unit === 'money') {
    const amount = size / 100;
    const words = amount < 1000 && !Number.isInteger(amount) ? amount.toFixed(2) : compact(amount);
    return `${sign}${currency === 'USD' ? '$' : ''}${words}`;
  }
  return `${sign}${compact(size)}${unit === 'percent' ? '%' : ''}`;
}

const compact = (size: number) => formatCompact(exact(Math.round(size * 10) / 10)).replace('.0k', 'k');

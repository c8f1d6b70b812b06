import type { Dimension } from '@brandwright/contract/insight/figures.ts';
import type { FigureAnswer } from './figures-query.ts';

/** A figure of a period and of the one that it is compared with, in total or by a dimension. */
export interface Compared {
  now: FigureAnswer;
  then: FigureAnswer;
}

export interface Contribution {
  by: Dimension;
  key: string;
  label: string;
  value: number | null;
  before: number | null;
  difference: number;
}

/** What each part of a sum contributes to its change. */
export const ofSum = (by: Dimension, parts: Compared): Contribution[] =>
  pairs(parts).map(({ key, label, now, then }) => ({
    by,
    key,
    label,
    value: now.value,
    before: then.value,
    difference: now.value - then.value,
  }));

/**
 * What each part contributes to the change of an average, from sales: how far its orders lift or lower the average, weighed by their
 * share of orders, now less then. Both are taken from the earlier average, so that all contributions add up to the change.
 */
export function ofAverage(by: Dimension, parts: Compared, whole: Compared): Contribution[] {
  const { now: all, then: before } = whole;
  if (all.orders === 0 || before.orders === 0) return [];
  const average = (before.value ?? 0) / before.orders;
  return pairs(parts).map(({ key, label, now, then }) => ({
    by,
    key,
    label,
    value: averageOf(now),
    before: averageOf(then),
    difference: Math.round(
      (now.value - now.orders * average) / all.orders - (then.value - then.orders * average) / before.orders,
    ),
  }));
}

interface Part {
  value: number;
  orders: number;
}

export const averageOf = ({ value, orders }: { value: number | null; orders: number }): number | null =>
  value === null || orders === 0 ? null : Math.round(value / orders);

/** Parts of both periods, with none where there is none. */
function pairs({ now, then }: Compared): { key: string; label: string; now: Part; then: Part }[] {
  const labels = new Map([...then.parts, ...now.parts].map(({ key, label }) => [key, label]));
  const of = (answer: FigureAnswer, key: string): Part => {
    const part = answer.parts.find((one) => one.key === key);
    return { value: part?.value ?? 0, orders: part?.orders ?? 0 };
  };
  return [...labels].map(([key, label]) => ({ key, label, now: of(now, key), then: of(then, key) }));
}

import { median } from '../replay/figures.ts';
import type { Tried } from './try-out.ts';

/** Shares from 0 to 1 (null where nothing was there to measure) and milliseconds. */
export interface Figures {
  utterances: number;
  /** The right operation, of all requests within scope. */
  operation: number | null;
  /** The arguments expected, where the operation was right. */
  arguments: number | null;
  /** Asked, where the words lack something. */
  askedWhenNeeded: number | null;
  /** Needed, of the questions where it is known. */
  questionsNeeded: number | null;
  /** Acted on or asked about, of all requests within scope. */
  inScope: number | null;
  /** Declined, of what nothing answers. */
  outOfScope: number | null;
  /** Declined though within scope. */
  falseAlarms: number | null;
  /** A right operation among the first eight that routing retrieves. */
  recallAt8: number | null;
  medianMs: number;
  p95Ms: number;
}

/** The figures that a floor can stand under. */
export const floored = [
  'operation',
  'arguments',
  'askedWhenNeeded',
  'questionsNeeded',
  'inScope',
  'outOfScope',
  'recallAt8',
] as const;
export type Floored = (typeof floored)[number];

export function figuresOf(tried: readonly Tried[]): Figures {
  const inside = tried.filter(({ utterance }) => utterance.operation !== null);
  const outside = tried.filter(({ utterance }) => utterance.operation === null);
  const needed = inside.filter(({ verdict }) => verdict.questionNeeded === true);
  const sure = inside.filter(({ verdict }) => verdict.asked && verdict.questionNeeded !== null);
  const milliseconds = tried.map((one) => one.milliseconds);
  return {
    utterances: tried.length,
    operation: share(inside, ({ verdict }) => verdict.operationRight),
    arguments: share(
      inside.filter(({ verdict }) => verdict.argumentsRight !== null),
      ({ verdict }) => verdict.argumentsRight === true,
    ),
    askedWhenNeeded: share(needed, ({ verdict }) => verdict.asked),
    questionsNeeded: share(sure, ({ verdict }) => verdict.questionNeeded === true),
    inScope: share(inside, ({ verdict }) => !verdict.declined),
    outOfScope: share(outside, ({ verdict }) => verdict.operationRight),
    falseAlarms: share(inside, ({ verdict }) => verdict.declined),
    recallAt8: share(
      tried.filter(({ routed }) => routed !== null),
      ({ routed }) => routed === true,
    ),
    medianMs: median(milliseconds),
    p95Ms: percentile(milliseconds, 0.95),
  };
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number | null {
  return items.length === 0 ? null : items.filter(holds).length / items.length;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

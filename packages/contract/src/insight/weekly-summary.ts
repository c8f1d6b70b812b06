import { z } from 'zod';
import { measure } from './figures.ts';
import { units } from './report.ts';

export const weeklyFigure = z.object({
  measure,
  label: z.string(),
  unit: z.enum(units),
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** Against the week before, in percent; null where that was nothing. */
  change: z.number().nullable(),
});
export type WeeklyFigure = z.output<typeof weeklyFigure>;

/** A whole week, Monday to Sunday in UTC, beside the one before. */
export const weeklySummary = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  figures: z.array(weeklyFigure),
  /** Why sales changed, in a sentence; null where they didn’t. */
  why: z.string().nullable(),
  /** What to do, most urgent first: a sentence to the partner and its button. */
  todo: z.array(z.object({ text: z.string(), say: z.string(), label: z.string() })),
  /** Whether the person who asks gets it by mail on Mondays. */
  byMail: z.boolean(),
  currency: z.string(),
});
export type WeeklySummary = z.output<typeof weeklySummary>;

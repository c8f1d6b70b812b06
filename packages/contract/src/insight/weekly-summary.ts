import { z } from 'zod';
import { measure } from './figures.ts';
import { unit } from './report.ts';

export const weeklyFigure = z.object({
  measure,
  label: z.string(),
  unit,
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** Percent change from the week before; null if either is missing or that week was zero. */
  change: z.number().nullable(),
});
export type WeeklyFigure = z.output<typeof weeklyFigure>;

/** A full week, Monday to Sunday in UTC, compared with the one before. */
export const weeklySummary = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  figures: z.array(weeklyFigure),
  /** Why sales changed, in a sentence; null if they didn’t. */
  why: z.string().nullable(),
  /** What to do, most urgent first: what to say to the partner, and the button's label. */
  todo: z.array(z.object({ text: z.string(), say: z.string(), label: z.string() })),
  /** Whether the person asking gets it by email on Mondays. */
  byMail: z.boolean(),
  currency: z.string(),
});
export type WeeklySummary = z.output<typeof weeklySummary>;

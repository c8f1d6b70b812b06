import { z } from 'zod';

/** Sales milestones by lifetime sales in dollars (specification, sales milestones). DEFAULT: nothing sold yet. */
export const milestoneLevel = z.enum([
  'DEFAULT',
  'FIRST_SALE',
  '1k',
  '5k',
  '10k',
  '50k',
  '100k',
  '500k',
  '1M',
  '5M',
]);
export type MilestoneLevel = z.output<typeof milestoneLevel>;

/** A milestone with its own words. */
export const milestone = z.object({
  level: milestoneLevel,
  /** Lifetime sales at which it is reached, in minor units; 0 for the first two. */
  thresholdMinor: z.int(),
  /** "$10,000", "First sale". */
  label: z.string(),
  /** What is said when it is reached: a headline and a sentence. */
  headline: z.string(),
  message: z.string(),
});
export type Milestone = z.output<typeof milestone>;

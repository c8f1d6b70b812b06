import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { milestone, milestoneLevel } from './milestones.ts';

/** Called by the first home screen that shows a level; answers whether it was the first, who alone celebrates. */
export const celebrateMilestone = declareOperation({
  name: 'celebrate_milestone',
  area: 'home',
  title: 'Celebrate a milestone',
  description:
    'Marks a level of lifetime sales as celebrated, and all below it. The first call answers true, every later one false, so two screens celebrate once.',
  examples: ['Mark the first sale as celebrated'],
  input: z.object({ level: milestoneLevel.exclude(['DEFAULT']) }),
  output: z.object({ milestone, isFirst: z.boolean() }),
  http: { method: 'POST', path: '/web/stores/me/sales-stats/celebrations' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict'],
  // Not undoable: what was celebrated was celebrated.
  invalidates: ['get_sales_stats'],
  summary: ({ milestone: reached, isFirst }) =>
    isFirst
      ? `Milestone reached: ${reached.label}.`
      : `The milestone ${reached.label} was already celebrated.`,
});

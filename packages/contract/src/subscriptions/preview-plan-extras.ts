import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { mostExtraSeats } from '../kernel/plan-catalog.ts';
import { declareOperation } from '../kernel/operation.ts';
import { extrasChange, extrasChangeWords } from './plan-extras.ts';

/** What can be asked for: the step of AI credits, and seats, as how many more. */
export const extrasFields = {
  monthlyAiCredits: field(z.int().min(1).max(1_000_000), {
    sense: 'quantity',
    words: ['ai credits', 'credits', 'ai credits a month', 'credits a month', 'credits per month'],
    label: 'AI credits a month',
  })
    .describe('One of the steps of the plan: list_plans has them.')
    .optional(),
  moreSeats: field(z.int().min(1).max(mostExtraSeats), {
    sense: 'quantity',
    words: ['seats', 'more seats', 'extra seats', 'additional seats', 'team seats'],
    label: 'More seats',
  })
    .describe('To add to those that are paid for.')
    .optional(),
};

export const previewPlanExtras = declareOperation({
  name: 'preview_plan_extras',
  area: 'subscriptions',
  title: 'What more AI credits or seats would cost',
  description:
    'What a larger step of monthly AI credits, or more seats, would cost with the plan that the store has: due now and later. Changes nothing; to buy them use change_plan_extras. What another plan would cost is preview_plan_change.',
  examples: [
    'What would 7,000 AI credits a month cost?',
    'How much are two more seats?',
    'Price of 15,000 AI credits a month',
  ],
  input: z.object(extrasFields),
  output: extrasChange,
  http: { method: 'GET', path: '/web/subscriptions/-/extras/preview' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['change_plan_extras', 'list_plans', 'get_ai_credits'],
  summary: extrasChangeWords,
});

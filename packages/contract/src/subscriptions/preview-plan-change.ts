import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { cycleField, planChange, tierField } from './entities.ts';
import { changeWords } from './subscription-words.ts';

export const trialOffField = () =>
  field(z.boolean(), {
    words: [
      'without the trial',
      'without a trial',
      'skip the trial',
      'no trial',
      'trial off',
      'end the trial',
    ],
    label: 'Skip trial',
  }).describe('Starts, and charges, without a trial, or ends the current one.');

export const previewPlanChange = declareOperation({
  name: 'preview_plan_change',
  area: 'subscriptions',
  title: 'What a plan would cost',
  description:
    'What another plan, or another way to bill it, would cost this store now and later, and what it would gain or lose. Changes nothing; to change it use change_plan. All plans side by side are in list_plans.',
  examples: [
    'What would Professional cost me and what do I get?',
    'How much would it be to switch to yearly?',
    'What do I lose if I go down to Beginner?',
    'What’s in the Scaling plan for us?',
    'Price of Professional paid yearly',
  ],
  input: z.object({
    tier: tierField().optional(),
    cycle: cycleField().optional(),
    trialOff: trialOffField().default(false),
  }),
  output: planChange,
  http: { method: 'GET', path: '/web/subscriptions/-/preview' },
  access: mayRead,
  effect: 'read',
  card: 'plan_change',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['change_plan', 'list_plans', 'get_subscription'],
  summary: changeWords,
});

import { z } from 'zod';
import { amountMinor, field, forForms, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan, cycleField, tierField } from './entities.ts';
import { trialOffField } from './preview-plan-change.ts';

export const changePlan = declareOperation({
  name: 'change_plan',
  area: 'subscriptions',
  title: 'Change the plan',
  description:
    'Subscribes the store to a plan, moves it up or down, or changes whether it is billed monthly or yearly. An upgrade starts right away and is charged for the rest of the period; a downgrade starts when the period ends. What it would cost is preview_plan_change. To end the plan use cancel_subscription.',
  examples: [
    'Switch to yearly',
    'Downgrade to Beginner',
    'Upgrade me to Professional',
    'Put us on the Scaling plan, billed yearly',
    'Subscribe to Beginner without the trial',
    'Move my store to monthly billing',
  ],
  input: z.object({
    tier: tierField().optional(),
    cycle: cycleField().optional(),
    trialOff: trialOffField().default(false),
    card: field(z.string().trim().min(1).max(100), {
      ref: 'payment_card',
      words: ['card', 'with', 'using'],
      label: 'Card',
    })
      .describe('Of a new subscription. When left out: the default card.')
      .optional(),
    quotedAt: forForms(instant().optional()),
    dueNowMinor: field(amountMinor().min(0).optional(), { formOnly: true, seen: true }),
  }),
  output: changedPlan,
  http: { method: 'POST', path: '/web/subscriptions', status: 201 },
  access: mayPay,
  effect: 'money',
  card: 'plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['preview_plan_change', 'get_subscription', 'list_plans'],
  invalidates: planReads,
  summary: ({ change }) => change,
});

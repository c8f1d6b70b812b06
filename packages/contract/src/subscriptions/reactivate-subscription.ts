import { z } from 'zod';
import { amountMinor, field, forForms, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan } from './entities.ts';

export const reactivateSubscription = declareOperation({
  name: 'reactivate_subscription',
  area: 'subscriptions',
  title: 'Reactivate the plan',
  description:
    'Keeps a plan that was to end, or to change, as it is; subscribes again to one that is canceled, which is charged at once. A paused plan is resumed with resume_subscription.',
  examples: [
    'Reactivate my plan',
    'I changed my mind, don’t cancel the subscription',
    'Keep my plan as it is after all',
    'Bring our old plan back',
  ],
  input: z.object({
    quotedAt: forForms(instant().optional()),
    dueNowMinor: field(amountMinor().min(0).optional(), { formOnly: true, seen: true }),
  }),
  output: changedPlan,
  http: { method: 'POST', path: '/web/subscriptions/-/reactivate' },
  access: mayPay,
  effect: 'money',
  card: 'plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['get_subscription', 'change_plan'],
  invalidates: planReads,
  summary: ({ change }) => change,
});

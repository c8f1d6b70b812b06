import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan } from './entities.ts';

export const resumeSubscription = declareOperation({
  name: 'resume_subscription',
  area: 'subscriptions',
  title: 'Resume the plan',
  description:
    'Charges for a paused plan again. A plan that is canceled or about to end comes back with reactivate_subscription.',
  examples: ['Resume my plan', 'Unpause our subscription', 'Take the plan off pause'],
  input: z.object({}),
  output: changedPlan,
  http: { method: 'POST', path: '/commons/stripe/resume-subscription' },
  access: mayPay,
  effect: 'money',
  card: 'plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['get_subscription', 'pause_subscription', 'reactivate_subscription'],
  invalidates: planReads,
  summary: ({ change }) => change,
});

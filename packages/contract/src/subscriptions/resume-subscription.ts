import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { planSubscription } from './entities.ts';
import { subscriptionWords } from './subscription-words.ts';

export const resumeSubscription = declareOperation({
  name: 'resume_subscription',
  area: 'payments',
  title: 'Resume the plan',
  description: 'Charges for a paused plan again. For the plan’s own page.',
  examples: ['Resume my plan'],
  input: z.object({}),
  output: planSubscription,
  http: { method: 'POST', path: '/commons/stripe/resume-subscription' },
  access: mayPay,
  effect: 'money',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  invalidates: ['get_subscription'],
  summary: subscriptionWords,
});

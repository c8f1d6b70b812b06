import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { planSubscription } from './entities.ts';
import { subscriptionWords } from './subscription-words.ts';

export const cancelSubscription = declareOperation({
  name: 'cancel_subscription',
  area: 'payments',
  title: 'Cancel the plan',
  description: 'Cancels the store’s plan at the end of what is paid, or at once. For the plan’s own page.',
  examples: ['Cancel my plan at the end of the month'],
  input: z.object({
    when: field(z.enum(['PERIOD_END', 'NOW']), { label: 'When' }).default('PERIOD_END'),
  }),
  output: planSubscription,
  http: { method: 'POST', path: '/commons/stripe/cancel-subscription' },
  access: mayPay,
  effect: 'destructive',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  invalidates: ['get_subscription'],
  summary: subscriptionWords,
});

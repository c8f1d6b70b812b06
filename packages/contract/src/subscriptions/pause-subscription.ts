import { z } from 'zod';
import { day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { planSubscription } from './entities.ts';
import { subscriptionWords } from './subscription-words.ts';

export const pauseSubscription = declareOperation({
  name: 'pause_subscription',
  area: 'payments',
  title: 'Pause the plan',
  description:
    'Stops charging for the store’s plan, until a day or until it is resumed. For the plan’s own page.',
  examples: ['Pause my plan until March'],
  input: z.object({
    resumesOn: day({ sense: 'date_ahead', label: 'Until' }).optional(),
  }),
  output: planSubscription,
  http: { method: 'POST', path: '/commons/stripe/pause-subscription' },
  access: mayPay,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  invalidates: ['get_subscription'],
  summary: subscriptionWords,
});

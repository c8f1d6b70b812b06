import { z } from 'zod';
import { day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan } from './entities.ts';

export const pauseSubscription = declareOperation({
  name: 'pause_subscription',
  area: 'subscriptions',
  title: 'Pause the plan',
  description:
    'Stops charging for the store’s Brandwright plan, until a day or until it is resumed. What is paid stays usable to its end. To end the plan use cancel_subscription.',
  examples: [
    'Pause my plan until March',
    'Pause my subscription',
    'Put the Brandwright plan on pause until January 15',
    'Freeze our membership for now',
  ],
  input: z.object({
    resumesOn: day({ sense: 'date_ahead', words: ['until', 'till', 'resume on'], label: 'Until' }).optional(),
  }),
  output: changedPlan,
  http: { method: 'POST', path: '/commons/stripe/pause-subscription' },
  access: mayPay,
  effect: 'external',
  card: 'plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['resume_subscription', 'get_subscription', 'cancel_subscription'],
  invalidates: planReads,
  summary: ({ change }) => change,
});

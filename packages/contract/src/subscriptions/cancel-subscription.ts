import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan } from './entities.ts';

export const cancelSubscription = declareOperation({
  name: 'cancel_subscription',
  area: 'subscriptions',
  title: 'Cancel the plan',
  description:
    'Cancels the store’s Brandwright plan at the end of what is paid, or at once. To stop paying for a while use pause_subscription; to pay less change_plan.',
  examples: [
    'Cancel my plan at the end of the month',
    'Cancel my subscription',
    'End our Brandwright membership right away',
    'I want to stop my plan',
  ],
  input: z.object({
    when: field(z.enum(['PERIOD_END', 'NOW']), {
      valueWords: {
        PERIOD_END: [
          'at the end of the month',
          'end of the month',
          'at the end of the period',
          'when it runs out',
          'at renewal',
          'at the end of the year',
        ],
        NOW: ['now', 'right now', 'right away', 'immediately', 'at once', 'today'],
      },
      namedByWords: true,
      label: 'When',
    }).default('PERIOD_END'),
  }),
  output: changedPlan,
  http: { method: 'POST', path: '/commons/stripe/cancel-subscription' },
  access: mayPay,
  effect: 'destructive',
  card: 'plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['pause_subscription', 'reactivate_subscription', 'get_subscription'],
  invalidates: planReads,
  summary: ({ change }) => change,
});

import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan } from './entities.ts';

export const acceptRetentionOffer = declareOperation({
  name: 'accept_retention_offer',
  area: 'subscriptions',
  title: 'Take 40 percent off',
  description:
    'Takes 40 percent off the next invoices of the plan instead of canceling it, once a year. Only for the cancellation survey.',
  examples: ['I’ll stay for 40 percent off'],
  input: z.object({}),
  output: changedPlan,
  http: { method: 'POST', path: '/web/subscriptions/-/retention-offer' },
  access: mayPay,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  invalidates: planReads,
  summary: ({ change }) => change,
});

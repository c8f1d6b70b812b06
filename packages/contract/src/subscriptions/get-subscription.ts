import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { planSubscription } from './entities.ts';
import { subscriptionWords } from './subscription-words.ts';

export const getSubscription = declareOperation({
  name: 'get_subscription',
  area: 'payments',
  title: 'Plan subscription',
  description: 'How the store’s paid plan stands at the bank. For the plan’s own page.',
  examples: ['How does my subscription stand?'],
  input: z.object({}),
  output: planSubscription,
  http: { method: 'GET', path: '/commons/stripe/subscription' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'upstream'],
  summary: subscriptionWords,
});

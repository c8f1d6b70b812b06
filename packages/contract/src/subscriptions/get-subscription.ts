import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { planOverview } from './entities.ts';
import { overviewWords } from './subscription-words.ts';

export const getSubscription = declareOperation({
  name: 'get_subscription',
  area: 'subscriptions',
  title: 'Your plan',
  description:
    'The Brandwright plan that the store is on: what it costs, when it renews, and whether it is on trial, paused, past due, ending or about to change. What other plans cost is in list_plans and preview_plan_change; what was billed in list_plan_invoices.',
  examples: [
    'When does my plan renew?',
    'Which plan am I on?',
    'How does my subscription stand?',
    'What am I paying for Brandwright?',
    'Is my plan paused?',
  ],
  input: z.object({}),
  output: planOverview,
  http: { method: 'GET', path: '/commons/stripe/subscription' },
  access: mayRead,
  effect: 'read',
  card: 'plan',
  offered: true,
  errors: ['upstream'],
  related: ['list_plans', 'preview_plan_change', 'list_plan_invoices', 'pause_subscription'],
  summary: overviewWords,
});

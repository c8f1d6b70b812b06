import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';

export const requestPlanCall = declareOperation({
  name: 'request_plan_call',
  area: 'subscriptions',
  title: 'Ask for a call about the plan',
  description:
    'Asks Brandwright to call about the plan: an email goes to its support with the store, the person and their note. Only for the plan’s own page.',
  examples: ['I’d like a call before I cancel'],
  input: z.object({
    about: z.enum(['PLANS', 'PROFESSIONAL', 'PAUSE', 'CANCEL']).default('PLANS'),
    note: field(z.string().trim().min(1).max(1000), { label: 'Note' }).optional(),
  }),
  output: z.object({ id: z.uuid(), replyTo: z.string() }),
  http: { method: 'POST', path: '/web/subscriptions/-/call-requests', status: 201 },
  access: mayPay,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['too_many_requests'],
  summary: ({ replyTo }) => `Requested a call. We’ll email ${replyTo} to find a time.`,
});

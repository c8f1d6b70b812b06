import { z } from 'zod';
import { amountMinor, field, forForms, instant } from '../kernel/fields.ts';
import { mostExtraSeats } from '../kernel/plan-catalog.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { changedPlan } from './entities.ts';
import { extrasFields } from './preview-plan-extras.ts';

export const changePlanExtras = declareOperation({
  name: 'change_plan_extras',
  area: 'subscriptions',
  title: 'Buy AI credits or seats',
  description:
    'Changes how many AI credits a month, and how many seats beyond the plan’s, the store pays for. More starts right away and is charged for the rest of the period; less starts when the period ends. What it would cost is preview_plan_extras; another plan is change_plan.',
  examples: [
    'Buy more AI credits',
    'Add two more seats',
    'Get us 7,000 AI credits a month',
    'Top up to 15,000 AI credits a month',
  ],
  input: z.object({
    ...extrasFields,
    /** Seats beyond those of the plan, in all. */
    seats: forForms(z.object({ inAll: z.int().min(0).max(mostExtraSeats) }).optional()),
    quotedAt: forForms(instant().optional()),
    dueNowMinor: field(amountMinor().min(0).optional(), { formOnly: true, seen: true }),
  }),
  output: changedPlan,
  http: { method: 'PUT', path: '/web/subscriptions/-/extras' },
  access: mayPay,
  effect: 'money',
  card: 'plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['preview_plan_extras', 'get_subscription', 'get_ai_credits'],
  invalidates: [...planReads, 'preview_plan_extras', 'get_ai_credits', 'list_ai_credit_entries'],
  summary: ({ change }) => change,
});

import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { listWords } from './words.ts';

export const listOrderRuleActions = declareOperation({
  name: 'list_order_rule_actions',
  area: 'orders',
  title: 'What order rules can do',
  description:
    'Lists the conditions that an order rule can test and the actions it can take, and says how several rules combine.',
  examples: [
    'What can an order rule do?',
    'Which actions can rules take?',
    'What if two rules match one order?',
  ],
  input: z.object({}),
  output: z.object({
    conditions: z.array(z.object({ field: z.string(), label: z.string(), does: z.string() })),
    actions: z.array(z.object({ field: z.string(), label: z.string(), does: z.string() })),
    /** How several rules that match one order combine. */
    combine: z.string(),
  }),
  http: { method: 'GET', path: '/web/order-rules/-/actions' },
  access: mayRead,
  effect: 'read',
  card: 'order_rule_actions',
  offered: true,
  errors: [],
  related: ['create_order_rule'],
  summary: (output) =>
    `A rule can ${listWords(
      output.actions.map((one) => one.does),
      9,
    )}, for orders chosen by ${listWords(
      output.conditions.map((one) => one.label.toLowerCase()),
      20,
    )}. ${output.combine}`,
});

import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut } from './entities.ts';
import { mayRead } from './order-ref.ts';
import { count, dayWords } from './words.ts';
import { whichRule } from './rules.ts';

export const listOrderRuleRuns = declareOperation({
  name: 'list_order_rule_runs',
  area: 'orders',
  title: 'What an order rule did',
  description:
    'Lists the newest 100 times that order rules acted: on which order, when, and what they did. All rules, or one.',
  examples: ['What did the big orders rule do?', 'Which orders did rules act on?'],
  input: z.object(whichRule),
  output: z.object({
    runs: z.array(
      z.object({
        id: z.uuid(),
        ruleName: z.string(),
        orderId: z.uuid(),
        orderNumber: orderNumberOut,
        did: z.array(z.string()),
        at: z.string(),
      }),
    ),
    total: z.int(),
  }),
  http: {
    method: 'GET',
    path: '/web/order-rules/{id}/runs',
    aliases: [{ method: 'GET', path: '/web/order-rules/-/runs' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'order_rule_runs',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_order_rules', 'get_order'],
  summary: (output) => {
    const [newest] = output.runs;
    if (!newest) return 'No order rule has acted yet.';
    return `Rules have acted ${count(output.total, 'time')}; the last was “${newest.ruleName}” on order #${newest.orderNumber}, ${dayWords(newest.at)}: ${newest.did.join('; ')}.`;
  },
});

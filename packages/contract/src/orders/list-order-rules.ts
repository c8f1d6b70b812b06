import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { count, listWords } from './words.ts';
import { orderRule } from './rules.ts';

export const listOrderRules = declareOperation({
  name: 'list_order_rules',
  area: 'orders',
  title: 'Order rules',
  description:
    'Lists the rules that act on each new order, in the order in which they run, with how often each has acted.',
  examples: ['Which order rules do we have?', 'Show my fulfillment rules', 'List the order rules'],
  input: z.object({}),
  output: z.object({ rules: z.array(orderRule) }),
  http: { method: 'GET', path: '/web/order-rules' },
  access: mayRead,
  effect: 'read',
  card: 'order_rules',
  offered: true,
  errors: [],
  related: [
    'try_order_rule',
    'set_order_rule_enabled',
    'move_order_rule',
    'list_order_rule_runs',
    'create_order_rule',
    'delete_order_rule',
  ],
  summary: (output) =>
    output.rules.length === 0
      ? 'There are no order rules yet.'
      : `${count(output.rules.length, 'rule')}: ${listWords(
          output.rules.map((rule) => `${rule.name}${rule.enabled ? '' : ' (off)'}`),
          8,
        )}.`,
});

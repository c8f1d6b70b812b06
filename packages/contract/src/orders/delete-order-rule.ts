import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { whichRule, orderRule, ruleChange } from './rules.ts';

export const deleteOrderRule = declareOperation({
  name: 'delete_order_rule',
  area: 'orders',
  title: 'Delete an order rule',
  description:
    'Deletes one order rule; the record of what it did stays. Undo brings it back. To pause it use set_order_rule_enabled.',
  examples: ['Delete the rule for big orders', 'Remove the B2B rule'],
  input: z.object(whichRule),
  output: orderRule,
  http: { method: 'DELETE', path: '/web/order-rules/{id}' },
  ...ruleChange,
  errors: ['not_found', 'conflict'],
  related: ['list_order_rules', 'set_order_rule_enabled'],
  summary: (output) => `The rule “${output.name}” is deleted.`,
});

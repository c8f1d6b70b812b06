import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage } from './order-ref.ts';
import { whichRule, orderRule, ruleReads } from './rules.ts';

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
  access: mayManage,
  effect: 'write',
  undoable: true,
  card: 'order_rule',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_order_rules', 'set_order_rule_enabled'],
  invalidates: ruleReads,
  summary: (output) => `The rule “${output.name}” is deleted.`,
});

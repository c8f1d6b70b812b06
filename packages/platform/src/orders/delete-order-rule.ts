import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findRule, change, described, whichRule } from './rule-operations.ts';

export default implement(deleteOrderRule, {
  async run(context, named) {
    const rule = await findRule(context, named);
    await change(context, rule.id, { deletedAt: context.clock.now() });
    return {
      output: await described(context, rule.id),
      undo: { ruleId: rule.id },
      subject: { kind: 'order_rule', id: rule.id },
    };
  },
  async undo(context, kept) {
    await change(context, whichRule.parse(kept).ruleId, { deletedAt: null });
  },
});

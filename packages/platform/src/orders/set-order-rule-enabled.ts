import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { findRule, change, described, whichRule } from './rule-operations.ts';

export default implement(setOrderRuleEnabled, {
  async run(context, { enabled, ...named }) {
    const rule = await findRule(context, named);
    await change(context, rule.id, { enabled });
    return {
      output: await described(context, rule.id),
      undo: { ruleId: rule.id, before: rule.enabled },
      subject: { kind: 'order_rule', id: rule.id },
    };
  },
  async undo(context, kept) {
    const { ruleId, before } = whichRule.extend({ before: z.boolean() }).parse(kept);
    await change(context, ruleId, { enabled: before });
  },
});

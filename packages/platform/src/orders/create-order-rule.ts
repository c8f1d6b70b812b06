import { OperationError } from '@brandwright/contract';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { nameKey } from './customers.ts';
import { nameOfRule } from './order-rules.ts';
import { ruleDraft } from './rule-draft.ts';
import { liveRules, described, change, whichRule } from './rule-operations.ts';
import { orderRules } from './tables.ts';

export default implement(createOrderRule, {
  async run(context, { name: givenName, enabled, ...given }) {
    const { conditions, actions } = ruleDraft(given);
    const name = givenName ?? nameOfRule(conditions);
    const rules = await liveRules(context);
    if (rules.some((rule) => rule.nameKey === nameKey(name))) {
      throw new OperationError(
        'conflict',
        `A rule named “${name}” already exists. Give this one another name.`,
      );
    }
    const id = randomUUID();
    await context.db.insert(orderRules).values({
      storeId: context.storeId,
      id,
      name,
      nameKey: nameKey(name),
      enabled,
      conditions,
      actions,
      position: (rules.at(-1)?.position ?? 0) + 1,
      createdAt: context.clock.now(),
    });
    return {
      output: await described(context, id),
      undo: { ruleId: id },
      subject: { kind: 'order_rule', id },
    };
  },
  async undo(context, kept) {
    await change(context, whichRule.parse(kept).ruleId, { deletedAt: context.clock.now() });
  },
});

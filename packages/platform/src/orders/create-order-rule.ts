import { OperationError } from '@brandwright/contract';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { nameKey } from './customers.ts';
import { nameOfRule, type RuleActions, type RuleConditions } from './order-rules.ts';
import { orderRules } from './tables.ts';
import { liveRules, described, change, whichRule } from './rule-operations.ts';

/** Without the fields that are undefined, so that what is stored is what was given. */
function present<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}

export default implement(createOrderRule, {
  async run(
    context,
    { name: givenName, hold, holdReason, addNote, setShippingMethod, addTag, ...conditions },
  ) {
    const actions: RuleActions = present({
      holdReason: holdReason ?? (hold ? 'Held by a rule' : undefined),
      addNote,
      setShippingMethod,
      addTag,
    });
    const chosen: RuleConditions = present(conditions);
    if (Object.keys(chosen).length === 0)
      throw new OperationError(
        'bad_input',
        'For which orders? Give at least one condition, such as a total, a country or an item.',
      );
    if (Object.keys(actions).length === 0)
      throw new OperationError(
        'bad_input',
        'What should the rule do: hold, add a note, set the shipping method or add a tag?',
      );
    const name = givenName ?? nameOfRule(chosen);
    if ((await liveRules(context)).some((rule) => rule.nameKey === nameKey(name))) {
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
      conditions: chosen,
      actions,
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

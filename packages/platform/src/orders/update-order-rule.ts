import { OperationError, type InputOf } from '@brandwright/contract';
import { tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import { updateOrderRule } from '@brandwright/contract/orders/update-order-rule.ts';
import { z } from 'zod';
import { canonicalJson } from '@brandwright/contract/kernel/canonical-json.ts';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { nameKey } from './customers.ts';
import type { RuleActions, RuleConditions } from './order-rules.ts';
import { changesParts, draftAfter } from './rule-draft.ts';
import {
  change,
  described,
  findRule,
  liveRules,
  lockRules,
  whichRule,
  type RuleRecord,
} from './rule-operations.ts';

const shape = z.object({
  name: z.string(),
  enabled: z.boolean(),
  conditions: z.custom<RuleConditions>((value) => typeof value === 'object'),
  actions: z.custom<RuleActions>((value) => typeof value === 'object'),
});
type Shape = z.output<typeof shape>;
const kept = whichRule.extend({ before: shape, after: shape });

const shown = 3;

export default implement(updateOrderRule, {
  async run(context, { id, rule: named, ...given }) {
    await lockRules(context);
    const rule = await findRule(context, { id, rule: named });
    const before = shapeOf(rule);
    const parts = partsAfter(before, given);
    const doesOther = !isSame(parts, { conditions: before.conditions, actions: before.actions });
    const after: Shape = {
      ...parts,
      name: given.name ?? before.name,
      enabled: given.enabled ?? (before.enabled && !doesOther),
    };
    if (isSame(before, after))
      throw new OperationError(
        'conflict',
        `The rule “${rule.name}” is already like that. Nothing was changed.`,
      );
    await refuseTakenName(context, rule.id, after.name);
    await change(context, rule.id, { ...after, nameKey: nameKey(after.name) });
    return {
      output: {
        ...(await described(context, rule.id)),
        wasEnabled: rule.enabled,
        trial: doesOther ? await tried(context, rule.id) : null,
      },
      undo: { ruleId: rule.id, before, after } satisfies z.output<typeof kept>,
      subject: { kind: 'order_rule', id: rule.id },
    };
  },
  async undo(context, given) {
    const { ruleId, before, after } = kept.parse(given);
    await lockRules(context);
    const now = (await liveRules(context)).find((one) => one.id === ruleId);
    if (!now)
      throw new OperationError('conflict', 'The rule was deleted since then, so this can’t be undone.');
    refuseChangedSince('rule', after, shapeOf(now));
    await change(context, ruleId, { ...before, nameKey: nameKey(before.name) });
  },
});

const shapeOf = ({ name, enabled, conditions, actions }: RuleRecord): Shape => ({
  name,
  enabled,
  conditions,
  actions,
});

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

type Given = Omit<InputOf<typeof updateOrderRule>, 'id' | 'rule'>;

/** Conditions and actions after the change. Errors: bad_input for nothing, or where no condition or action is left. */
function partsAfter(before: Shape, { name, enabled, ...change }: Given) {
  if (name === undefined && enabled === undefined && !changesParts(change))
    throw new OperationError(
      'bad_input',
      `What should change about “${before.name}”: its name, its conditions, or what it does?`,
    );
  return draftAfter(before, change);
}

async function refuseTakenName(context: Context, ruleId: string, name: string): Promise<void> {
  const others = (await liveRules(context)).filter((one) => one.id !== ruleId);
  if (others.some((one) => one.nameKey === nameKey(name)))
    throw new OperationError('conflict', `Another rule is named “${name}”. Choose another name.`);
}

/** What it would have done to orders of the last 30 days. */
async function tried(context: Context, id: string) {
  const { from, to, looked, total, orders } = await context.call(tryOrderRule, {
    id,
    hold: false,
    asChanged: false,
    page: 0,
    size: shown,
  });
  return { from, to, looked, caught: total, orderNumbers: orders.map(({ orderNumber }) => orderNumber) };
}

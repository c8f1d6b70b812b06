import { OperationError, type InputOf } from '@brandwright/contract';
import { moveOrderRule } from '@brandwright/contract/orders/move-order-rule.ts';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { change, described, findRule, liveRules, lockRules, type RuleRecord } from './rule-operations.ts';

const kept = z.object({ ruleId: z.uuid(), before: z.array(z.uuid()), after: z.array(z.uuid()) });

export default implement(moveOrderRule, {
  async run(context, { id, rule: named, ...where }) {
    await lockRules(context);
    const rule = await findRule(context, { id, rule: named });
    const rules = await liveRules(context);
    const others = rules.filter((one) => one.id !== rule.id);
    const at = await placeAmong(context, where, rules, rule, others);
    const moved = others.toSpliced(at, 0, rule);
    await writeOrder(context, moved);
    return {
      output: { ...(await described(context, rule.id)), order: moved.map(({ name }) => name) },
      undo: { ruleId: rule.id, before: rules.map(idOf), after: moved.map(idOf) },
      subject: { kind: 'order_rule', id: rule.id },
    };
  },
  async undo(context, given) {
    const { ruleId, before, after } = kept.parse(given);
    await lockRules(context);
    const rules = await liveRules(context);
    const now = rules.map(idOf);
    const stillThere = after.filter((id) => now.includes(id));
    const known = now.filter((id) => after.includes(id));
    if (!now.includes(ruleId) || known.join() !== stillThere.join())
      throw new OperationError('conflict', 'The rules have been reordered since, so this can’t be undone.');
    const others = rules.filter((rule) => rule.id !== ruleId);
    const previous = before.slice(0, before.indexOf(ruleId)).findLast((id) => now.includes(id));
    const rule = rules.find((one) => one.id === ruleId);
    const at = previous === undefined ? 0 : others.findIndex((one) => one.id === previous) + 1;
    if (rule) await writeOrder(context, others.toSpliced(at, 0, rule));
  },
});

const idOf = ({ id }: RuleRecord) => id;

type Where = Pick<InputOf<typeof moveOrderRule>, 'place' | 'before' | 'after'>;

/** The index among the other rules that words for a place mean. Errors: bad_input, not_found, conflict. */
async function placeAmong(
  context: Context,
  { place, before, after }: Where,
  rules: readonly RuleRecord[],
  rule: RuleRecord,
  others: readonly RuleRecord[],
): Promise<number> {
  const said = before ?? after;
  if (said !== undefined) {
    const other = await findRule(context, { rule: said });
    if (other.id === rule.id)
      throw new OperationError('bad_input', `Before or after which other rule should “${rule.name}” run?`);
    const at = others.findIndex(({ id }) => id === other.id);
    return before === undefined ? at + 1 : at;
  }
  if (place === 'FIRST') return 0;
  if (place === 'LAST') return others.length;
  const at = rules.findIndex(({ id }) => id === rule.id);
  if (place === 'UP') return Math.max(0, at - 1);
  if (place === 'DOWN') return Math.min(others.length, at + 1);
  throw new OperationError('bad_input', 'Where to: first, last, up, down, or before or after which rule?', [
    { path: 'place', message: 'Give a place, or the rule to run before or after.' },
  ]);
}

async function writeOrder(context: Context, rules: readonly RuleRecord[]): Promise<void> {
  for (const [at, rule] of rules.entries())
    if (rule.position !== at + 1) await change(context, rule.id, { position: at + 1 });
}

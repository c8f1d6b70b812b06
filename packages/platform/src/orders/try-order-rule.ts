import type { InputOf, OutputOf } from '@brandwright/contract';
import { daysTried, mostTried, tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import { daysMeant, endOf, startOf } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { matches, nameOfRule, ruleWords, runRules, type Rule } from './order-rules.ts';
import { pastOrders } from './past-orders.ts';
import { changesParts, draftAfter, ruleDraft } from './rule-draft.ts';
import { findRule, liveRules } from './rule-operations.ts';

type Output = OutputOf<typeof tryOrderRule>;

export default implement(tryOrderRule, {
  async run(context, input) {
    const { from, to, page, size } = input;
    const period = daysMeant({ from, to }, daysTried, context.clock.now());
    const { rule, rules, enabled, isChanged } = await ruleTried(context, input);
    const caught: Output['orders'] = [];
    let looked = 0;
    let leftAlone = 0;
    const past = pastOrders(context, startOf(period.from), endOf(period.to), mostTried + 1);
    for await (const { order, subject, open } of past) {
      looked += 1;
      if (looked > mostTried) break;
      if (!matches(rule.conditions, subject)) continue;
      const run = runRules(rules, subject, open).runs.find(({ ruleId }) => ruleId === rule.id);
      if (!run) {
        leftAlone += 1;
        continue;
      }
      const { id: orderId, orderNumber, customerName, placedAt, totalMinor, currency } = order;
      caught.push({
        orderId,
        orderNumber,
        customerName,
        placedAt: placedAt.toISOString(),
        totalMinor,
        currency,
        did: run.did,
        yields: run.yields,
      });
    }
    const output: Output = {
      id: enabled === null ? null : rule.id,
      name: rule.name,
      enabled,
      isChanged,
      words: ruleWords(rule.conditions, rule.actions),
      conditions: rule.conditions,
      actions: rule.actions,
      ...period,
      looked: Math.min(looked, mostTried),
      isCut: looked > mostTried,
      leftAlone,
      yielding: caught.filter(({ yields }) => yields.length > 0).length,
      orders: caught.slice(page * size, (page + 1) * size),
      page,
      size,
      total: caught.length,
    };
    return { output };
  },
});

/** The rule to try, and the rules that would run with it: those that are on, with it in its own place, or last when it is new. */
async function ruleTried(
  context: Context,
  {
    id,
    rule: named,
    asChanged,
    from: _from,
    to: _to,
    page: _page,
    size: _size,
    ...given
  }: InputOf<typeof tryOrderRule>,
): Promise<{ rule: Rule; rules: Rule[]; enabled: boolean | null; isChanged: boolean }> {
  const live = await liveRules(context);
  const called = id === '-' ? undefined : id;
  if (called !== undefined || named !== undefined) {
    const rule = await findRule(context, { id: called, rule: named });
    const isChanged = asChanged || changesParts(given);
    const parts = asChanged ? ruleDraft(given) : isChanged ? draftAfter(rule, given) : rule;
    const { conditions, actions } = parts;
    const tried: Rule = { id: rule.id, name: rule.name, conditions, actions };
    const rules = live.filter((one) => one.enabled || one.id === rule.id);
    return {
      rule: tried,
      rules: rules.map((one) => (one.id === rule.id ? tried : one)),
      enabled: rule.enabled,
      isChanged,
    };
  }
  const draft = ruleDraft(given);
  const rule: Rule = { id: 'new', name: nameOfRule(draft.conditions), ...draft };
  return { rule, rules: [...live.filter((one) => one.enabled), rule], enabled: null, isChanged: false };
}

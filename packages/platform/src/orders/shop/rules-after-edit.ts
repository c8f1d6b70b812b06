import { randomUUID } from 'node:crypto';
import { insertRows } from '../../kernel/data/insert-rows.ts';
import type { Context } from '../../kernel/request/context.ts';
import { recordStatusChange, updateOrder } from '../change-order.ts';
import type { LineRecord, OrderRecord } from '../find-order.ts';
import { matches, runRules, type RuleSubject } from '../order-rules.ts';
import { rulesThatAreOn } from '../rule-operations.ts';
import { shippingChangeRefusal } from '../rules.ts';
import { orderNotes, orderRuleRuns } from '../tables.ts';
import { tellHeld } from '../tell-held.ts';

/** As it came in, but for its items and total. */
function subjectOf(order: OrderRecord, lines: readonly LineRecord[], isFirstOrder: boolean): RuleSubject {
  const { arrived } = order;
  return {
    totalMinor: order.totalMinor,
    countryCode: arrived?.countryCode ?? order.countryCode,
    state: arrived ? arrived.state : order.shippingAddress.state,
    origin: order.origin,
    units: order.units,
    email: order.email,
    shopperNote: order.shopperNote,
    note: arrived ? arrived.note : order.note,
    tags: arrived?.tags ?? order.tags,
    shippingMethod: arrived?.shippingMethod ?? order.shippingMethod,
    isFirstOrder,
    lines,
  };
}

interface Version {
  order: OrderRecord;
  lines: LineRecord[];
}

/**
 * Runs the rules that match an order because of the items that were added to it: what matched before has acted, or was made since and
 * is for new orders. A hold that is on stays as it is. Answers what they did, in words.
 */
export async function runRulesAfterEdit(
  context: Context,
  before: Version,
  { order, lines }: Version,
): Promise<string[]> {
  const isFirst = order.arrived?.isFirstOrder ?? false;
  const then = subjectOf(before.order, before.lines, isFirst);
  const now = subjectOf(order, lines, isFirst);
  const isHeld = order.productionStatus === 'ON_HOLD';
  const isRouted = shippingChangeRefusal(order.orderNumber, order) === undefined;
  const rules = (await rulesThatAreOn(context))
    .filter(({ conditions }) => !matches(conditions, then) && matches(conditions, now))
    .map((rule) => {
      const { holdReason, setShippingMethod, ...actions } = rule.actions;
      return {
        ...rule,
        actions: {
          ...actions,
          ...(isHeld ? {} : { holdReason }),
          ...(isRouted ? { setShippingMethod } : {}),
        },
      };
    });
  const effect = runRules(rules, now, true);
  if (effect.runs.length === 0) return [];
  const { storeId, clock, db } = context;
  const at = clock.now();
  const row = () => ({ storeId, id: randomUUID(), orderId: order.id });
  await insertRows(
    db,
    orderRuleRuns,
    effect.runs.map(({ ruleId, ruleName, did }) => ({ ...row(), ruleId, ruleName, did, at })),
  );
  await insertRows(
    db,
    orderNotes,
    effect.notes.map(({ ruleName, text }) => ({
      ...row(),
      author: `Rule: ${ruleName}`,
      kind: 'RULE' as const,
      text,
      createdAt: at,
    })),
  );
  await updateOrder(context, order.id, {
    tags: [...new Set([...order.tags, ...effect.tags])],
    ...(effect.shippingMethod === null ? {} : { shippingMethod: effect.shippingMethod }),
    ...(effect.holdReason === null
      ? {}
      : { productionStatus: 'ON_HOLD' as const, holdReason: effect.holdReason }),
  });
  if (effect.holdReason !== null) {
    const by = effect.runs.find(({ did }) => did.some((one) => one.startsWith('put on hold')))?.ruleName;
    await recordStatusChange(context, order.id, {
      from: order.productionStatus,
      to: 'ON_HOLD',
      reason: effect.holdReason,
      by: `Rule: ${by ?? ''}`,
    });
    await tellHeld(context, [order]);
  }
  return effect.runs.map(({ ruleName, did }) => `rule “${ruleName}” ${did.join(', ')}`);
}

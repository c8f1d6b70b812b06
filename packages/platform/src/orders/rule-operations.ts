import { OperationError, type OutputOf } from '@brandwright/contract';
import { createOrderRule as createDeclaration } from '@brandwright/contract/orders/create-order-rule.ts';
import { deleteOrderRule as deleteDeclaration } from '@brandwright/contract/orders/delete-order-rule.ts';
import { listOrderRuleActions as actionsDeclaration } from '@brandwright/contract/orders/list-order-rule-actions.ts';
import { listOrderRuleRuns as runsDeclaration } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { listOrderRules as listDeclaration } from '@brandwright/contract/orders/list-order-rules.ts';
import { setOrderRuleEnabled as enableDeclaration } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { listWords } from '@brandwright/contract/orders/words.ts';
import { and, asc, count, desc, eq, isNull, max, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import { implement } from '../kernel/request/implementation.ts';
import { nameKey } from './customers.ts';
import { isUuid } from './find-order.ts';
import { nameOfRule, ruleParts, ruleWords, type RuleActions, type RuleConditions } from './order-rules.ts';
import { orderRuleRuns, orderRules, orders } from './tables.ts';

type RuleRecord = typeof orderRules.$inferSelect;
interface Tally {
  timesRun: number;
  lastRunAt: Date | null;
}

const toRule = (rule: RuleRecord, tally: Tally | undefined): OrderRule => ({
  id: rule.id,
  name: rule.name,
  enabled: rule.enabled,
  conditions: rule.conditions,
  actions: rule.actions,
  words: ruleWords(rule.conditions, rule.actions),
  timesRun: tally?.timesRun ?? 0,
  lastRunAt: tally?.lastRunAt?.toISOString() ?? null,
  createdAt: rule.createdAt.toISOString(),
});

async function talliesOf(context: Context, ruleId?: string): Promise<Map<string, Tally>> {
  const rows = await context.db
    .select({ ruleId: orderRuleRuns.ruleId, timesRun: count(), lastRunAt: max(orderRuleRuns.at) })
    .from(orderRuleRuns)
    .where(
      and(
        eq(orderRuleRuns.storeId, context.storeId),
        ruleId === undefined ? undefined : eq(orderRuleRuns.ruleId, ruleId),
      ),
    )
    .groupBy(orderRuleRuns.ruleId);
  return new Map(rows.map((row) => [row.ruleId, row]));
}

const live = (context: Context, more?: SQL) =>
  and(eq(orderRules.storeId, context.storeId), isNull(orderRules.deletedAt), more);

async function liveRules(context: Context): Promise<RuleRecord[]> {
  return context.db
    .select()
    .from(orderRules)
    .where(live(context))
    .orderBy(asc(orderRules.createdAt), asc(orderRules.id));
}

/** The rule that an id, or words of its name or of what it does, mean. */
async function findRule(
  context: Context,
  named: { id?: string | undefined; rule?: string | undefined },
): Promise<RuleRecord> {
  const called = named.id ?? named.rule;
  if (called === undefined)
    throw new OperationError('bad_input', 'Which rule?', [{ path: 'rule', message: 'Give its name or id.' }]);
  const rules = await liveRules(context);
  const exact = rules.filter((rule) => rule.id === called.toLowerCase() || rule.nameKey === nameKey(called));
  const words = nameKey(called)
    .split(' ')
    .filter((word) => !['the', 'rule', 'for', 'a', 'of'].includes(word));
  const about = (rule: RuleRecord) =>
    `${rule.nameKey} ${ruleWords(rule.conditions, rule.actions).toLowerCase()}`;
  const similar =
    words.length === 0 || isUuid(called)
      ? []
      : rules.filter((rule) => words.every((word) => about(rule).includes(word)));
  const [only, ...others] = exact.length > 0 ? exact : similar;
  if (only && others.length === 0) return only;
  const names = listWords(
    (only ? [only, ...others] : rules).map((rule) => `“${rule.name}”`),
    12,
  );
  if (only)
    throw new OperationError('bad_input', `Which rule: ${names}?`, [
      { path: 'rule', message: 'Names more than one.' },
    ]);
  throw new OperationError(
    'not_found',
    rules.length === 0 ? 'There are no order rules yet.' : `There is no such rule. There are: ${names}.`,
  );
}

async function described(context: Context, ruleId: string): Promise<OrderRule> {
  const [rule] = await context.db
    .select()
    .from(orderRules)
    .where(and(eq(orderRules.storeId, context.storeId), eq(orderRules.id, ruleId)));
  if (!rule) throw new OperationError('not_found', 'There is no such rule.');
  return toRule(rule, (await talliesOf(context, ruleId)).get(ruleId));
}

async function change(
  context: Context,
  ruleId: string,
  set: Partial<typeof orderRules.$inferInsert>,
): Promise<void> {
  try {
    await context.db
      .update(orderRules)
      .set(set)
      .where(and(eq(orderRules.storeId, context.storeId), eq(orderRules.id, ruleId)));
  } catch (error) {
    if (isUniqueViolation(error))
      throw new OperationError('conflict', 'There is another rule of that name by now.');
    throw error;
  }
}

export const listOrderRules = implement(listDeclaration, {
  async run(context) {
    const tallies = await talliesOf(context);
    return {
      output: { rules: (await liveRules(context)).map((rule) => toRule(rule, tallies.get(rule.id))) },
    };
  },
});

export const listOrderRuleActions = implement(actionsDeclaration, {
  run: async () => ({ output: ruleParts }),
});

export const createOrderRule = implement(createDeclaration, {
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
      throw new OperationError('conflict', `There is a rule “${name}” already. Give this one another name.`);
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

const whichRule = z.object({ ruleId: z.uuid() });

export const setOrderRuleEnabled = implement(enableDeclaration, {
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

export const deleteOrderRule = implement(deleteDeclaration, {
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

export const listOrderRuleRuns = implement(runsDeclaration, {
  async run(context, { id, rule }) {
    const named = { id: id === '-' ? undefined : id, rule };
    const wanted =
      named.id === undefined && named.rule === undefined ? undefined : await findRule(context, named);
    const where = and(
      eq(orderRuleRuns.storeId, context.storeId),
      wanted ? eq(orderRuleRuns.ruleId, wanted.id) : undefined,
    );
    const [tally] = await context.db.select({ total: count() }).from(orderRuleRuns).where(where);
    const rows = await context.db
      .select({
        id: orderRuleRuns.id,
        ruleName: orderRuleRuns.ruleName,
        orderId: orderRuleRuns.orderId,
        orderNumber: orders.orderNumber,
        did: orderRuleRuns.did,
        at: orderRuleRuns.at,
      })
      .from(orderRuleRuns)
      .innerJoin(
        orders,
        sql`${orders.storeId} = ${orderRuleRuns.storeId} and ${orders.id} = ${orderRuleRuns.orderId}`,
      )
      .where(where)
      .orderBy(desc(orderRuleRuns.at), desc(orders.orderNumber))
      .limit(100);
    const output: OutputOf<typeof runsDeclaration> = {
      runs: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      total: tally?.total ?? 0,
    };
    return { output };
  },
});

/** Without the fields that are undefined, so that what is stored is what was given. */
function present<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}

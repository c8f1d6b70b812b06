import { OperationError, recordKinds } from '@brandwright/contract';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { and, asc, count, eq, isNull, max, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import { nameKey } from './customers.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { ruleWords } from './order-rules.ts';
import { orderRuleRuns, orderRules } from './tables.ts';

export type RuleRecord = typeof orderRules.$inferSelect;

interface Tally {
  timesRun: number;
  lastRunAt: Date | null;
}

export const toRule = (rule: RuleRecord, tally: Tally | undefined, position: number | null): OrderRule => ({
  id: rule.id,
  name: rule.name,
  enabled: rule.enabled,
  conditions: rule.conditions,
  actions: rule.actions,
  words: ruleWords(rule.conditions, rule.actions),
  position,
  timesRun: tally?.timesRun ?? 0,
  lastRunAt: tally?.lastRunAt?.toISOString() ?? null,
  createdAt: rule.createdAt.toISOString(),
});

export async function talliesOf(context: Context, ruleId?: string): Promise<Map<string, Tally>> {
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

export async function liveRules(context: Context): Promise<RuleRecord[]> {
  return context.db
    .select()
    .from(orderRules)
    .where(live(context))
    .orderBy(asc(orderRules.position), asc(orderRules.createdAt), asc(orderRules.id));
}

/** Makes two people who change rules at the same time wait for each other. */
export const lockRules = ({ db, storeId }: Context) =>
  db.select({ id: orderRules.id }).from(orderRules).where(eq(orderRules.storeId, storeId)).for('update');

/** Those that act on new orders, in the order in which they run. */
export const rulesThatAreOn = async (context: Context): Promise<RuleRecord[]> =>
  (await liveRules(context)).filter((rule) => rule.enabled);

/** How far words name a rule: by its name, or all of them in its name and in what it does. */
function likeness(rule: RuleRecord, said: string): number {
  if (rule.nameKey === nameKey(said)) return 1;
  const words = nameKey(said)
    .split(' ')
    .filter((word) => !['the', 'rule', 'for', 'a', 'of'].includes(word));
  const about = `${rule.nameKey} ${ruleWords(rule.conditions, rule.actions).toLowerCase()}`;
  return words.length > 0 && words.every((word) => about.includes(word)) ? 0.8 : 0;
}

const ruleKind: RecordKindDeclaration<RuleRecord> = {
  called: recordKinds.order_rule,
  nameOf: ({ name }) => name,
  labelOf: ({ name }) => `“${name}”`,
  likeness,
  lookUp: 'Say "show my order rules" to see them.',
  noneYet: 'There are no order rules yet.',
  async byId(context, id) {
    const [rule] = await context.db
      .select()
      .from(orderRules)
      .where(live(context, eq(orderRules.id, id)));
    return rule;
  },
  named: liveRules,
};

/** The rule that an id, or words of its name or of what it does, mean. Errors: not_found, conflict, bad_input. */
export async function findRule(
  context: Context,
  named: { id?: string | undefined; rule?: string | undefined },
): Promise<RuleRecord> {
  const called = named.id ?? named.rule;
  if (called === undefined)
    throw new OperationError('bad_input', 'Which rule?', [{ path: 'rule', message: 'Give its name or id.' }]);
  return resolveRecord(context, ruleKind, called);
}

export async function described(context: Context, ruleId: string): Promise<OrderRule> {
  const [rule] = await context.db
    .select()
    .from(orderRules)
    .where(and(eq(orderRules.storeId, context.storeId), eq(orderRules.id, ruleId)));
  if (!rule) throw new OperationError('not_found', 'That rule wasn’t found.');
  const at = (await liveRules(context)).findIndex(({ id }) => id === ruleId);
  return toRule(rule, (await talliesOf(context, ruleId)).get(ruleId), at === -1 ? null : at + 1);
}

export async function change(
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
    if (isUniqueViolation(error)) throw new OperationError('conflict', 'Another rule has that name now.');
    throw error;
  }
}

export const whichRule = z.object({ ruleId: z.uuid() });

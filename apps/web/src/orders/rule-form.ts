import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { orderOrigin, shippingMethod, shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { rulePart } from '@brandwright/contract/orders/rule-parts.ts';
import type { OrderRule, ruleActions, ruleConditions } from '@brandwright/contract/orders/rules.ts';
import type { tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import type { updateOrderRule } from '@brandwright/contract/orders/update-order-rule.ts';
import { originLabel } from './labels.ts';
import { moneyText, parseMoney, parseUnits } from './money-input.ts';

export type RuleField = keyof typeof ruleConditions | keyof typeof ruleActions;
type Send = SendOf<typeof createOrderRule>;

export type RuleControl =
  | { kind: 'money' | 'units' | 'country' | 'state' | 'email'; words: string }
  | { kind: 'text'; words: string; max: number; usual?: string }
  | { kind: 'choice'; words: string; options: readonly { value: string; label: string }[] };

/** How each condition and action is filled in, after the words that lead to it. */
export const ruleControls: Readonly<Record<RuleField, RuleControl>> = {
  totalOverMinor: { kind: 'money', words: 'The total is over' },
  totalUnderMinor: { kind: 'money', words: 'The total is under' },
  country: { kind: 'country', words: 'It ships to' },
  state: { kind: 'state', words: 'It ships to the state' },
  international: {
    kind: 'choice',
    words: 'It goes',
    options: [
      { value: 'true', label: 'Abroad' },
      { value: 'false', label: 'Within the US' },
    ],
  },
  origin: {
    kind: 'choice',
    words: 'It came from',
    options: orderOrigin.options.map((value) => ({ value, label: originLabel(value) })),
  },
  itemContains: { kind: 'text', words: 'It has the item', max: 200 },
  unitsAtLeast: { kind: 'units', words: 'Its units are at least' },
  customerEmail: { kind: 'email', words: 'The customer’s email is' },
  hasShopperNote: {
    kind: 'choice',
    words: 'The shopper',
    options: [
      { value: 'true', label: 'Left a note' },
      { value: 'false', label: 'Left no note' },
    ],
  },
  noteContains: { kind: 'text', words: 'A note contains', max: 200 },
  tagContains: { kind: 'text', words: 'A tag contains', max: 50 },
  shippingMethod: {
    kind: 'choice',
    words: 'It came in with the shipping method',
    options: shippingMethod.options.map((value) => ({ value, label: shippingMethodLabels[value] })),
  },
  firstOrder: {
    kind: 'choice',
    words: 'The customer',
    options: [
      { value: 'true', label: 'Orders for the first time' },
      { value: 'false', label: 'Has ordered before' },
    ],
  },
  holdReason: { kind: 'text', words: 'Put it on hold, because', max: 500, usual: 'To be checked' },
  addNote: { kind: 'text', words: 'Add the note', max: 5000 },
  setShippingMethod: {
    kind: 'choice',
    words: 'Send it by',
    options: shippingMethod.options.map((value) => ({ value, label: shippingMethodLabels[value] })),
  },
  addTag: { kind: 'text', words: 'Tag it', max: 50 },
};

export const isRuleField = (name: string): name is RuleField => Object.hasOwn(ruleControls, name);

/** A rule as it is put together: the parts in the order they were added, each with what was typed. */
export interface RuleValues {
  name: string;
  conditions: { field: RuleField; value: string }[];
  actions: { field: RuleField; value: string }[];
  /** Whether it acts at once. */
  enabled: boolean;
}

export const emptyRule: RuleValues = { name: '', conditions: [], actions: [], enabled: true };

/** An existing rule as the values of its form. */
export const valuesOfRule = ({ name, enabled, conditions, actions }: OrderRule): RuleValues => ({
  name,
  conditions: partsOf(conditions),
  actions: partsOf(actions),
  enabled,
});

const partsOf = (given: OrderRule['conditions'] | OrderRule['actions']): RuleValues['conditions'] =>
  Object.entries(given).flatMap(([field, value]) =>
    isRuleField(field) && value !== undefined
      ? [{ field, value: shownValue(ruleControls[field], value) }]
      : [],
  );

const shownValue = ({ kind }: RuleControl, value: string | number | boolean): string =>
  kind === 'money' && typeof value === 'number' ? moneyText(value) : String(value);

/** What is wrong with a rule as typed, by field, or by `conditions` and `actions` where one is missing. */
export function ruleFaults(values: RuleValues): Record<string, string> {
  const faults: Record<string, string> = {};
  if (values.conditions.length === 0) faults['conditions'] = 'Choose at least one condition.';
  if (values.actions.length === 0) faults['actions'] = 'Choose at least one action.';
  for (const { field, value } of [...values.conditions, ...values.actions]) {
    const fault = valueFault(ruleControls[field], value);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function valueFault({ kind }: RuleControl, value: string): string | undefined {
  if (kind === 'money')
    return typeof parseMoney(value) === 'number' ? undefined : 'Enter an amount, such as 500.';
  if (kind === 'units') return parseUnits(value) === undefined ? 'Enter a number, such as 10.' : undefined;
  if (kind === 'email')
    return /^\S+@\S+\.\S+$/.test(value.trim())
      ? undefined
      : 'Enter an email address, such as maya@example.com.';
  return value.trim() ? undefined : 'Fill this in.';
}

/** The call that makes the rule. Send only what has no faults. */
export const ruleInput = (values: RuleValues): Send =>
  createOrderRule.input.parse({
    ...partsInput(values),
    enabled: values.enabled,
    ...(values.name.trim() ? { name: values.name.trim() } : {}),
  });

/** The call that makes the changes to a rule; null where there are none. Send only what has no faults. */
export function changeInput(rule: OrderRule, values: RuleValues): SendOf<typeof updateOrderRule> | null {
  const before = partsInput(valuesOfRule(rule));
  const after = partsInput(values);
  const isChanged = ([field, value]: [string, unknown]) => before[field] !== value;
  const given = Object.fromEntries(Object.entries(after).filter(isChanged));
  const remove = rulePart.options.filter((part) => part in before && !(part in after));
  const name = values.name.trim();
  const isRenamed = name !== '' && name !== rule.name;
  const isOther = Object.keys(given).length > 0 || remove.length > 0;
  if (!isOther && !isRenamed && values.enabled === rule.enabled) return null;
  return { id: rule.id, ...given, remove, enabled: values.enabled, ...(isRenamed ? { name } : {}) };
}

/** The same key for values that catch and do the same, in whatever order. */
export const partsKey = (values: RuleValues): string =>
  JSON.stringify(Object.entries(partsInput(values)).toSorted(([a], [b]) => a.localeCompare(b)));

/** The conditions and actions, for trying the rule before it is made; nothing while something is missing or wrong. */
export const trialInput = (values: RuleValues): SendOf<typeof tryOrderRule> | null =>
  Object.keys(ruleFaults(values)).length > 0 ? null : partsInput(values);

const partsInput = (values: RuleValues): Record<string, unknown> =>
  Object.fromEntries(
    [...values.conditions, ...values.actions].map(({ field, value }) => [
      field,
      sentValue(ruleControls[field], field, value),
    ]),
  );

function sentValue({ kind }: RuleControl, field: RuleField, value: string): unknown {
  if (kind === 'money') return parseMoney(value);
  if (kind === 'units') return parseUnits(value);
  if (field === 'international' || field === 'hasShopperNote' || field === 'firstOrder')
    return value === 'true';
  return value.trim();
}

import {
  originLabels,
  shippingMethodLabels,
  type OrderOrigin,
  type ShippingMethod,
} from '@brandwright/contract/orders/enums.ts';
import { howRulesCombine } from '@brandwright/contract/orders/rules.ts';
import { listWords, money } from '@brandwright/contract/orders/words.ts';

/** All that are given must hold. Amounts in minor units of the order's currency. */
export interface RuleConditions {
  totalOverMinor?: number | undefined;
  totalUnderMinor?: number | undefined;
  country?: string | undefined;
  state?: string | undefined;
  international?: boolean | undefined;
  origin?: OrderOrigin | undefined;
  itemContains?: string | undefined;
  unitsAtLeast?: number | undefined;
  customerEmail?: string | undefined;
  hasShopperNote?: boolean | undefined;
  noteContains?: string | undefined;
  tagContains?: string | undefined;
  shippingMethod?: ShippingMethod | undefined;
  firstOrder?: boolean | undefined;
}

export interface RuleActions {
  holdReason?: string | undefined;
  addNote?: string | undefined;
  setShippingMethod?: ShippingMethod | undefined;
  addTag?: string | undefined;
}

export interface Rule {
  id: string;
  name: string;
  conditions: RuleConditions;
  actions: RuleActions;
}

/** What rules look at in an order: as it came in, before any rule and whatever was changed by hand since. */
export interface RuleSubject {
  totalMinor: number;
  countryCode: string;
  state: string | null;
  origin: OrderOrigin;
  units: number;
  email: string | null;
  shopperNote: string | null;
  note: string | null;
  tags: readonly string[];
  shippingMethod: ShippingMethod;
  /** Whether the customer has no order placed before this one. */
  isFirstOrder: boolean;
  lines: readonly { title: string; variant: string | null; sku: string | null }[];
}

/** What of an order changes after it came in, as it was then. */
export interface ArrivedOrder extends Pick<
  RuleSubject,
  'countryCode' | 'state' | 'shippingMethod' | 'tags' | 'note' | 'isFirstOrder'
> {
  /** False when it came in shipped or canceled. */
  open: boolean;
}

export const arrivedAs = (
  { countryCode, state, shippingMethod, tags, note, isFirstOrder }: RuleSubject,
  open: boolean,
): ArrivedOrder => ({ countryCode, state, shippingMethod, tags, note, isFirstOrder, open });

/** The country that is home: everywhere else is international (brand-kit document §5). */
export const homeCountry = 'US';

type Tests = {
  [K in keyof Required<RuleConditions>]: (
    wanted: NonNullable<RuleConditions[K]>,
    order: RuleSubject,
  ) => boolean;
};

const tests: Tests = {
  totalOverMinor: (limit, order) => order.totalMinor > limit,
  totalUnderMinor: (limit, order) => order.totalMinor < limit,
  country: (country, order) => order.countryCode === country,
  state: (state, order) => order.countryCode === homeCountry && order.state === state,
  international: (wanted, order) => (order.countryCode !== homeCountry) === wanted,
  origin: (origin, order) => order.origin === origin,
  itemContains: (words, order) => order.lines.some((line) => lineHas(line, words)),
  unitsAtLeast: (units, order) => order.units >= units,
  customerEmail: (email, order) => order.email?.toLowerCase() === email.toLowerCase(),
  hasShopperNote: (wanted, order) => (order.shopperNote !== null) === wanted,
  noteContains: (words, order) => hasAll(`${order.shopperNote ?? ''} ${order.note ?? ''}`, words),
  tagContains: (words, order) =>
    order.tags.some((tag) => tag.toLowerCase().includes(words.toLowerCase().trim())),
  shippingMethod: (method, order) => order.shippingMethod === method,
  firstOrder: (wanted, order) => order.isFirstOrder === wanted,
};

/** Whether a line is meant by words: all of them in its title or variant, or its SKU. A plural s does not matter. */
export function lineHas(
  line: { title: string; variant: string | null; sku: string | null },
  words: string,
): boolean {
  if (line.sku !== null && line.sku.toLowerCase() === words.toLowerCase().trim()) return true;
  return hasAll(`${line.title} ${line.variant ?? ''}`, words);
}

/** Whether all words occur in a text, in any order. A plural s does not matter. */
function hasAll(text: string, words: string): boolean {
  const within = text.toLowerCase();
  const parts = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'the' && part !== 'a');
  return parts.length > 0 && parts.every((part) => within.includes(singular(part)));
}

/** "totes" → "tote": roughly, for looking it up within a longer text. */
export const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Whether every condition of a rule holds for an order. A rule without conditions never does. */
export function matches(conditions: RuleConditions, order: RuleSubject): boolean {
  const given = Object.entries(conditions).filter(([, wanted]) => wanted !== undefined);
  return (
    given.length > 0 && given.every(([name, wanted]) => tests[name as keyof Tests](wanted as never, order))
  );
}

/** What one rule did to an order, and what it left to rules before it. */
export interface RuleRun {
  ruleId: string;
  ruleName: string;
  did: string[];
  /** What an earlier rule had decided already: the hold, or the shipping method. */
  yields: { ruleName: string; what: string }[];
}

/** What the rules change of a new order. */
export interface RuleEffect {
  holdReason: string | null;
  shippingMethod: ShippingMethod | null;
  tags: string[];
  notes: { ruleName: string; text: string }[];
  runs: RuleRun[];
}

/**
 * Runs the rules in their order over an order as it came in (`howRulesCombine` of the contract is this rule in words): the
 * first that matches decides the hold and the shipping method, notes and tags add up, and no rule sees what another did.
 * `open` is false for orders that arrive shipped or canceled: these are noted and tagged, never held or rerouted.
 */
export function runRules(rules: readonly Rule[], order: RuleSubject, open: boolean): RuleEffect {
  const effect: RuleEffect = { holdReason: null, shippingMethod: null, tags: [], notes: [], runs: [] };
  let heldBy: string | null = null;
  let routedBy: string | null = null;
  for (const rule of rules) {
    if (!matches(rule.conditions, order)) continue;
    const run: RuleRun = { ruleId: rule.id, ruleName: rule.name, did: [], yields: [] };
    const { holdReason, addNote, setShippingMethod, addTag } = rule.actions;
    if (holdReason !== undefined && open && heldBy !== null) {
      run.did.push(`left on hold by “${heldBy}”`);
      run.yields.push({ ruleName: heldBy, what: 'the hold' });
    } else if (holdReason !== undefined && open) {
      heldBy = rule.name;
      effect.holdReason = holdReason;
      run.did.push(`put on hold (${holdReason})`);
    }
    if (addNote !== undefined) {
      effect.notes.push({ ruleName: rule.name, text: addNote });
      run.did.push(`noted “${addNote}”`);
    }
    if (setShippingMethod !== undefined && open && routedBy !== null) {
      run.did.push(`left on the shipping of “${routedBy}”`);
      run.yields.push({ ruleName: routedBy, what: 'the shipping method' });
    } else if (setShippingMethod !== undefined && open) {
      routedBy = rule.name;
      effect.shippingMethod = setShippingMethod;
      run.did.push(`shipping set to ${shippingMethodLabels[setShippingMethod]}`);
    }
    if (addTag !== undefined) {
      if (!effect.tags.includes(addTag)) effect.tags.push(addTag);
      run.did.push(`tagged ${addTag}`);
    }
    if (run.did.length > 0) effect.runs.push(run);
  }
  return effect;
}

/** "Orders over $500.00 going abroad are put on hold (check the address)." */
export function ruleWords(conditions: RuleConditions, actions: RuleActions): string {
  // What is quoted may end with a period of its own.
  return `${conditionWords(conditions)} are ${listWords(actionWords(actions), 4)}.`.replace(
    /([.!?]”)\.$/,
    '$1',
  );
}

/** The name of a rule that was given none: "Over $500.00 going abroad". */
export function nameOfRule(given: RuleConditions): string {
  const words = conditionWords(given).replace(/^Orders /, '');
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 100);
}

/** "Orders over $500.00 going abroad". */
function conditionWords(given: RuleConditions): string {
  const parts: string[] = [];
  if (given.totalOverMinor !== undefined) parts.push(`over ${money(given.totalOverMinor)}`);
  if (given.totalUnderMinor !== undefined) parts.push(`under ${money(given.totalUnderMinor)}`);
  if (given.unitsAtLeast !== undefined) parts.push(`with ${given.unitsAtLeast} units or more`);
  if (given.itemContains !== undefined) parts.push(`with “${given.itemContains}”`);
  if (given.origin !== undefined) parts.push(`from ${originLabels[given.origin]}`);
  if (given.customerEmail !== undefined) parts.push(`from ${given.customerEmail}`);
  if (given.hasShopperNote !== undefined)
    parts.push(given.hasShopperNote ? 'with a note from the shopper' : 'without a note from the shopper');
  if (given.noteContains !== undefined) parts.push(`with “${given.noteContains}” in a note`);
  if (given.tagContains !== undefined) parts.push(`with “${given.tagContains}” in a tag`);
  if (given.shippingMethod !== undefined)
    parts.push(`for ${shippingMethodLabels[given.shippingMethod]} shipping`);
  if (given.firstOrder !== undefined)
    parts.push(given.firstOrder ? 'that are the customer’s first' : 'from customers who ordered before');
  if (given.country !== undefined) parts.push(`shipping to ${given.country}`);
  if (given.state !== undefined) parts.push(`shipping to ${given.state}`);
  if (given.international !== undefined)
    parts.push(given.international ? 'shipping abroad' : 'shipping within the country');
  return `Orders ${parts.join(' ')}`;
}

function actionWords(given: RuleActions): string[] {
  const parts: string[] = [];
  if (given.holdReason !== undefined) parts.push(`put on hold (${given.holdReason})`);
  if (given.addNote !== undefined) parts.push(`noted “${given.addNote}”`);
  if (given.setShippingMethod !== undefined)
    parts.push(`sent ${shippingMethodLabels[given.setShippingMethod]}`);
  if (given.addTag !== undefined) parts.push(`tagged ${given.addTag}`);
  return parts;
}

/** The conditions and actions there are, for whoever makes a rule. */
export const ruleParts = {
  conditions: [
    { field: 'totalOverMinor', label: 'Total over', does: 'orders worth more than an amount' },
    { field: 'totalUnderMinor', label: 'Total under', does: 'orders worth less than an amount' },
    { field: 'country', label: 'Country', does: 'orders shipping to a country' },
    { field: 'state', label: 'State', does: 'orders shipping to a US state' },
    {
      field: 'international',
      label: 'International',
      does: 'orders shipping abroad or within the country',
    },
    { field: 'origin', label: 'Origin', does: 'orders from one channel' },
    { field: 'itemContains', label: 'Item', does: 'orders with an item or SKU' },
    { field: 'unitsAtLeast', label: 'Units', does: 'orders with a minimum number of units' },
    { field: 'customerEmail', label: 'Customer email', does: 'orders from one customer' },
    { field: 'hasShopperNote', label: 'Shopper note', does: 'orders on which the shopper left a note' },
    { field: 'noteContains', label: 'Note contains', does: 'orders with words in a note' },
    { field: 'tagContains', label: 'Tag contains', does: 'orders with a tag' },
    { field: 'shippingMethod', label: 'Shipping chosen', does: 'orders that come in with a shipping method' },
    { field: 'firstOrder', label: 'First order', does: 'orders that are the customer’s first, or not' },
  ],
  actions: [
    { field: 'holdReason', label: 'Hold', does: 'put the order on hold with a reason' },
    { field: 'addNote', label: 'Note', does: 'add a note' },
    { field: 'setShippingMethod', label: 'Shipping method', does: 'set the shipping method' },
    { field: 'addTag', label: 'Tag', does: 'add a tag' },
  ],
  combine: howRulesCombine,
};

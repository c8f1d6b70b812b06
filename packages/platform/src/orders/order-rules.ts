import {
  originLabels,
  shippingMethodLabels,
  type OrderOrigin,
  type ShippingMethod,
} from '@brandwright/contract/orders/enums.ts';
import { listWords, money } from '@brandwright/contract/orders/words.ts';

/** All that are given must hold. Amounts in minor units of the order's currency. */
export interface RuleConditions {
  totalOverMinor?: number | undefined;
  totalUnderMinor?: number | undefined;
  country?: string | undefined;
  international?: boolean | undefined;
  origin?: OrderOrigin | undefined;
  itemContains?: string | undefined;
  unitsAtLeast?: number | undefined;
  customerEmail?: string | undefined;
  hasShopperNote?: boolean | undefined;
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

/** What rules look at in a new order. */
export interface RuleSubject {
  totalMinor: number;
  countryCode: string;
  origin: OrderOrigin;
  units: number;
  email: string | null;
  shopperNote: string | null;
  lines: readonly { title: string; variant: string | null; sku: string | null }[];
}

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
  international: (wanted, order) => (order.countryCode !== homeCountry) === wanted,
  origin: (origin, order) => order.origin === origin,
  itemContains: (words, order) => order.lines.some((line) => lineHas(line, words)),
  unitsAtLeast: (units, order) => order.units >= units,
  customerEmail: (email, order) => order.email?.toLowerCase() === email.toLowerCase(),
  hasShopperNote: (wanted, order) => (order.shopperNote !== null) === wanted,
};

/** Whether a line is meant by words: all of them in its title or variant, or its SKU. A plural s does not matter. */
export function lineHas(
  line: { title: string; variant: string | null; sku: string | null },
  words: string,
): boolean {
  const text = ` ${line.title} ${line.variant ?? ''} `.toLowerCase();
  const wanted = words.toLowerCase().trim();
  if (line.sku !== null && line.sku.toLowerCase() === wanted) return true;
  const parts = wanted
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'the' && part !== 'a');
  return parts.length > 0 && parts.every((part) => text.includes(singular(part)));
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

/** What the rules change of a new order. */
export interface RuleEffect {
  holdReason: string | null;
  shippingMethod: ShippingMethod | null;
  tags: string[];
  notes: { ruleName: string; text: string }[];
  runs: { ruleId: string; ruleName: string; did: string[] }[];
}

/**
 * Runs the rules in order over a new order. The first hold gives the reason; a later shipping method wins.
 * `open` is false for orders that arrive shipped or canceled: these are noted and tagged, never held or rerouted.
 */
export function runRules(rules: readonly Rule[], order: RuleSubject, open: boolean): RuleEffect {
  const effect: RuleEffect = { holdReason: null, shippingMethod: null, tags: [], notes: [], runs: [] };
  for (const rule of rules) {
    if (!matches(rule.conditions, order)) continue;
    const did: string[] = [];
    const { holdReason, addNote, setShippingMethod, addTag } = rule.actions;
    if (holdReason !== undefined && open) {
      effect.holdReason ??= holdReason;
      did.push(`put on hold (${holdReason})`);
    }
    if (addNote !== undefined) {
      effect.notes.push({ ruleName: rule.name, text: addNote });
      did.push(`noted “${addNote}”`);
    }
    if (setShippingMethod !== undefined && open) {
      effect.shippingMethod = setShippingMethod;
      did.push(`shipping set to ${shippingMethodLabels[setShippingMethod]}`);
    }
    if (addTag !== undefined) {
      if (!effect.tags.includes(addTag)) effect.tags.push(addTag);
      did.push(`tagged ${addTag}`);
    }
    if (did.length > 0) effect.runs.push({ ruleId: rule.id, ruleName: rule.name, did });
  }
  return effect;
}

/** "Orders over $500.00 going abroad are put on hold (check the address)." */
export function ruleWords(conditions: RuleConditions, actions: RuleActions): string {
  return `${conditionWords(conditions)} are ${listWords(actionWords(actions), 4)}.`;
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
  if (given.country !== undefined) parts.push(`shipping to ${given.country}`);
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
  ],
  actions: [
    { field: 'holdReason', label: 'Hold', does: 'put the order on hold with a reason' },
    { field: 'addNote', label: 'Note', does: 'add a note' },
    { field: 'setShippingMethod', label: 'Shipping method', does: 'set the shipping method' },
    { field: 'addTag', label: 'Tag', does: 'add a tag' },
  ],
};

import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import type { Rule } from '../order-rules.ts';
import { orderRules } from '../tables.ts';

/** Days ago at which the rules were made; they acted on what came in since. */
export const rulesMadeDaysAgo = 75;

const rules: readonly Omit<Rule, 'id'>[] = [
  {
    name: 'Big orders',
    conditions: { totalOverMinor: 50_000 },
    actions: { holdReason: 'Over $500: check the address and call' },
  },
  {
    name: 'Orders going abroad',
    conditions: { international: true },
    actions: { setShippingMethod: 'INTERNATIONAL', addTag: 'International' },
  },
  { name: 'Wholesale is B2B', conditions: { origin: 'MANUAL_WHOLESALE' }, actions: { addTag: 'B2B' } },
  {
    name: 'Fragile gift boxes',
    conditions: { itemContains: 'gift box' },
    actions: { addNote: 'Pack the gift box in double-wall cardboard.' },
  },
];

export const demoRules = (store: DemoStore, tools: DemoTools): Rule[] =>
  rules.map((rule) => ({ ...rule, id: tools.id('order rule', store.key, rule.name) }));

export async function seedRules(store: DemoStore, tools: DemoTools): Promise<void> {
  const made = tools.now.getTime() - rulesMadeDaysAgo * 86_400_000;
  const rows = demoRules(store, tools).map((rule, index) => ({
    ...rule,
    storeId: store.storeId,
    nameKey: rule.name.toLowerCase(),
    createdAt: new Date(made + index * 60_000),
  }));
  await tools.db.insert(orderRules).values(store.size === 'full' ? rows : rows.slice(0, 2));
}

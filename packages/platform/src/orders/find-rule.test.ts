import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import { expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';

it('finds a rule by id, name and what it does, asks which of several, and no other store’s', async () => {
  const store = await testStore();
  const rule = await store.run(createOrderRule, { name: 'Canada', country: 'CA', addTag: 'north' });
  await store.run(createOrderRule, { name: 'Canada, large', totalOverMinor: 9000, addTag: 'north' });
  const idOf = async (said: string) =>
    (await store.run(setOrderRuleEnabled, { rule: said, enabled: false })).id;
  expect(await idOf(rule.id)).toBe(rule.id);
  expect(await idOf(' canada ')).toBe(rule.id);
  expect(await idOf('the $90 rule')).not.toBe(rule.id);
  expect(await store.refusal(setOrderRuleEnabled, { rule: 'the north rule', enabled: true })).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(
      /^Several rules match “the north rule”: “Canada.*”, “Canada.*”\. Which one\?$/,
    ),
  });
  expect(await store.refusal(setOrderRuleEnabled, { rule: 'Norway', enabled: true })).toMatchObject({
    code: 'not_found',
    message: expect.stringMatching(
      /^No rule matches “Norway”\. There are “Canada.*” and “Canada.*”\. Say "show my order rules" to see them\.$/,
    ),
  });
  const other = await testStore();
  for (const said of [{ id: rule.id }, { rule: 'Canada' }])
    expect(await other.refusal(setOrderRuleEnabled, { ...said, enabled: true })).toMatchObject({
      code: 'not_found',
    });
});

import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { listOrderRules } from '@brandwright/contract/orders/list-order-rules.ts';
import { rulePart } from '@brandwright/contract/orders/rule-parts.ts';
import { ruleActions, ruleConditions } from '@brandwright/contract/orders/rules.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import { updateOrderRule } from '@brandwright/contract/orders/update-order-rule.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder } from './testing.ts';

let store: TestStore;
let ruleId: string;
beforeEach(async () => {
  store = await testStore();
  ({ id: ruleId } = await store.run(createOrderRule, {
    name: 'Big orders',
    totalOverMinor: 1,
    holdReason: 'Check',
    addTag: 'big',
  }));
});

const rules = async () => (await store.run(listOrderRules, {})).rules;

describe('update_order_rule', () => {
  it('replaces what is given, keeps the rest, tries it and waits to be switched on', async () => {
    const caught = await placedOrder(store);
    const changed = await store.run(updateOrderRule, { rule: 'big orders', country: 'US', addTag: 'large' });
    expect(changed).toMatchObject({
      id: ruleId,
      name: 'Big orders',
      enabled: false,
      wasEnabled: true,
      conditions: { totalOverMinor: 1, country: 'US' },
      actions: { holdReason: 'Check', addTag: 'large' },
      trial: { looked: 1, caught: 1, orderNumbers: [caught.orderNumber] },
    });
    expect(updateOrderRule.summary(changed, updateOrderRule.input.parse({}))).toMatch(
      /^Changed the rule “Big orders”: Orders over \$0\.01 .*it would have caught 1: #\d+\. It’s off until you turn it on\.$/,
    );
    expect((await placedOrder(store)).holdReason).toBeNull();
    await store.run(setOrderRuleEnabled, { id: ruleId, enabled: true });
    expect(await placedOrder(store)).toMatchObject({ holdReason: 'Check', tags: ['large'] });
  });

  it('stays on where that is said, and catches nothing that it should not', async () => {
    const changed = await store.run(updateOrderRule, {
      id: ruleId,
      totalOverMinor: 90_000_00,
      enabled: true,
    });
    expect(changed).toMatchObject({ enabled: true, trial: { caught: 0, orderNumbers: [] } });
    expect((await placedOrder(store)).holdReason).toBeNull();
  });

  it('is renamed and otherwise stays as it is, with its history', async () => {
    await placedOrder(store);
    const renamed = await store.run(updateOrderRule, { rule: 'Big orders', name: 'Worth a look' });
    expect(renamed).toMatchObject({ name: 'Worth a look', enabled: true, timesRun: 1, trial: null });
    expect(updateOrderRule.summary(renamed, updateOrderRule.input.parse({ name: 'Worth a look' }))).toBe(
      'The rule is now called “Worth a look”.',
    );
    await store.run(createOrderRule, { name: 'Canada', country: 'CA', addTag: 'north' });
    expect(await store.refusal(updateOrderRule, { rule: 'Canada', name: ' worth a LOOK ' })).toMatchObject({
      code: 'conflict',
      message: 'Another rule is named “worth a LOOK”. Choose another name.',
    });
  });

  it('loses parts, but never its last condition or action', async () => {
    const changed = await store.run(updateOrderRule, { id: ruleId, remove: ['addTag'] });
    expect(changed.actions).toEqual({ holdReason: 'Check' });
    // "Should no longer hold them" says "hold" as well.
    const unheld = await store.refusal(updateOrderRule, { id: ruleId, remove: ['holdReason'], hold: true });
    expect(unheld.code).toBe('bad_input');
    for (const remove of [['totalOverMinor'], ['holdReason']] as const)
      expect((await store.refusal(updateOrderRule, { id: ruleId, remove: [...remove] })).code).toBe(
        'bad_input',
      );
    const swapped = await store.run(updateOrderRule, {
      id: ruleId,
      remove: ['totalOverMinor', 'holdReason'],
      country: 'CA',
      addNote: 'Cold.',
    });
    expect(swapped).toMatchObject({ words: 'Orders shipping to CA are noted “Cold.”' });
  });

  it('refuses what says nothing, changes nothing or could catch nothing', async () => {
    expect(await store.refusal(updateOrderRule, { id: ruleId })).toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('What should change about “Big orders”'),
    });
    expect((await store.refusal(updateOrderRule, { id: ruleId, addTag: 'big' })).code).toBe('conflict');
    expect((await store.refusal(updateOrderRule, { id: ruleId, totalUnderMinor: 1 })).message).toBe(
      'No order is both over $0.01 and under $0.01. Say which limit to remove.',
    );
    expect((await store.refusal(updateOrderRule, { addTag: 'x' })).code).toBe('bad_input');
    expect((await store.refusal(updateOrderRule, { rule: 'Norway', addTag: 'x' })).code).toBe('not_found');
  });

  it('is on record and undone whole, unless the rule was changed or deleted since', async () => {
    const [before] = await rules();
    const entry = await store.entryOf(updateOrderRule, { id: ruleId, name: 'Huge', totalOverMinor: 70_000 });
    expect((await store.journal())[0]).toMatchObject({ operation: 'update_order_rule' });
    await store.undo(entry);
    expect((await rules())[0]).toEqual(before);
    const second = await store.entryOf(updateOrderRule, { id: ruleId, addTag: 'huge' });
    await store.run(setOrderRuleEnabled, { id: ruleId, enabled: true });
    await expect(store.undo(second)).rejects.toThrow('has changed since then');
    await store.run(deleteOrderRule, { id: ruleId });
    await expect(store.undo(second)).rejects.toThrow('was deleted since then');
  });

  it('is for admins of the store', async () => {
    const other = await testStore();
    const change = { id: ruleId, addTag: 'x' };
    expect((await other.refusal(updateOrderRule, change)).code).toBe('not_found');
    expect((await store.refusal(updateOrderRule, change, { as: 'member' })).code).toBe('forbidden');
    expect((await store.refusal(updateOrderRule, change, { as: 'preview' })).code).toBe('preview_blocked');
  });

  it('can take out every part that rules have', () => {
    expect(rulePart.options.toSorted()).toEqual(
      [...Object.keys(ruleConditions), ...Object.keys(ruleActions)].toSorted(),
    );
  });
});

import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { listOrderRuleActions } from '@brandwright/contract/orders/list-order-rule-actions.ts';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { listOrderRules } from '@brandwright/contract/orders/list-order-rules.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import { ruleActions, ruleConditions } from '@brandwright/contract/orders/rules.ts';
import { productionStatus } from '@brandwright/contract/orders/enums.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { lineHas, matches, ruleParts, runRules } from './order-rules.ts';
import { nextProductionStatuses, standingOf, transitionRefusal } from './rules.ts';
import { placedOrder } from './testing.ts';

const subject = {
  totalMinor: 60_000,
  countryCode: 'CA',
  state: 'OR',
  origin: 'IMPORT' as const,
  units: 4,
  email: 'maya@example.com',
  shopperNote: null,
  note: 'Leave it with the neighbor, please.',
  tags: ['Gift wrap'],
  shippingMethod: 'INTERNATIONAL' as const,
  isFirstOrder: false,
  lines: [{ title: 'Ceramic mug', variant: 'Sand', sku: 'MUG-1' }],
};

describe('matches', () => {
  it.each([
    [{ totalOverMinor: 50_000 }, true],
    [{ totalOverMinor: 60_000 }, false],
    [{ totalUnderMinor: 60_001 }, true],
    [{ country: 'CA' }, true],
    [{ international: true }, true],
    [{ international: false }, false],
    [{ origin: 'IMPORT' as const }, true],
    [{ itemContains: 'mugs' }, true],
    [{ itemContains: 'mug-1' }, true],
    [{ itemContains: 'candle' }, false],
    [{ unitsAtLeast: 4 }, true],
    [{ unitsAtLeast: 5 }, false],
    [{ customerEmail: 'MAYA@example.com' }, true],
    [{ hasShopperNote: true }, false],
    [{ noteContains: 'neighbor' }, true],
    [{ noteContains: 'gift' }, false],
    [{ tagContains: 'gift' }, true],
    [{ tagContains: 'B2B' }, false],
    [{ shippingMethod: 'INTERNATIONAL' as const }, true],
    [{ shippingMethod: 'OVERNIGHT' as const }, false],
    [{ firstOrder: true }, false],
    [{ firstOrder: false }, true],
    [{ state: 'OR' }, false],
    [{ country: 'CA', totalOverMinor: 70_000 }, false],
    [{}, false],
  ])('%j → %s', (conditions, expected) => {
    expect(matches(conditions, subject)).toBe(expected);
  });

  it('has a test and a word for every condition and action that can be given', () => {
    expect(ruleParts.conditions.map((part) => part.field)).toEqual(Object.keys(ruleConditions));
    expect(ruleParts.actions.map((part) => part.field)).toEqual(Object.keys(ruleActions));
  });
});

describe('runRules', () => {
  const rules = [
    {
      id: '1',
      name: 'One',
      conditions: { totalOverMinor: 1 },
      actions: { holdReason: 'first', addTag: 'x' },
    },
    {
      id: '2',
      name: 'Two',
      conditions: { country: 'CA' },
      actions: { holdReason: 'second', setShippingMethod: 'INTERNATIONAL' as const, addTag: 'x' },
    },
    { id: '3', name: 'Three', conditions: { country: 'US' }, actions: { addNote: 'never' } },
  ];
  it('lets the first that matches decide the hold and the shipping method, and tells what each rule did', () => {
    const effect = runRules(rules, subject, true);
    expect(effect).toMatchObject({
      holdReason: 'first',
      shippingMethod: 'INTERNATIONAL',
      tags: ['x'],
      notes: [],
    });
    expect(effect.runs).toEqual([
      { ruleId: '1', ruleName: 'One', did: ['put on hold (first)', 'tagged x'], yields: [] },
      {
        ruleId: '2',
        ruleName: 'Two',
        did: ['left on hold by “One”', 'shipping set to International', 'tagged x'],
        yields: [{ ruleName: 'One', what: 'the hold' }],
      },
    ]);
    const turned = runRules(
      [...rules.toReversed(), { ...rules[1], id: '4', name: 'Four' } as (typeof rules)[1]],
      subject,
      true,
    );
    expect(turned).toMatchObject({ holdReason: 'second', shippingMethod: 'INTERNATIONAL' });
    expect(turned.runs.at(-1)?.did).toEqual([
      'left on hold by “Two”',
      'left on the shipping of “Two”',
      'tagged x',
    ]);
  });
  it('neither holds nor reroutes what arrives shipped or canceled', () => {
    expect(runRules(rules, subject, false)).toMatchObject({
      holdReason: null,
      shippingMethod: null,
      tags: ['x'],
    });
  });
});

describe('states', () => {
  it('follow from the lines', () => {
    const line = (quantity: number, canceledQuantity: number, fulfilledQuantity: number) => ({
      quantity,
      canceledQuantity,
      fulfilledQuantity,
    });
    expect(standingOf([line(2, 0, 0)])).toEqual({ cancelStatus: 'NONE', fulfillmentStatus: 'NONE' });
    expect(standingOf([line(2, 1, 1)])).toEqual({ cancelStatus: 'PARTIAL', fulfillmentStatus: 'FULFILLED' });
    expect(standingOf([line(2, 2, 0), line(1, 1, 0)])).toEqual({
      cancelStatus: 'CANCELED',
      fulfillmentStatus: 'NONE',
    });
    expect(standingOf([line(2, 0, 1)])).toEqual({ cancelStatus: 'NONE', fulfillmentStatus: 'PARTIAL' });
  });

  it('refuse every move that the table does not have, and only those', () => {
    for (const from of productionStatus.options) {
      const order = {
        productionStatus: from,
        cancelStatus: 'NONE' as const,
        fulfillmentStatus: 'FULFILLED' as const,
      };
      for (const to of productionStatus.options) {
        expect(transitionRefusal(1, order, to) === undefined).toBe(
          nextProductionStatuses(order).includes(to),
        );
      }
      expect(nextProductionStatuses({ ...order, cancelStatus: 'CANCELED' })).toEqual([]);
    }
  });
});

describe('lineHas', () => {
  it('takes words in any order, plurals and the SKU', () => {
    const line = { title: 'Ceramic mug', variant: 'Sand, 12 oz', sku: 'MUG-1' };
    expect(
      ['ceramic mug', 'the mugs', 'sand mug', 'mug-1', 'CERAMIC'].map((words) => lineHas(line, words)),
    ).toEqual([true, true, true, true, true]);
    expect(['candle', 'mug blue', '', 'the'].map((words) => lineHas(line, words))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('order rules', () => {
  it('act on each new order, with a record, until they are switched off or deleted', async () => {
    const store = await testStore();
    const rule = await store.run(createOrderRule, {
      totalOverMinor: 5000,
      hold: true,
      addNote: 'Call first',
      addTag: 'Big',
    });
    expect(rule).toMatchObject({
      name: 'Over $50.00',
      enabled: true,
      words: 'Orders over $50.00 are put on hold (Held by a rule), noted “Call first” and tagged Big.',
    });
    const order = await placedOrder(store);
    expect(order).toMatchObject({ productionStatus: 'ON_HOLD', holdReason: 'Held by a rule', tags: ['Big'] });
    expect(order.notes[0]).toMatchObject({
      kind: 'RULE',
      author: 'Rule: Over $50.00',
      text: 'Call first',
    });
    expect(order.ruleRuns[0]?.did).toEqual([
      'put on hold (Held by a rule)',
      'noted “Call first”',
      'tagged Big',
    ]);
    expect(order.statusHistory[0]).toMatchObject({ to: 'ON_HOLD', by: 'Rule: Over $50.00' });
    expect((await store.run(listOrderRuleRuns, {})).runs[0]).toMatchObject({
      orderNumber: 8001,
      ruleName: rule.name,
    });
    expect((await store.run(listOrderRules, {})).rules[0]).toMatchObject({ timesRun: 1 });
    await store.run(setOrderRuleEnabled, { rule: 'the over $50 rule', enabled: false });
    expect((await placedOrder(store)).productionStatus).toBe('OUTSTANDING');
    const [switched] = await store
      .journal()
      .then((entries) => entries.filter((entry) => entry.operation === 'set_order_rule_enabled'));
    await store.undo(switched?.id ?? '');
    expect((await placedOrder(store)).productionStatus).toBe('ON_HOLD');
    await store.run(deleteOrderRule, { id: rule.id });
    expect((await store.run(listOrderRules, {})).rules).toEqual([]);
    expect((await placedOrder(store)).productionStatus).toBe('OUTSTANDING');
    expect((await store.run(listOrderRuleRuns, { id: '-' })).total).toBe(2);
    const [deleted] = await store
      .journal()
      .then((entries) => entries.filter((entry) => entry.operation === 'delete_order_rule'));
    await store.undo(deleted?.id ?? '');
    expect((await store.run(listOrderRules, {})).rules).toHaveLength(1);
    expect((await store.run(getOrder, { orderNumber: 8001 })).ruleRuns).toHaveLength(1);
  });

  it('need a condition, something to do, and a name of their own', async () => {
    const store = await testStore();
    expect((await store.refusal(createOrderRule, { addTag: 'x' })).message).toContain('For which orders?');
    expect((await store.refusal(createOrderRule, { country: 'CA' })).message).toContain(
      'What should the rule do',
    );
    await store.run(createOrderRule, { name: 'Canada', country: 'CA', addTag: 'x' });
    expect(
      await store.refusal(createOrderRule, { name: ' canada ', country: 'GB', addTag: 'y' }),
    ).toMatchObject({ code: 'conflict' });
    expect(await store.refusal(setOrderRuleEnabled, { rule: 'no such thing', enabled: true })).toMatchObject({
      code: 'not_found',
    });
    const other = await testStore();
    expect((await other.run(listOrderRules, {})).rules).toEqual([]);
    expect(await other.refusal(deleteOrderRule, { rule: 'Canada' })).toMatchObject({ code: 'not_found' });
    expect((await store.run(listOrderRuleActions, {})).actions).toHaveLength(4);
  });
});

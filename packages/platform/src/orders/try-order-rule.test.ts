import type { OutputOf } from '@brandwright/contract';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import { tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import { changeShippingMethod } from '@brandwright/contract/orders/change-shipping-method.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { orders } from './tables.ts';
import { channelOrder, place, placedOrder } from './testing.ts';

const trialWords = (output: OutputOf<typeof tryOrderRule>) =>
  tryOrderRule.summary(output, tryOrderRule.input.parse({}));
const runWords = (output: OutputOf<typeof listOrderRuleRuns>) =>
  listOrderRuleRuns.summary(output, listOrderRuleRuns.input.parse({}));

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const to = (countryCode: string) => ({ ...channelOrder().address, countryCode });

it('says what a rule that does not exist would have done, by the live evaluator, and changes nothing', async () => {
  const store = await testStore();
  const [may, june, canada] = await place(store, [
    channelOrder({ placedAt: at('2026-10-05') }),
    channelOrder({ placedAt: at('2026-11-05') }),
    channelOrder({ placedAt: at('2026-11-10'), address: to('CA') }),
  ]);
  const draft = { country: 'CA', hold: true, addTag: 'North' } as const;
  const tried = await store.run(tryOrderRule, draft);
  expect(tried).toMatchObject({
    id: null,
    enabled: null,
    name: 'Shipping to CA',
    words: 'Orders shipping to CA are put on hold (Held by a rule) and tagged North.',
    from: '2026-10-22',
    to: '2026-11-20',
    looked: 2,
    total: 1,
    leftAlone: 0,
    orders: [{ orderNumber: canada?.orderNumber, did: ['put on hold (Held by a rule)', 'tagged North'] }],
  });
  expect(trialWords(tried)).toBe(
    `Of 2 orders from October 22, 2026 to November 20, 2026, such a rule would have caught 1: #${canada?.orderNumber}. ` +
      'Orders shipping to CA are put on hold (Held by a rule) and tagged North. Nothing was changed.',
  );
  expect(await store.run(getOrder, { orderNumber: canada?.orderNumber ?? 0 })).toMatchObject({
    productionStatus: 'OUTSTANDING',
    tags: [],
    ruleRuns: [],
  });
  expect(await store.journal()).toEqual([]);
  expect(
    await store.run(tryOrderRule, { firstOrder: true, addTag: 'New', from: '2026-10-01' }),
  ).toMatchObject({
    looked: 3,
    total: 1,
    orders: [{ orderNumber: may?.orderNumber }],
  });
  const repeat = { firstOrder: false, addTag: 'x', from: '2026-11-01', to: '2026-11-06' } as const;
  expect(await store.run(tryOrderRule, repeat)).toMatchObject({
    looked: 1,
    orders: [{ orderNumber: june?.orderNumber }],
  });
  const none = await store.run(tryOrderRule, { country: 'JP', hold: true, from: '2026-10-01' });
  expect(trialWords(none)).toBe(
    'Of 3 orders from October 1, 2026 to November 20, 2026, such a rule would have caught none. Nothing was changed.',
  );
  const empty = await store.run(tryOrderRule, { ...draft, from: '2020-01-01', to: '2020-01-31' });
  expect(trialWords(empty)).toBe(
    'There are no orders from January 1, 2020 to January 31, 2020 to try it on.',
  );
});

it('tries a rule that is off where it stands, and names the earlier rule that comes first', async () => {
  const store = await testStore();
  await store.run(createOrderRule, { name: 'Big', totalOverMinor: 5000, hold: true });
  const order = await placedOrder(store);
  const rule = await store.run(createOrderRule, {
    name: 'Mugs',
    itemContains: 'mug',
    holdReason: 'check the glaze',
    enabled: false,
  });
  expect(rule).toMatchObject({ enabled: false, position: 2 });
  expect(createOrderRule.summary(rule, createOrderRule.input.parse({}))).toBe(
    'The rule “Mugs” is made and off. Orders with “mug” are put on hold (check the glaze).',
  );
  const tried = await store.run(tryOrderRule, { rule: 'mugs' });
  expect(tried).toMatchObject({
    id: rule.id,
    enabled: false,
    total: 1,
    yielding: 1,
    orders: [
      {
        orderNumber: order.orderNumber,
        did: ['left on hold by “Big”'],
        yields: [{ ruleName: 'Big', what: 'the hold' }],
      },
    ],
  });
  expect(trialWords(tried)).toContain('On 1 of them an earlier rule comes first.');
  await store.run(setOrderRuleEnabled, { rule: 'Big', enabled: false });
  expect((await store.run(tryOrderRule, { id: rule.id })).orders[0]?.did).toEqual([
    'put on hold (check the glaze)',
  ]);
});

it('tries a rule with another limit than it has, and leaves the rule as it is', async () => {
  const store = await testStore();
  const rule = await store.run(createOrderRule, {
    name: 'Big',
    totalOverMinor: 1_000_000,
    itemContains: 'mug',
    holdReason: 'call first',
  });
  await placedOrder(store);
  expect(await store.run(tryOrderRule, { rule: 'Big' })).toMatchObject({ total: 0, isChanged: false });
  const tried = await store.run(tryOrderRule, { rule: 'Big', totalOverMinor: 1 });
  expect(tried).toMatchObject({
    id: rule.id,
    total: 1,
    isChanged: true,
    conditions: { totalOverMinor: 1, itemContains: 'mug' },
    actions: { holdReason: 'call first' },
  });
  expect(trialWords(tried)).toContain('the rule “Big”, changed like that, would have caught 1');
  expect((await store.run(tryOrderRule, { rule: 'Big' })).conditions.totalOverMinor).toBe(1_000_000);
});

it('looks at orders as they came in, whatever rules and people did to them since', async () => {
  const store = await testStore();
  await store.run(createOrderRule, { country: 'US', addTag: 'Home', setShippingMethod: 'OVERNIGHT' });
  const order = await placedOrder(store);
  expect(order).toMatchObject({ tags: ['Home'], shippingMethod: 'OVERNIGHT' });
  await store.run(changeShippingMethod, { orderNumber: order.orderNumber, shippingMethod: 'EXPEDITED' });
  const caught = async (given: object) => (await store.run(tryOrderRule, { ...given, addNote: 'x' })).total;
  expect(await caught({ tagContains: 'home' })).toBe(0);
  expect(await caught({ shippingMethod: 'STANDARD' })).toBe(1);
  expect(await caught({ shippingMethod: 'EXPEDITED' })).toBe(0);
  // An order from before that was kept is taken as it stands.
  await store.context(({ db, storeId }) =>
    db.update(orders).set({ arrived: null }).where(eq(orders.storeId, storeId)),
  );
  expect(await caught({ tagContains: 'home' })).toBe(1);
  expect(await caught({ firstOrder: true })).toBe(1);
});

it('leaves what came in shipped or canceled alone, and pages the rest', async () => {
  const store = await testStore();
  await place(store, [
    ...Array.from({ length: 5 }, () => channelOrder()),
    channelOrder({ canceledAt: at('2026-11-11') }),
  ]);
  const hold = { itemContains: 'mug', hold: true, size: 2 } as const;
  const last = await store.run(tryOrderRule, { ...hold, page: 2 });
  expect(last).toMatchObject({ total: 5, looked: 6, leftAlone: 1, page: 2, size: 2 });
  expect(last.orders).toHaveLength(1);
  expect(trialWords(last)).toContain('1 more would match but came in shipped or canceled');
  expect((await store.run(tryOrderRule, { ...hold, hold: false, addTag: 'x' })).total).toBe(6);
});

it('is for everyone in the store, about its own rules, and says what is missing', async () => {
  const store = await testStore();
  const rule = await store.run(createOrderRule, { country: 'CA', addTag: 'x' });
  for (const as of ['viewer', 'preview'] as const)
    expect((await store.run(tryOrderRule, { id: rule.id }, { as })).total).toBe(0);
  expect((await store.refusal(tryOrderRule, { id: rule.id }, { as: 'public' })).code).toBe('unauthenticated');
  const other = await testStore();
  expect((await other.refusal(tryOrderRule, { id: rule.id })).code).toBe('not_found');
  expect((await store.refusal(tryOrderRule, { rule: 'no such thing' })).code).toBe('not_found');
  expect((await store.refusal(tryOrderRule, {})).message).toContain('For which orders?');
  expect((await store.refusal(tryOrderRule, { country: 'CA' })).message).toContain('What should the rule do');
  expect(
    (await store.refusal(tryOrderRule, { id: rule.id, from: '2026-11-02', to: '2026-11-01' })).code,
  ).toBe('bad_input');
});

it('tells what rules did in a period, on one order and page by page', async () => {
  const store = await testStore();
  const rule = await store.run(createOrderRule, { name: 'Mugs', itemContains: 'mug', addTag: 'Mug' });
  const [first] = await place(store, [channelOrder(), channelOrder()]);
  store.time.now = new Date('2026-11-23T10:00:00Z');
  await store.run(createOrderRule, { name: 'Home', country: 'US', addTag: 'Home' });
  await place(store, [channelOrder()]);
  const runs = async (given: object) => store.run(listOrderRuleRuns, given);
  expect(await runs({ size: 1, page: 1 })).toMatchObject({ total: 4, page: 1, runs: [{}] });
  expect((await runs({ id: rule.id, to: '2026-11-22' })).total).toBe(2);
  const since = await runs({ rule: 'Mugs', from: '2026-11-21' });
  expect(since).toMatchObject({ total: 1, asked: { rule: 'Mugs' }, runs: [{ ruleId: rule.id }] });
  expect(runWords(since)).toContain('The rule “Mugs” has acted 1 time since November 21, 2026');
  expect((await runs({ orderNumber: first?.orderNumber })).total).toBe(1);
  expect(runWords(await runs({ rule: 'Home', to: '2026-11-20' }))).toBe(
    'The rule “Home” didn’t act up to November 20, 2026.',
  );
  expect((await store.refusal(listOrderRuleRuns, { orderNumber: 999_999 })).code).toBe('not_found');
  expect((await (await testStore()).run(listOrderRuleRuns, {})).total).toBe(0);
});

import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { listOrderRules } from '@brandwright/contract/orders/list-order-rules.ts';
import { moveOrderRule } from '@brandwright/contract/orders/move-order-rule.ts';
import { expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder } from './testing.ts';

async function withRules(...names: string[]) {
  const store = await testStore();
  for (const name of names)
    await store.run(createOrderRule, { name, country: 'US', holdReason: `by ${name}` });
  return store;
}

const names = async (store: TestStore) =>
  (await store.run(listOrderRules, {})).rules.map(({ name, position }) => `${position} ${name}`);

it('moves a rule before or after another, first, last, up and down, and new orders follow', async () => {
  const store = await withRules('A', 'B', 'C');
  const moved = await store.run(moveOrderRule, { rule: 'C', before: 'A' });
  expect(moved).toMatchObject({ name: 'C', position: 1, order: ['C', 'A', 'B'] });
  expect(moveOrderRule.summary(moved, moveOrderRule.input.parse({}))).toBe(
    'The rule “C” runs first of 3 rules, before “A”.',
  );
  expect(await names(store)).toEqual(['1 C', '2 A', '3 B']);
  expect((await placedOrder(store)).holdReason).toBe('by C');
  const order = async (given: object) => (await store.run(moveOrderRule, given)).order.join('');
  expect(await order({ rule: 'C', after: 'A' })).toBe('ACB');
  expect(await order({ rule: 'A', place: 'LAST' })).toBe('CBA');
  expect(await order({ rule: 'A', place: 'UP' })).toBe('CAB');
  expect(await order({ rule: 'C', place: 'DOWN' })).toBe('ACB');
  expect(await order({ rule: 'B', place: 'DOWN' })).toBe('ACB');
  expect(await order({ rule: 'B', place: 'FIRST' })).toBe('BAC');
  await store.run(createOrderRule, { name: 'D', country: 'US', addTag: 'd' });
  expect((await names(store)).at(-1)).toBe('4 D');
});

it('is undone, around rules made and deleted since, unless the order was changed again', async () => {
  const store = await withRules('A', 'B', 'C');
  const first = await store.entryOf(moveOrderRule, { rule: 'C', place: 'FIRST' });
  await store.run(createOrderRule, { name: 'D', country: 'US', addTag: 'd' });
  await store.run(deleteOrderRule, { rule: 'A' });
  await store.undo(first);
  expect(await names(store)).toEqual(['1 B', '2 C', '3 D']);
  const second = await store.entryOf(moveOrderRule, { rule: 'D', place: 'FIRST' });
  await store.run(moveOrderRule, { rule: 'B', place: 'FIRST' });
  await expect(store.undo(second)).rejects.toMatchObject({ code: 'conflict' });
});

it('is for admins, about the store’s own rules, and says what is missing', async () => {
  const store = await withRules('A', 'B');
  const [rule] = (await store.run(listOrderRules, {})).rules;
  const first = { rule: 'B', place: 'FIRST' } as const;
  expect((await store.refusal(moveOrderRule, first, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(moveOrderRule, first, { as: 'member' })).code).toBe('forbidden');
  expect((await store.refusal(moveOrderRule, first, { as: 'preview' })).code).toBe('preview_blocked');
  const other = await withRules('A');
  expect((await other.refusal(moveOrderRule, { id: rule?.id, place: 'LAST' })).code).toBe('not_found');
  expect((await other.refusal(moveOrderRule, { rule: 'A', before: rule?.id })).code).toBe('not_found');
  expect((await store.refusal(moveOrderRule, { rule: 'A' })).message).toContain('Where to');
  expect((await store.refusal(moveOrderRule, { rule: 'A', before: 'A' })).code).toBe('bad_input');
  expect((await store.refusal(moveOrderRule, { place: 'LAST' })).message).toBe('Which rule?');
});

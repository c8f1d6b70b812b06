import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyState } from '../testing/empty.ts';
import type { PastCall } from './conversation/conversation.ts';
import { otherProduct } from './other-product.ts';

const find = (name: string): AnyDeclaration | undefined => findOperation(name);
const services = {
  find,
  tryRead: () =>
    Promise.resolve({
      ok: true as const,
      summary: '',
      result: { techPackId: '3c1b2566-8202-8b9e-a9f1-7d0442b37c0f', title: 'Stoneware mug' },
    }),
};
const other = async (operation: string, text: string, calls: PastCall[] = [], input = {}) =>
  (await otherProduct(find(operation) as AnyDeclaration, input, text, { ...emptyState, calls }, services))
    ?.asked ?? null;
const search = (keyword: string): PastCall => ({
  callId: 'a',
  operation: 'search_suppliers',
  input: { keyword },
  outcome: { ok: true, result: {}, summary: '', untrusted: false },
});

it.each([
  ['who could make 2000 mailer boxes', 'mailer boxes'],
  ['who could make my stoneware mugs', null],
  ['match factories for espresso cups', null],
  ['match factories', null],
])('“%s”, with a brief of mugs at hand, is about %s', async (text, asked) => {
  const found = await other('match_factories', text);
  if (asked === null) expect(found).toBeNull();
  else expect(found).toContain(asked);
});

it('goes by what was looked for before, unless the brief is named', async () => {
  expect(await other('contact_factories', 'write to the first two', [search('mailer boxes')])).toContain(
    'boxes',
  );
  expect(
    await other('contact_factories', 'send the brief to the first two', [search('mailer boxes')]),
  ).toBeNull();
  expect(await other('contact_factories', 'write to the first two', [search('mugs')])).toBeNull();
  expect(await other('match_factories', 'mailer boxes', [], { techPackId: 'x' })).toBeNull();
  expect(await other('list_orders', 'mailer boxes')).toBeNull();
  expect(await other('update_tech_pack', 'drop the gift box')).toBeNull();
});

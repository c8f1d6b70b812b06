import { expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { namedId } from '../kernel/data/random.ts';
import { demoKits } from './demo.data.ts';
import { addKit } from './keep-kit.ts';
import { kitFromDraft } from './kit-from-draft.ts';
import { ideaFinder, kitFinder, productFinder } from './records.ts';

async function storeWithKits() {
  const store = await testStore();
  await store.context(async (context) => {
    for (const [place, { draft }] of demoKits.slice(0, 3).entries())
      await addKit(
        context,
        kitFromDraft(
          draft,
          (...words) => namedId(store.storeId, place, ...words),
          new Date('2026-11-19T10:00:00Z'),
        ),
        'Created the kit',
      );
  });
  return store;
}

it('kits are found by their name, their category and what is sold', async () => {
  const store = await storeWithKits();
  const found = async (words: string) =>
    (await store.context((context) => kitFinder.find(context, words)))[0]?.label;
  expect(await found('open the Dawnfeather kit')).toBe('Dawnfeather (Bath and body)');
  expect(await found('how far is the soap kit?')).toBe('Dawnfeather (Bath and body)');
  expect(await found('delete the kit for pocket journals')).toBe('Milepost (Stationery)');
  expect(await found('the stationery brand kit')).toBe('Milepost (Stationery)');
  expect(await found('cancel order 1042')).toBeUndefined();
});

it('ideas and products are found by name and by place', async () => {
  const store = await storeWithKits();
  const ideas = async (words: string) =>
    (await store.context((context) => ideaFinder.find(context, words)))[0]?.label;
  expect(await ideas('go with Thornby')).toBe('Thornby (Dawnfeather)');
  expect(await ideas('hello there')).toBeUndefined();
  const products = await store.context((context) =>
    productFinder.find(context, 'set the price of the hand salve tin to $15'),
  );
  expect(products[0]?.label).toBe('Hand salve tin (Dawnfeather)');
});

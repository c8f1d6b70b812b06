import { readProduct } from '@brandwright/language/products/product-words.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../../kernel/testing.ts';
import { seedMarketplace } from '../testing.ts';
import { listed, lookalikes, sentences, unlisted } from './asked-products.data.ts';

let store: TestStore;
beforeAll(async () => {
  await seedMarketplace();
  store = await testStore();
});

describe('products that no table lists', () => {
  it('are at least 200', () => {
    const known = unlisted.filter((asked) => readProduct(asked)?.products.length !== 0);
    expect(known).toEqual([]);
    expect(new Set(unlisted).size).toBeGreaterThanOrEqual(200);
  });

  it.each([...unlisted, ...lookalikes])('nobody makes %s', async (keyword) => {
    const items = await store.run(searchCatalogItems, { keyword });
    expect(items.rows.map(({ title }) => title)).toEqual([]);
    const suppliers = await store.run(searchSuppliers, { keyword });
    expect(suppliers.rows.map(({ name }) => name)).toEqual([]);
  });
});

describe('products in other words than the marketplace\u2019s', () => {
  it.each(listed.map(([keyword, makes, near]) => ({ keyword, makes, near })))('$keyword', async (one) => {
    const { keyword, makes, near } = one;
    const items = await store.run(searchCatalogItems, { keyword });
    const unfit = items.rows.filter(({ title }) => !makes?.test(title));
    expect(unfit.map(({ title }) => title)).toEqual([]);
    if (makes) {
      expect(items.total).toBeGreaterThan(0);
      expect(items.nothingFits).toBeNull();
      return;
    }
    expect(items.nothingFits).toMatch(
      /^No supplier here makes .*\. .*\.$|^No supplier here makes .*, and nothing .*\.$/,
    );
    const wrong = items.nearest.filter(({ title }) => !near?.test(title));
    expect(wrong.map(({ title }) => title)).toEqual([]);
    expect(items.nearest.length > 0).toBe(near !== undefined);
  });
});

it.each(sentences.map(([keyword, makes]) => ({ keyword, makes })))('$keyword', async ({ keyword, makes }) => {
  const { rows, total } = await store.run(searchCatalogItems, { keyword });
  expect(rows.map(({ title }) => title).filter((title) => !makes?.test(title))).toEqual([]);
  expect(total > 0).toBe(makes !== null);
});

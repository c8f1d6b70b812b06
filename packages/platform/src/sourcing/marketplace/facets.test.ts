import { beforeAll, describe, expect, it } from 'vitest';
import { countItemFacets } from '@brandwright/contract/sourcing/marketplace/count-item-facets.ts';
import { countSupplierFacets } from '@brandwright/contract/sourcing/marketplace/count-supplier-facets.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { seedMarketplace } from './testing.ts';

let store: TestStore;
beforeAll(async () => {
  await seedMarketplace();
  store = await testStore();
});

describe('count_supplier_facets', () => {
  it('counts within the words that were searched, each choice as what it would give', async () => {
    const { categories, countries } = await store.run(countSupplierFacets, { keyword: 'candles' });
    const everything = await store.run(countSupplierFacets, {});
    expect(countries.length).toBeLessThan(everything.countries.length);
    for (const { categoryId, count } of categories.slice(0, 4)) {
      const found = await store.run(searchSuppliers, { keyword: 'candles', categoryIds: [categoryId] });
      expect({ categoryId, count }).toEqual({ categoryId, count: found.total });
    }
    for (const { country, count } of countries) {
      const found = await store.run(searchSuppliers, { keyword: 'candles', countries: [country] });
      expect({ country, count }).toEqual({ country, count: found.total });
    }
  });

  it('keeps the other countries in sight when one is chosen, and narrows the categories to it', async () => {
    const free = await store.run(countSupplierFacets, {});
    const chosen = await store.run(countSupplierFacets, { countries: ['PT'] });
    expect(chosen.countries).toEqual(free.countries);
    const sum = (rows: readonly { count: number }[]) => rows.reduce((total, row) => total + row.count, 0);
    expect(sum(chosen.categories)).toBeLessThan(sum(free.categories));
    expect(sum(chosen.categories)).toBeGreaterThan(0);
  });

  it('counts nothing where nothing fits', async () => {
    expect(await store.run(countSupplierFacets, { keyword: 'nuclear submarines' })).toEqual({
      categories: [],
      countries: [],
    });
  });
});

describe('count_item_facets', () => {
  it('counts items, not their suppliers', async () => {
    const { categories, countries } = await store.run(countItemFacets, { keyword: 'mugs' });
    const found = await store.run(searchCatalogItems, { keyword: 'mugs' });
    expect(found.total).toBeGreaterThan(0);
    expect(categories.reduce((total, row) => total + row.count, 0)).toBe(found.total);
    expect(countries.reduce((total, row) => total + row.count, 0)).toBe(found.total);
  });
});

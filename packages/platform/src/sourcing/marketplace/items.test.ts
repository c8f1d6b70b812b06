import { beforeAll, describe, expect, it } from 'vitest';
import { countCatalogItems } from '@brandwright/contract/sourcing/marketplace/count-catalog-items.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { listItemsByCategoryGroup } from '@brandwright/contract/sourcing/marketplace/list-items-by-category-group.ts';
import { listProductListings } from '@brandwright/contract/sourcing/marketplace/list-product-listings.ts';
import { listSimilarItems } from '@brandwright/contract/sourcing/marketplace/list-similar-items.ts';
import { listSubcategories } from '@brandwright/contract/sourcing/marketplace/list-subcategories.ts';
import { listSuppliersForAnswer } from '@brandwright/contract/sourcing/marketplace/list-suppliers-for-answer.ts';
import { listTabSuppliers } from '@brandwright/contract/sourcing/marketplace/list-tab-suppliers.ts';
import { previewCatalogItem } from '@brandwright/contract/sourcing/marketplace/preview-catalog-item.ts';
import { previewSupplier } from '@brandwright/contract/sourcing/marketplace/preview-supplier.ts';
import { recommendItems } from '@brandwright/contract/sourcing/marketplace/recommend-items.ts';
import { recordItemView } from '@brandwright/contract/sourcing/marketplace/record-item-view.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { suggestSearches } from '@brandwright/contract/sourcing/marketplace/suggest-searches.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { seedMarketplace } from './testing.ts';

let store: TestStore;
beforeAll(async () => {
  await seedMarketplace();
  store = await testStore();
});

describe('search_catalog_items', () => {
  it('finds by words, price and country', async () => {
    const { rows, total } = await store.run(searchCatalogItems, {
      keyword: 'stoneware mug',
      priceMaxMinor: 500,
      excludeCountries: ['CN'],
    });
    expect(total).toBeGreaterThan(0);
    expect(rows.every((row) => (row.unitPriceMinor ?? 0) <= 500 && row.supplierCountry !== 'CN')).toBe(true);
    expect(rows[0]?.title).toMatch(/mug/i);
    expect(
      (
        await store.run(countCatalogItems, {
          keyword: 'stoneware mug',
          priceMaxMinor: 500,
          excludeCountries: ['CN'],
        })
      ).total,
    ).toBe(total);
  });

  it('finds what is the thing and says which words matched', async () => {
    const found = await store.run(searchCatalogItems, { keyword: 'soy candles in glass jars' });
    expect(found.total).toBeGreaterThan(2);
    for (const { title, match } of found.rows) {
      expect(title).toMatch(/^Soy candle in .* glass/);
      expect(match).toEqual({ matched: ['soy candle', 'soy wax', 'glass'], open: [] });
    }
    expect(found).toMatchObject({ readAs: null, nothingFits: null, nearest: [] });
  });

  it('leaves out words that only describe where nothing has all, and says so', async () => {
    const found = await store.run(searchCatalogItems, { keyword: 'hand painted zellige' });
    expect(found.readAs).toBe('most of: hand painted zellige');
    expect(found.rows[0]?.title).toMatch(/zellige/);
    expect((await store.run(searchCatalogItems, { keyword: 'flying spaceships' })).total).toBe(0);
  });

  it('says of a noun that no table has that nobody makes it, and of several things which nobody makes', async () => {
    const none = await store.run(searchCatalogItems, { keyword: 'bike panniers in waxed canvas' });
    expect(none.nothingFits).toMatch(/^No supplier here makes bike panniers in cotton canvas, and nothing/);
    const pair = await store.run(searchCatalogItems, { keyword: 'mugs, napkins and coasters' });
    expect(pair.unmet).toEqual(['napkins', 'coasters']);
    expect(searchCatalogItems.summary(pair, {} as never)).toContain(
      'No supplier here makes napkins or coasters.',
    );
    // Where the words find something alone, the other filter stands in the way.
    const filtered = await store.run(searchCatalogItems, { keyword: 'zellige', priceMaxMinor: 1 });
    expect(filtered.nothingFits).toBeNull();
  });

  it('finds no shirt for a dog collar, and says what is nearest where there is something', async () => {
    const collar = await store.run(searchCatalogItems, { keyword: 'dog collar' });
    expect(collar).toMatchObject({ total: 0, rows: [], loosen: [], nearest: [] });
    expect(collar.nothingFits).toBe(
      'No supplier here makes dog collars, and nothing in the marketplace comes close. The expanded network may have a factory.',
    );
    expect(searchCatalogItems.summary?.(collar, {} as never)).toBe(collar.nothingFits);
    const bottle = await store.run(searchCatalogItems, { keyword: 'insulated steel water bottles' });
    expect(bottle.total).toBe(0);
    expect(bottle.nearest[0]).toMatchObject({ matched: ['insulated', 'steel'], lacking: ['water bottle'] });
    expect(bottle.nothingFits).toMatch(/\. The closest is Insulated tumbler, /);
    const inPeru = await store.run(searchCatalogItems, { keyword: 'water bottles', countries: ['PE'] });
    expect(inPeru.nearest).toEqual([]);
  });

  it('keeps to one supplier, by name', async () => {
    const { rows } = await store.run(searchCatalogItems, { supplierId: 'Lume & Cera' });
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map((row) => row.supplierName))).toEqual(new Set(['Lume & Cera']));
    expect((await store.refusal(searchCatalogItems, { supplierId: 'Nobody Ltd' })).code).toBe('not_found');
  });

  it('sorts by price both ways', async () => {
    const prices = async (sort: 'price' | '-price') =>
      (await store.run(searchCatalogItems, { sort, size: 400 })).rows.map((row) => row.unitPriceMinor ?? 0);
    const rising = await prices('price');
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(await prices('-price')).toEqual(rising.toReversed().toSorted((a, b) => b - a));
    expect(rising.length).toBeGreaterThan(290);
  });
});

describe('get_catalog_item', () => {
  it('has prices that fall with quantity and colors as the option string says', async () => {
    const { rows } = await store.run(searchCatalogItems, { categoryIds: ['drinkware'] });
    const item = await store.run(getCatalogItem, { itemId: rows[0]?.itemId ?? '' });
    const prices = item.priceTiers.map((tier) => tier.unitPriceMinor);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(item.priceTiers[0]).toEqual({ fromQuantity: item.moq, unitPriceMinor: item.unitPriceMinor });
    expect(item.colorOptions).toMatch(/^[^|;]+\|#[0-9a-f]{6}\|[^|;]+(;[^|;]+\|#[0-9a-f]{6}\|[^|;]+)*$/);
    expect(item.supplier.supplierId).toBe(item.supplierId);
  });

  it('lists similar items of the same category, its own left out', async () => {
    const { rows } = await store.run(searchCatalogItems, { categoryIds: ['candles'], size: 1 });
    const first = rows[0];
    const similar = await store.run(listSimilarItems, { itemId: first?.itemId ?? '', size: 6 });
    expect(similar.rows).toHaveLength(6);
    expect(similar.rows.every((row) => row.categoryId === 'candles' && row.itemId !== first?.itemId)).toBe(
      true,
    );
  });
});

describe('browsing', () => {
  it('has over 20 categories whose counts are those of the searches', async () => {
    const { rows } = await store.run(listCategories, {});
    expect(rows.length).toBeGreaterThan(20);
    const candles = rows.find((row) => row.categoryId === 'candles');
    expect(candles).toMatchObject({ supplierCount: 10 });
    expect((await store.run(countCatalogItems, { categoryIds: ['candles'] })).total).toBe(candles?.itemCount);
    expect(rows.every((row) => row.supplierCount > 0 && row.itemCount > 0)).toBe(true);
    const shelves = await store.run(listSubcategories, { categoryId: 'Candles' });
    expect(shelves.rows.map((row) => row.subgroup)).toContain('Container candles');
    expect((await store.run(listSubcategories, { vertical: 'packaging', size: 3 })).rows).toHaveLength(3);
  });

  it('suggests categories, suppliers, items and words while one types', async () => {
    const { rows } = await store.run(suggestSearches, { keyword: 'cand' });
    expect(rows[0]).toMatchObject({ kind: 'CATEGORY', id: 'candles' });
    expect(rows.map((row) => row.kind)).toContain('ITEM');
    expect((await store.run(suggestSearches, { keyword: 'lume' })).rows).toContainEqual(
      expect.objectContaining({ kind: 'SUPPLIER', text: 'Lume & Cera' }),
    );
    expect((await store.run(suggestSearches, { keyword: '%' })).rows).toEqual([]);
  });

  it('fills the tabs, the answers, the listings and the groups of the home page', async () => {
    const packaging = await store.run(listTabSuppliers, { tab: 'Ecommerce_Packaging' });
    expect(packaging.rows.every((row) => row.kind === 'PACKAGING')).toBe(true);
    expect((await store.run(listTabSuppliers, { tab: 'All', size: 60 })).rows).toHaveLength(60);
    expect((await store.run(listTabSuppliers, { tab: 'Website_Development' })).total).toBeGreaterThan(1);
    const answer = await store.run(listSuppliersForAnswer, {
      answer: 'I would like a line of soy candles in reusable jars',
    });
    expect(answer.rows[0]?.categoryIds).toContain('candles');
    const listings = await store.run(listProductListings, {});
    expect(listings.size).toBe(100);
    expect(listings.rows.every((row) => !row.isSampleKit)).toBe(true);
    expect((await store.run(listProductListings, { isSampleKit: true })).total).toBeGreaterThan(5);
    const { groups } = await store.run(listItemsByCategoryGroup, { size: 3 });
    expect(groups.find((group) => group.group === 'Scent')?.rows).toHaveLength(3);
  });

  it('recommends after what the store looked at', async () => {
    const fresh = await testStore();
    expect((await fresh.run(recommendItems, {})).because).toBe('Featured in the marketplace');
    const { rows } = await fresh.run(searchCatalogItems, { categoryIds: ['toys'], size: 1 });
    await fresh.run(recordItemView, { itemId: rows[0]?.itemId ?? '' });
    await fresh.run(recordItemView, { itemId: rows[0]?.itemId ?? '' });
    // A page view is counted, and is no line in the journal of what was done.
    expect(await fresh.journal()).toHaveLength(0);
    const liked = await fresh.run(recommendItems, { size: 4 });
    expect(liked.because).toContain('Toys');
    expect(liked.rows.every((row) => row.categoryId === 'toys')).toBe(true);
    expect((await store.run(recommendItems, {})).because).toBe('Featured in the marketplace');
  });

  it('shows previews to anyone and nothing else', async () => {
    const { rows } = await store.run(searchCatalogItems, { supplierId: 'Vela Norte', size: 1 });
    const [first] = rows;
    if (!first) throw new Error('Vela Norte sells nothing.');
    expect((await store.run(previewCatalogItem, { itemId: first.itemId }, { as: 'public' })).isFavorite).toBe(
      false,
    );
    expect(
      (await store.run(previewSupplier, { supplierId: first.supplierId }, { as: 'public' })).items.length,
    ).toBeGreaterThan(3);
    expect((await store.refusal(getCatalogItem, { itemId: first.itemId }, { as: 'public' })).code).toBe(
      'unauthenticated',
    );
  });
});

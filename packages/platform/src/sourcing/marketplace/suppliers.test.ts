import { beforeAll, describe, expect, it } from 'vitest';
import { countSuppliers } from '@brandwright/contract/sourcing/marketplace/count-suppliers.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { getSuppliers } from '@brandwright/contract/sourcing/marketplace/get-suppliers.ts';
import { listSimilarSuppliers } from '@brandwright/contract/sourcing/marketplace/list-similar-suppliers.ts';
import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import {
  moqBuckets,
  productionTimeBuckets,
  samplePriceBuckets,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { SupplierSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { seedMarketplace } from './testing.ts';

let store: TestStore;
beforeAll(async () => {
  await seedMarketplace();
  store = await testStore();
});

const namesOf = (rows: readonly SupplierSummary[]) => rows.map((row) => row.name);

describe('search_suppliers', () => {
  it('finds candle makers with a small minimum and cheap samples outside China, and narrows by rating', async () => {
    const asked = {
      keyword: 'candle makers',
      moqMax: 500,
      samplePriceMaxMinor: 5000,
      excludeCountries: ['CN'],
    };
    const found = await store.run(searchSuppliers, asked);
    expect(found.total).toBe(6);
    expect(
      found.rows.every(
        (row) =>
          row.moq !== null && row.moq <= 500 && (row.samplePriceMinor ?? 0) <= 5000 && row.country !== 'CN',
      ),
    ).toBe(true);
    expect(found.tookMs).toBeGreaterThan(0);

    // Other files review suppliers at the same time: the rating is one that no single review crosses.
    const averageReviewMin = 4.4;
    const narrowed = await store.run(searchSuppliers, { ...asked, averageReviewMin });
    expect(narrowed.total).toBe(
      found.rows.filter(({ averageReview }) => (averageReview ?? 0) >= averageReviewMin).length,
    );
    expect(narrowed.total).toBeLessThan(found.total);
    expect(namesOf(found.rows)).toEqual(expect.arrayContaining(namesOf(narrowed.rows)));
    const byCategory = await store.run(searchSuppliers, {
      ...asked,
      keyword: undefined,
      categoryIds: ['Candle makers'],
      averageReviewMin,
    });
    expect(namesOf(byCategory.rows).sort()).toEqual(namesOf(narrowed.rows).sort());
  });

  it('keeps the filters of every field', async () => {
    const check = async (input: object, fits: (row: SupplierSummary) => boolean) => {
      const { rows, total } = await store.run(searchSuppliers, { ...input, size: 100 });
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(60);
      expect(rows.filter((row) => !fits(row))).toEqual([]);
      expect((await store.run(countSuppliers, input)).total).toBe(total);
    };
    await check({ countries: ['pt', 'IT'] }, (row) => row.country === 'PT' || row.country === 'IT');
    await check({ regions: ['SA', 'AF'] }, (row) => row.region === 'SA' || row.region === 'AF');
    await check({ excludeRegions: ['AS', 'NA'] }, (row) => row.region !== 'AS' && row.region !== 'NA');
    await check({ moqMin: 400 }, (row) => (row.moq ?? 0) >= 400);
    await check({ samplePriceMinMinor: 4000 }, (row) => (row.samplePriceMinor ?? 0) >= 4000);
    await check({ productionDaysMax: 20 }, (row) => row.productionDaysMax <= 20);
    await check({ isSampleUnder50: true }, (row) => (row.samplePriceMinor ?? 5000) < 5000);
    await check({ capability: 'EMBROIDERY' }, (row) => row.capabilities.includes('EMBROIDERY'));
    await check({ certification: 'GOTS' }, (row) => row.certifications.includes('GOTS'));
    await check({ orderVolumeBucket: '5000+' }, (row) => row.orderVolume === '5000+');
    await check({ isVetted: true }, (row) => row.isVetted);
    await check({ isOnline: true }, (row) => row.isOnline);
    await check({ kind: 'PACKAGING' }, (row) => row.kind === 'PACKAGING');
    await check({ completedOrdersBucket: '250+' }, () => true);
    await check({ isUnder500: true }, (row) => row.moq !== null);
  });

  it('puts every supplier into exactly one bucket of each filter', async () => {
    const sumOf = async (inputs: object[]) => {
      const totals = await Promise.all(inputs.map((input) => store.run(countSuppliers, input)));
      return totals.reduce((sum, { total }) => sum + total, 0);
    };
    expect(await sumOf(moqBuckets.map((moqBucket) => ({ moqBucket })))).toBe(60);
    expect(await sumOf(samplePriceBuckets.map((samplePriceBucket) => ({ samplePriceBucket })))).toBe(60);
    expect(await sumOf(productionTimeBuckets.map((productionTimeBucket) => ({ productionTimeBucket })))).toBe(
      60,
    );
  });

  it('sorts as the marketplace says', async () => {
    const sorted = async (
      sort: 'tariff' | '-firstEnabledAt' | 'onlineNow' | 'price' | '-price' | '-averageReview' | 'moq',
    ) => (await store.run(searchSuppliers, { sort, size: 60 })).rows;
    const rising = (values: (number | null)[]) =>
      expect(values.filter((value) => value !== null)).toEqual(
        values.filter((value) => value !== null).toSorted((a, b) => a - b),
      );
    rising((await sorted('tariff')).map((row) => row.indicativeDuty?.percent ?? null));
    rising((await sorted('-firstEnabledAt')).map((row) => -Date.parse(row.firstEnabledAt)));
    rising((await sorted('price')).map((row) => row.priceLowMinor));
    rising((await sorted('-price')).map((row) => -(row.priceHighMinor ?? 0)));
    rising((await sorted('-averageReview')).map((row) => -(row.averageReview ?? 0)));
    rising((await sorted('moq')).map((row) => row.moq));
    const online = (await sorted('onlineNow')).map((row) => row.isOnline);
    expect(online.lastIndexOf(true)).toBeLessThan(online.indexOf(false));
  });

  it('pages on the server without showing anyone twice', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => store.run(searchSuppliers, { page, size: 17 })),
    );
    expect(pages.map((page) => page.rows.length)).toEqual([17, 17, 17, 9]);
    expect(pages.every((page) => page.total === 60)).toBe(true);
    expect(new Set(pages.flatMap((page) => namesOf(page.rows))).size).toBe(60);
  });

  it('reads beginnings and mistyped words', async () => {
    const right = await store.run(searchSuppliers, { keyword: 'candles' });
    expect(right.readAs).toBeNull();
    const mistyped = await store.run(searchSuppliers, { keyword: 'cnadles' });
    expect(mistyped.readAs).toBe('candles');
    expect(mistyped.total).toBe(right.total);
    expect((await store.run(searchSuppliers, { keyword: 'peshtem' })).total).toBeGreaterThan(0);
  });

  it('says which filter stands in the way when nothing matches', async () => {
    const empty = await store.call(searchSuppliers, { keyword: 'candles', countries: ['PE'] });
    if (empty.kind !== 'done') throw new Error('A search never asks.');
    expect(empty.output).toMatchObject({
      total: 0,
      rows: [],
      loosen: [expect.objectContaining({ field: 'countries' }), expect.anything()],
    });
    expect(empty.summary).toMatch(/^No suppliers match all of that\. Without "in Peru" there are \d+\.$/);
  });

  it('finds makers of the thing, each with its item and price, and nobody for what nobody makes', async () => {
    const makers = await store.run(searchSuppliers, { keyword: 'steel tumblers' });
    expect(makers.rows.map(({ name }) => name).sort()).toEqual([
      'Hartley & Moss Pottery',
      'Jingdezhen Kiln Nine',
    ]);
    for (const { match } of makers.rows) {
      expect(match?.item?.title).toMatch(/^Insulated tumbler/);
      expect(match?.item?.unitPriceMinor).toBeGreaterThan(0);
      expect(match).toMatchObject({ matched: ['tumbler', 'steel'], open: [] });
    }
    const claimed = await store.run(searchSuppliers, { keyword: 'alpaca scarves' });
    expect(claimed.rows).toMatchObject([{ name: 'Alpaca Sur', match: { item: null } }]);
    const none = await store.run(searchSuppliers, { keyword: 'dog collars in vegan leather' });
    expect(none).toMatchObject({ total: 0, loosen: [] });
    expect(none.nothingFits).toMatch(/^No supplier here makes dog collars in vegan leather, and nothing/);
    expect((await store.run(countSuppliers, { keyword: 'dog collar' })).total).toBe(0);
  });

  it('survives words that are no words', async () => {
    for (const keyword of [
      "'; drop table marketplace_suppliers; --",
      '!!! & | :* <->',
      '   ',
      '%_\\',
      'ßéñ 漢字',
      'a'.repeat(200),
    ]) {
      expect((await store.run(searchSuppliers, { keyword })).total).toBeGreaterThanOrEqual(0);
    }
    expect((await store.run(countSuppliers, {})).total).toBe(60);
  });

  it('refuses bad input and unknown categories', async () => {
    for (const input of [
      { moqMax: '500' },
      { moqMax: -1 },
      { countries: ['China'] },
      { averageReviewMin: 9 },
      { sort: 'best' },
      { size: 0 },
    ]) {
      expect((await store.refusal(searchSuppliers, input)).code).toBe('bad_input');
    }
    const unknown = await store.refusal(searchSuppliers, { categoryIds: ['spaceships'] });
    expect(unknown.code).toBe('not_found');
    expect(unknown.message).toContain('Candles');
    expect((await store.refusal(searchSuppliers, {}, { as: 'public' })).code).toBe('unauthenticated');
    expect((await store.run(searchSuppliers, {}, { as: 'preview' })).total).toBe(60);
  });
});

describe('get_supplier', () => {
  it('opens by id, by name and by a part of the name', async () => {
    const byName = await store.run(getSupplier, { supplierId: 'lume & cera' });
    expect((await store.run(getSupplier, { supplierId: byName.supplierId })).name).toBe('Lume & Cera');
    expect((await store.run(getSupplier, { supplierId: 'Brightwell' })).name).toBe('Brightwell Candle Works');
    expect(byName.productionDaysMin).toBeLessThan(byName.productionDaysMax);
    expect(byName.minimumOrderMinor).toBeGreaterThan(0);
  });

  it('names the choices when several fit, and says so when none does', async () => {
    const several = await store.refusal(getSupplier, { supplierId: 'Hanoi' });
    expect(several.code).toBe('conflict');
    expect(several.message).toContain('Hanoi Canvas');
    expect((await store.refusal(getSupplier, { supplierId: 'Nobody Ltd' })).code).toBe('not_found');
    expect(
      (await store.refusal(getSupplier, { supplierId: '00000000-0000-4000-8000-000000000000' })).code,
    ).toBe('not_found');
  });

  it('sets several side by side in the order asked for, comma lists too', async () => {
    const { rows } = await store.run(getSuppliers, { supplierIds: ['Vela Norte', 'Lume & Cera'] });
    expect(namesOf(rows)).toEqual(['Vela Norte', 'Lume & Cera']);
    const list = await store.run(getSuppliers, {
      supplierIds: [rows.map((row) => row.supplierId).join(',')],
    });
    expect(namesOf(list.rows)).toEqual(['Vela Norte', 'Lume & Cera']);
  });

  it('finds others of the same trade', async () => {
    const { rows } = await store.run(listSimilarSuppliers, { supplierId: 'Lume & Cera', size: 5 });
    expect(rows).toHaveLength(5);
    expect(
      rows.every((row) => row.categoryIds.includes('candles') || row.categoryIds.includes('home-fragrance')),
    ).toBe(true);
    expect(namesOf(rows)).not.toContain('Lume & Cera');
  });
});

it('counts countries, for all and for a category', async () => {
  const all = await store.run(listSupplierCountries, {});
  expect(all.rows).toHaveLength(12);
  expect(all.total).toBe(60);
  const candles = await store.run(listSupplierCountries, { categoryIds: ['candles'] });
  expect(candles.total).toBe(10);
});

import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import type { LandedCost } from '@brandwright/contract/tariffs/landed-cost.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { freightsFrom } from '../../kernel/freight/freight.ts';
import { pieceSizeOf } from './piece-size.ts';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});

const hoodies = { product: 'hoodies', country: 'PT', quantity: 500, entryDate: '2026-11-20' };

async function landedOf(input: Parameters<typeof store.run<typeof lookUpTariff>>[1]): Promise<LandedCost> {
  const { landedCost } = await store.run(lookUpTariff, input);
  if (!landedCost) throw new Error('no landed cost');
  return landedCost;
}

const codes = ({ modes }: LandedCost, at: number) => modes[at]?.lines.map(({ code }) => code);
const amountOf = ({ modes }: LandedCost, at: number, wanted: string) =>
  modes[at]?.lines.find(({ code }) => code === wanted)?.amountMinor;

describe('landed cost', () => {
  test('500 hoodies at $14 from Portugal: both ways, line by line, in all and per unit', async () => {
    const landed = await landedOf({ ...hoodies, unitPriceMinor: 1400 });
    expect(landed.piece).toMatchObject({ name: 'hoodie', weightGrams: 560, isEstimate: true });
    expect(landed).toMatchObject({ grossKg: 308, cubicMeters: 2.4, missing: null, cheapest: 'OCEAN' });
    expect(codes(landed, 0)).toEqual(['PRODUCT', 'DUTY', 'MPF', 'HMF', 'FREIGHT', 'INSURANCE', 'ENTRY']);
    expect(codes(landed, 1)).not.toContain('HMF');
    expect(amountOf(landed, 0, 'MPF')).toBe(3358);
    expect(amountOf(landed, 0, 'HMF')).toBe(875);
    for (const { lines, totalMinor, perUnitMinor } of landed.modes) {
      expect(totalMinor).toBe(lines.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0));
      expect(perUnitMinor).toBe(Math.round((totalMinor ?? 0) / 500));
    }
    expect(landed.assumptions.join(' ')).toMatch(/560 g.*November 2026.*FOB/s);
  });

  test('duty is one line for each layer', async () => {
    const landed = await landedOf({ ...hoodies, country: 'CN', unitPriceMinor: 1400 });
    const duties = landed.modes[0]?.lines.filter(({ code }) => code === 'DUTY') ?? [];
    expect(duties.length).toBeGreaterThan(2);
    expect(duties.map(({ label }) => label).join()).toMatch(/301/);
  });

  test('without a price freight and entry are told, and the price is asked for', async () => {
    const answer = await store.run(lookUpTariff, hoodies);
    expect(answer.landedCost).toMatchObject({ unitPriceMinor: null, priceSource: null });
    expect(answer.landedCost?.missing).toMatch(/What does one hoodie cost/);
    expect(answer.landedCost?.modes[0]).toMatchObject({ totalMinor: null, totalRangeMinor: null });
    expect(answer.landedCost?.modes[0]?.withoutPriceMinor).toBeGreaterThan(50_000);
    expect(lookUpTariff.summary(answer, lookUpTariff.input.parse(hoodies))).toMatch(
      /Freight and customs entry of 500 pieces.*by sea or .*by air.*What does one hoodie cost/s,
    );
  });

  test('without a quantity, or by post, there is none', async () => {
    expect(
      (await store.run(lookUpTariff, { product: 'hoodies', country: 'PT', unitPriceMinor: 1400 })).landedCost,
    ).toBeNull();
    expect((await store.run(lookUpTariff, { ...hoodies, transport: 'POST' })).landedCost).toBeNull();
  });

  test('an open fact gives bounds, not a false total', async () => {
    const landed = await landedOf({
      product: 'cotton t-shirts',
      country: 'MX',
      quantity: 2000,
      unitPriceMinor: 500,
    });
    expect(landed.modes[0]).toMatchObject({ transport: 'TRUCK', totalMinor: null });
    const range = landed.modes[0]?.totalRangeMinor;
    expect((range?.max ?? 0) - (range?.min ?? 0)).toBeGreaterThan(200_000);
    expect(codes(landed, 0)).not.toContain('HMF');
  });

  test('American goods travel without duty, fees or entry', async () => {
    const landed = await landedOf({
      product: 'soy candles',
      country: 'US',
      quantity: 300,
      unitPriceMinor: 500,
    });
    expect(codes(landed, 0)).toEqual(['PRODUCT', 'FREIGHT', 'INSURANCE']);
  });

  test('the weight that is given replaces the usual one', async () => {
    const landed = await landedOf({ ...hoodies, unitPriceMinor: 1400, weightKg: 350 });
    expect(landed.piece).toMatchObject({ weightGrams: 700, cubicCentimeters: 6000, isEstimate: false });
  });

  test('a small shipment goes by courier, which clears it', async () => {
    const landed = await landedOf({
      product: 'leather wallets',
      country: 'IT',
      quantity: 40,
      unitPriceMinor: 1200,
    });
    expect(landed.modes[1]?.way).toBe('By express courier');
    expect(landed.cheapest).toBe('AIR');
  });

  test('the price is that of the same goods that were bought there, said so', async () => {
    const { rows } = await store.run(searchSuppliers, { countries: ['PT'] });
    const [supplier] = rows;
    if (!supplier) throw new Error('no supplier of Portugal');
    await store.run(createPurchaseItem, {
      title: 'Heavy hoodies, washed',
      supplierId: supplier.supplierId,
      supplierName: supplier.name,
      orderType: 'INVENTORY',
      source: 'SOURCING_MARKETPLACE',
      shippingMode: 'SUPPLIER_SHIPPING',
      quantity: 300,
      unitPriceMinor: 1750,
      costs: [{ kind: 'PRODUCT', label: 'Goods', amountMinor: 525_000 }],
      currency: 'USD',
      leadTimeDays: null,
      requestId: null,
      quoteId: null,
    });
    const landed = await landedOf(hoodies);
    expect(landed).toMatchObject({ unitPriceMinor: 1750, missing: null });
    expect(landed.priceSource).toContain('Heavy hoodies, washed');
    expect((await landedOf({ ...hoodies, country: 'TR' })).unitPriceMinor).toBeNull();
    expect((await landedOf({ ...hoodies, product: 'linen hoodies' })).unitPriceMinor).toBeNull();
    const other = await testStore();
    const { landedCost } = await other.run(lookUpTariff, hoodies);
    expect(landedCost?.unitPriceMinor).toBeNull();
  });

  test('compared countries land by both ways, unless the freight is given', async () => {
    const asked = { product: 'hoodies', countries: ['TR', 'PK'], quantity: 1000, unitPriceMinor: 1100 };
    const answer = await store.run(compareTariffs, asked);
    expect(answer.rows[0]?.landed.map(({ transport }) => transport)).toEqual(['OCEAN', 'AIR']);
    expect(compareTariffs.summary(answer, compareTariffs.input.parse(asked))).toMatch(
      /Landed per unit at your door, with estimated freight: .*by sea, .*by air/,
    );
    const given = await store.run(compareTariffs, { ...asked, freightPerUnitMinor: 60 });
    expect(given.rows[0]?.landed).toEqual([]);
  });
});

describe('freight', () => {
  test('a full load goes in containers of its own', () => {
    const [surface] = freightsFrom('VN', { grossKg: 9000, cubicMeters: 60 });
    expect(surface).toMatchObject({ kind: 'whole', way: 'By sea, 1 × 40-foot container' });
    const [two] = freightsFrom('VN', { grossKg: 30_000, cubicMeters: 130 });
    expect(two.way).toBe('By sea, 2 × 40-foot containers');
  });

  test('light and bulky goods pay for their room by air', () => {
    const [, dense] = freightsFrom('CN', { grossKg: 300, cubicMeters: 1 });
    const [, bulky] = freightsFrom('CN', { grossKg: 300, cubicMeters: 6 });
    expect(bulky.amountMinor).toBeGreaterThan(dense.amountMinor * 2);
  });
});

describe('piece size', () => {
  const line = { digits: '6109100012', name: 'Cotton T-shirts' };
  test.each([
    ['linen tea towels', 'tea towel'],
    ['stoneware mug with a bamboo lid', 'mug'],
    ['kids hooded sweatshirts', 'hooded sweatshirt'],
    ['gift boxes', 'gift box'],
    [undefined, 't-shirt'],
  ])('%s', (words, name) => {
    expect(pieceSizeOf(words, line).name).toBe(name);
  });

  test('unknown words take the heading, and say so', () => {
    expect(pieceSizeOf('quibble', { digits: '69120044', name: 'Other' })).toMatchObject({
      weightGrams: 500,
      basis: expect.stringContaining('chapter 69'),
    });
  });
});

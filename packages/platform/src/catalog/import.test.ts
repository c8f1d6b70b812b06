import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { checkProductImport } from '@brandwright/contract/catalog/check-product-import.ts';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { getProductImport } from '@brandwright/contract/catalog/get-product-import.ts';
import { importProducts } from '@brandwright/contract/catalog/import-products.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listShopProducts } from '@brandwright/contract/catalog/list-shop-products.ts';
import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { mergeSkus } from '@brandwright/contract/catalog/merge-skus.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobRuns } from '../kernel/data/tables.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { keepCsv } from '../store/testing-files.ts';
import { importJob } from './import.ts';
import { stocked } from './testing.ts';

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Image Position,Cost per item,Status';
const candle = [
  'travel-candle,Travel candle,<p>3 oz</p>,Lume,Candles,candles,TRUE,Scent,Juniper,TRV-JUN,160,130,18.00,,,,4.30,active',
  'travel-candle,,,,,,,,Amber,TRV-AMB,160,9,18.00,,,,4.30,',
];
const card = 'card,Winter card,,,,,TRUE,Title,Default Title,,,50,6.00,,,,,active';
const bad = 'broken,Broken,,,,,TRUE,Title,Default Title,BRK,,1,cheap,,,,,active';
const csv = (...lines: string[]) => [header, ...lines].join('\n');

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});
const file = (...lines: string[]) => keepCsv(store, 'products_export.csv', csv(...lines));

/** Runs the waiting import as a worker would, and keeps its result. */
async function work(): Promise<void> {
  const [job] = await store.context(({ db, storeId }) =>
    db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.status, 'QUEUED'))),
  );
  if (!job) throw new Error('No import waits.');
  const caller = {
    actor: { kind: 'system' as const, storeId: store.storeId },
    via: 'system' as const,
    requestId: randomUUID(),
    signal: new AbortController().signal,
  };
  const report = { id: job.id, progress: async () => {} };
  const payload = job.payload as Record<string, unknown>;
  const slow = await store.kernel.inContext(caller, (context) => importJob.begin(context, payload));
  const write = await slow?.(report, caller.signal);
  await store.kernel.inContext(caller, async (context) => {
    const result = await write?.(context);
    await context.db
      .update(jobRuns)
      .set({ status: 'DONE', result })
      .where(and(eq(jobRuns.storeId, store.storeId), eq(jobRuns.id, job.id)));
  });
}
const importAll = async (...lines: string[]) => {
  const { id } = await store.run(importProducts, { fileId: await file(...lines) });
  await work();
  return store.run(getProductImport, { id });
};

describe('importing Shopify’s product export', () => {
  it('says first what it would do, then does it in the background', async () => {
    const fileId = await file(...candle, card);
    expect(await store.run(checkProductImport, { fileId })).toMatchObject({
      newProducts: 2,
      updatedProducts: 0,
      newSkus: 3,
      madeCodes: 1,
      units: 189,
      badRows: [],
    });
    const started = await store.run(importProducts, { fileId });
    expect(started).toMatchObject({ status: 'QUEUED', fileName: 'products_export.csv' });
    expect((await store.run(listProducts, {})).total).toBe(0);
    await work();
    expect(await store.run(getProductImport, { id: started.id })).toMatchObject({
      status: 'DONE',
      createdProducts: 2,
      createdSkus: 3,
    });
    expect(await store.run(getProduct, { product: 'travel candle' })).toMatchObject({
      description: '3 oz',
      source: 'SHOPIFY',
      onHand: 139,
      skus: [
        { code: 'TRV-JUN', variant: 'Juniper', onHand: 130, costMinor: 430, weightGrams: 160 },
        { code: 'TRV-AMB', variant: 'Amber', onHand: 9 },
      ],
    });
    expect((await store.run(listSkus, { search: 'winter card' })).rows[0]).toMatchObject({
      code: 'WINTER-CARD',
      variant: '-',
    });
  });

  it('brings up to date instead of doubling, and leaves the stock as it is', async () => {
    await importAll(...candle, card);
    await store.run(adjustStock, { sku: 'TRV-JUN', counted: 100 });
    const dearer = candle.map((line) =>
      line.replaceAll('18.00', '19.50').replace('Travel candle', 'Travel tin candle'),
    );
    const third = 'travel-candle,,,,,,,,Rose,TRV-ROSE,160,5,19.50,,,,,';
    const again = await importAll(...dearer, third, card);
    expect(again).toMatchObject({ createdProducts: 0, updatedProducts: 2, createdSkus: 1, updatedSkus: 3 });
    const { rows, total } = await store.run(listSkus, { sort: 'code' });
    expect(total).toBe(4);
    expect(rows.map(({ code, priceMinor, onHand }) => [code, priceMinor, onHand])).toEqual([
      ['TRV-AMB', 1950, 9],
      ['TRV-JUN', 1950, 100],
      ['TRV-ROSE', 1950, 5],
      ['WINTER-CARD', 600, 50],
    ]);
    expect((await store.run(getProduct, { product: 'travel tin candle' })).skus).toHaveLength(3);
  });

  it('recognizes what was added here by its SKU', async () => {
    const { product } = await stocked(store, { title: 'Candle', code: 'trv-jun', onHand: 3 });
    await importAll(...candle);
    expect(await store.run(getProduct, { id: product.id })).toMatchObject({
      title: 'Travel candle',
      handle: 'travel-candle',
      onHand: 12,
    });
    expect((await store.run(listProducts, {})).total).toBe(1);
  });

  it('refuses a SKU of another product, and lists it with its line', async () => {
    await importAll(card, 'tray,Tray,,,,,TRUE,Title,Default Title,TRAY,,1,48,,,,,active');
    const fileId = await file('copy,Copy,,,,,TRUE,Title,Default Title,TRAY,,1,48,,,,,active');
    const check = await store.run(checkProductImport, { fileId });
    expect(check).toMatchObject({ badProducts: 1, newProducts: 0 });
    expect(check.badRows[0]).toMatchObject({
      line: 2,
      message: expect.stringContaining('belongs to another product here, Tray') as string,
    });
    expect(await store.refusal(importProducts, { fileId, skipBadRows: true })).toMatchObject({
      code: 'bad_input',
    });
  });

  it('does not bring back what was merged', async () => {
    await importAll(...candle);
    await store.run(mergeSkus, { sku: 'TRV-AMB', into: 'TRV-JUN' });
    await importAll(...candle);
    const { rows } = await store.run(listSkus, {});
    expect(rows.map(({ code, onHand }) => [code, onHand])).toEqual([['TRV-JUN', 139]]);
  });

  it('refuses bad rows with their lines; from a chat it asks and a yes leaves them out', async () => {
    const fileId = await file(bad, card);
    const refused = await store.refusal(importProducts, { fileId });
    expect(refused).toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('line 2 (broken)') as string,
    });
    expect(refused.details).toEqual([
      { path: 'variant price', message: expect.any(String) as string, line: 2 },
    ]);
    const action = await store.ask(importProducts, { fileId });
    expect(action.preview).toMatchObject({
      verb: 'Import 1 product',
      warnings: [expect.stringContaining('Line 2')],
    });
    await store.decide(action.id, true);
    await work();
    expect(await store.run(getProductImport, {})).toMatchObject({ createdProducts: 1, skippedProducts: 1 });
  });

  it('is for admins, not for a preview account, not of another store’s file, and needs a file', async () => {
    const fileId = await file(card);
    expect(await store.refusal(importProducts, { fileId }, { as: 'member' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(importProducts, { fileId }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    expect(await (await testStore()).refusal(importProducts, { fileId })).toMatchObject({
      code: 'not_found',
    });
    expect(await store.refusal(importProducts, {})).toMatchObject({ code: 'bad_input' });
    expect(await store.refusal(getProductImport, {})).toMatchObject({ code: 'not_found' });
  });
});

describe('the connected shop', () => {
  it('is listed, imported, and then known', async () => {
    const shop = await store.run(listShopProducts, {});
    expect(shop).toMatchObject({ shop: 'Test shop', isTest: true, total: 5, notImportedCount: 5 });
    const apron = shop.rows.find(({ handle }) => handle === 'linen-apron');
    await store.run(importProducts, { shopProductIds: [apron?.shopProductId ?? ''] });
    await work();
    expect(await store.run(getProduct, { product: 'linen apron' })).toMatchObject({
      source: 'SHOPIFY',
      onHand: 19,
    });
    store.time.now = new Date(store.time.now.getTime() + 60_000);
    await store.run(importProducts, { fromShop: true });
    await work();
    expect(await store.run(getProductImport, {})).toMatchObject({ createdProducts: 4, updatedProducts: 1 });
    expect(await store.run(listShopProducts, { notImported: true })).toMatchObject({
      total: 0,
      notImportedCount: 0,
    });
    expect(await store.run(getProduct, { product: 'wool throw' })).toMatchObject({
      description: '• Lambswool\n• 50 × 70 in',
    });
    expect((await store.run(listProducts, { view: 'DISABLED' })).rows[0]?.title).toBe('Winter card');
    expect(await store.refusal(importProducts, { shopProductIds: ['none'] })).toMatchObject({
      code: 'not_found',
    });
  });
});

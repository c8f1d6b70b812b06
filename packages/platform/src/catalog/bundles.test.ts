import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { createSkuBundle } from '@brandwright/contract/catalog/create-sku-bundle.ts';
import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { convertTemplateToProduct } from '@brandwright/contract/catalog/convert-template-to-product.ts';
import { exportProducts } from '@brandwright/contract/catalog/export-products.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listSkuBundles } from '@brandwright/contract/catalog/list-sku-bundles.ts';
import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { mergeSkus } from '@brandwright/contract/catalog/merge-skus.ts';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { publishProductTemplate } from '@brandwright/contract/print-on-demand/publish-product-template.ts';
import { setTemplatePrice } from '@brandwright/contract/print-on-demand/set-template-price.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { skus } from './tables.ts';
import { stocked } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});

const sell = (title: string, quantity: number) =>
  store.run(createManualRetailOrder, {
    customerName: 'Maya Chen',
    shippingMethod: 'LOCAL_PICKUP',
    items: [{ title, quantity }],
  });
const stockOf = async (sku: string) => (await store.run(getStock, { sku })).rows[0];

describe('bundles', () => {
  beforeEach(async () => {
    await stocked(store, { onHand: 9 });
    await stocked(store, { title: 'Tea towel', code: 'TOWEL', onHand: 7 });
  });
  const duo = {
    first: 'mugs',
    firstQuantity: 2,
    second: 'tea towel',
    title: 'Quiet morning',
    priceMinor: 6900,
  };

  it('have as many as the least of their parts make, and need their parts when they are sold', async () => {
    const bundle = await store.run(createSkuBundle, duo);
    expect(bundle).toMatchObject({
      code: 'QUIET-MORNING',
      available: 4,
      parts: [{ quantity: 2 }, { quantity: 1 }],
    });
    await sell('Quiet morning', 2);
    expect(await stockOf('MUG-01')).toMatchObject({ onHand: 9, committed: 4, available: 5 });
    expect(await stockOf('QUIET-MORNING')).toMatchObject({ committed: 2, available: 2, isBundle: true });
    const { items } = await store.run(listInventoryCounts, {});
    expect(items.map(({ sku, committed }) => [sku, committed])).toEqual([
      ['MUG-01', 4],
      ['TOWEL', 2],
    ]);
    const { total } = await store.run(listSkuBundles, { sku: 'TOWEL' });
    expect(total).toBe(1);
  });

  it('ship their parts', async () => {
    await store.run(createSkuBundle, duo);
    await store.run(recordStockMovements, {
      movements: [{ kind: 'SHIPPED', sku: 'QUIET-MORNING', quantity: 3 }],
    });
    expect([(await stockOf('MUG-01'))?.onHand, (await stockOf('TOWEL'))?.onHand]).toEqual([3, 4]);
  });

  it('hold no stock of their own, are not parts themselves, need two units, and are undone', async () => {
    const entry = await store.entryOf(createSkuBundle, duo);
    expect(await store.refusal(adjustStock, { sku: 'QUIET-MORNING', counted: 3 })).toMatchObject({
      code: 'conflict',
    });
    expect(
      await store.refusal(createSkuBundle, { first: 'QUIET-MORNING', second: 'TOWEL', priceMinor: 1 }),
    ).toMatchObject({ code: 'conflict' });
    expect(await store.refusal(createSkuBundle, { first: 'TOWEL', priceMinor: 1 })).toMatchObject({
      code: 'bad_input',
    });
    expect(await store.refusal(createSkuBundle, { ...duo, second: 'nothing like it' })).toMatchObject({
      code: 'not_found',
    });
    expect(await store.refusal(createSkuBundle, duo, { as: 'viewer' })).toMatchObject({ code: 'forbidden' });
    expect(await (await testStore()).refusal(createSkuBundle, duo)).toMatchObject({ code: 'not_found' });
    await store.undo(entry);
    expect((await store.run(listSkuBundles, {})).total).toBe(0);
    expect((await stockOf('MUG-01'))?.onHand).toBe(9);
  });
});

describe('merge_skus', () => {
  it('moves stock, cost, history, orders and bundles to the kept one, and asks first', async () => {
    await stocked(store, { onHand: 0 });
    await stocked(store, { title: 'Mug, old', code: 'MUG-OLD', onHand: 0 });
    await stocked(store, { title: 'Tea towel', code: 'TOWEL', onHand: 7 });
    await store.run(createSkuBundle, {
      first: 'MUG-OLD',
      firstQuantity: 2,
      second: 'TOWEL',
      priceMinor: 4000,
      code: 'SET',
    });
    const receive = (sku: string, quantity: number, unitCostMinor: number) => ({
      kind: 'RECEIVED' as const,
      sku,
      quantity,
      unitCostMinor,
    });
    await store.run(recordStockMovements, {
      movements: [receive('MUG-01', 10, 700), receive('MUG-OLD', 30, 900)],
    });
    const order = await sell('Mug, old', 3);
    const action = await store.ask(mergeSkus, { sku: 'mug-old', into: 'MUG-01' });
    expect(action.preview).toMatchObject({ verb: 'Merge into MUG-01' });
    expect(action.preview.values).toContainEqual({ label: 'On hand afterwards', value: '40' });
    expect((await stockOf('MUG-01'))?.onHand).toBe(10);
    await store.decide(action.id, true);
    expect(await stockOf('MUG-01')).toMatchObject({
      onHand: 40,
      committed: 3,
      available: 37,
      landedCostMinor: 850,
    });
    expect((await store.run(getOrder, { id: order.id })).lineItems[0]).toMatchObject({
      sku: 'MUG-01',
      title: 'Mug, old',
    });
    expect((await store.run(listSkuBundles, {})).rows[0]?.parts[0]).toMatchObject({ code: 'MUG-01' });
    const { rows } = await store.run(listStockMovements, { sku: 'MUG-01' });
    expect(rows.map(({ kind, quantity, code }) => [kind, quantity, code])).toContainEqual([
      'RECEIVED',
      30,
      'MUG-OLD',
    ]);
    expect((await store.run(listProducts, { view: 'DISABLED' })).total).toBe(0);
    expect((await stockOf('mug-old'))?.code).toBe('MUG-01');
    // Merged once, the code means the kept one.
    expect(await store.refusal(mergeSkus, { sku: 'mug-old', into: 'MUG-01' })).toMatchObject({
      code: 'conflict',
    });
  });

  it('refuses itself, another currency, a bundle, a member, a preview account and another store', async () => {
    const { sku } = await stocked(store);
    await stocked(store, { title: 'Tea towel', code: 'TOWEL' });
    await store.run(createSkuBundle, { first: 'MUG-01', second: 'TOWEL', priceMinor: 4000, code: 'SET' });
    expect(await store.refusal(mergeSkus, { sku: 'MUG-01', into: 'ceramic mug' })).toMatchObject({
      code: 'conflict',
    });
    expect(await store.refusal(mergeSkus, { sku: 'SET', into: 'TOWEL' })).toMatchObject({ code: 'conflict' });
    await store.context(({ db, storeId }) =>
      db
        .update(skus)
        .set({ currency: 'EUR' })
        .where(and(eq(skus.storeId, storeId), eq(skus.code, 'TOWEL'))),
    );
    expect(await store.refusal(mergeSkus, { sku: 'MUG-01', into: 'TOWEL' })).toMatchObject({
      message: expect.stringContaining('EUR') as string,
    });
    const merge = { id: sku.id, into: 'TOWEL' };
    expect(await store.refusal(mergeSkus, merge, { as: 'member' })).toMatchObject({ code: 'forbidden' });
    expect(await store.refusal(mergeSkus, merge, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    expect(await (await testStore()).refusal(mergeSkus, merge)).toMatchObject({ code: 'not_found' });
  });
});

describe('convert_template_to_product', () => {
  it('makes a SKU of each color and size at the retail price, made to order, once', async () => {
    const { templateId, title } = await store.run(createProductTemplate, {
      productId: 'Heavyweight tee',
      text: 'Sleep is a superpower',
    });
    expect(await store.refusal(convertTemplateToProduct, { templateId })).toMatchObject({
      code: 'bad_transition',
    });
    await store.run(setTemplatePrice, { templateId, retailPriceMinor: 3200 });
    await store.run(publishProductTemplate, { templateId });
    const entry = await store.entryOf(convertTemplateToProduct, { templateId });
    const [row] = (await store.run(listProducts, { source: 'PRINT_ON_DEMAND' })).rows;
    expect(row).toMatchObject({ title, level: 'MADE_TO_ORDER', priceMinMinor: 3200 });
    expect(row?.skuCount).toBeGreaterThan(3);
    expect((await store.run(listInventoryCounts, {})).items).toEqual([]);
    expect(await store.refusal(convertTemplateToProduct, { templateId })).toMatchObject({ code: 'conflict' });
    expect(await store.refusal(convertTemplateToProduct, { templateId }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await (await testStore()).refusal(convertTemplateToProduct, { templateId })).toMatchObject({
      code: 'not_found',
    });
    await store.undo(entry);
    expect((await store.run(listProducts, {})).total).toBe(0);
  });
});

describe('export_products', () => {
  it('writes a line for each SKU that no spreadsheet takes for a formula', async () => {
    await store.run(createProduct, { title: '=HYPERLINK("x")', priceMinor: 150, code: '+1', onHand: 2 });
    const { url, skus: lines, name } = await store.run(exportProducts, {});
    expect([lines, name]).toEqual([1, 'products-2026-11-20.csv']);
    const [, fileId = ''] = /\/files\/[0-9a-f-]+\/([0-9a-f-]+)\./.exec(url) ?? [];
    const file = await store.kernel.inContext(store.caller(), ({ providers, storeId }) =>
      providers.files.get(`${storeId}/${fileId}`),
    );
    const text = Buffer.from(file?.bytes ?? []).toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""x"")",,'+1,`);
    expect(text).toContain(',1.50,');
    expect(await store.refusal(exportProducts, {}, { as: 'viewer' })).toMatchObject({ code: 'forbidden' });
  });
});

import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { enableProduct } from '@brandwright/contract/catalog/enable-product.ts';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { updateProduct } from '@brandwright/contract/catalog/update-product.ts';
import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { stocked } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});

describe('create_product', () => {
  it('makes codes of the title, with a number where one is taken, and is undone', async () => {
    const tray = { title: 'Walnut tray', priceMinor: 4800 };
    const first = await store.run(createProduct, tray);
    expect(first.skus[0]).toMatchObject({ code: 'WALNUT-TRAY', variant: '-', onHand: 0, level: 'OUT' });
    const entry = await store.entryOf(createProduct, tray);
    expect((await store.run(listSkus, {})).rows.map(({ code }) => code)).toEqual([
      'WALNUT-TRAY',
      'WALNUT-TRAY-2',
    ]);
    await store.undo(entry);
    expect((await store.run(listProducts, {})).total).toBe(1);
  });

  it('refuses a code that is taken, in any case, and is not undone once sold', async () => {
    await stocked(store);
    expect(await store.refusal(createProduct, { title: 'Mug', priceMinor: 1, code: 'mug-01' })).toMatchObject(
      { code: 'conflict' },
    );
    const entry = await store.entryOf(createProduct, { title: 'Bud vase', priceMinor: 3000, onHand: 3 });
    await store.run(createManualRetailOrder, {
      customerName: 'Maya Chen',
      shippingMethod: 'LOCAL_PICKUP',
      items: [{ title: 'bud vase', quantity: 1 }],
    });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a viewer and bad figures', async () => {
    expect(
      await store.refusal(createProduct, { title: 'Mug', priceMinor: 1 }, { as: 'viewer' }),
    ).toMatchObject({ code: 'forbidden' });
    for (const bad of [{ priceMinor: -1 }, { priceMinor: 1e9 }, { title: '' }, { onHand: -1 }])
      expect(await store.refusal(createProduct, { title: 'Mug', priceMinor: 1, ...bad })).toMatchObject({
        code: 'bad_input',
      });
  });
});

describe('list_products', () => {
  beforeEach(async () => {
    await stocked(store);
    await stocked(store, { title: 'Bud vase', code: 'VASE', priceMinor: 3000, onHand: 0 });
    await stocked(store, { title: 'Linen tote', code: 'TOTE', priceMinor: 2400, onHand: 6 });
    await store.run(createManualRetailOrder, {
      customerName: 'Maya Chen',
      shippingMethod: 'LOCAL_PICKUP',
      items: [{ title: 'Linen tote', quantity: 5 }],
    });
  });
  const titles = async (input: Parameters<typeof store.run<typeof listProducts>>[1]) =>
    (await store.run(listProducts, input)).rows.map(({ title }) => title);

  it('shows each view with its counts', async () => {
    const all = await store.run(listProducts, {});
    expect(all.counts).toEqual({ ALL: 3, LOW: 1, OUT: 1, DISABLED: 0 });
    expect(await titles({ view: 'LOW' })).toEqual(['Linen tote']);
    expect(await titles({ view: 'OUT' })).toEqual(['Bud vase']);
    await store.run(disableProduct, { product: 'bud vase' });
    expect(await titles({ view: 'DISABLED' })).toEqual(['Bud vase']);
    expect((await store.run(listProducts, {})).counts).toEqual({ ALL: 2, LOW: 1, OUT: 0, DISABLED: 1 });
  });

  it('sorts, searches by every word, and pages', async () => {
    expect(await titles({ sort: 'available' })).toEqual(['Bud vase', 'Linen tote', 'Ceramic mug']);
    expect(await titles({ sort: '-price' })).toEqual(['Bud vase', 'Ceramic mug', 'Linen tote']);
    expect(await titles({ sort: '-sold' })).toEqual(['Linen tote', 'Bud vase', 'Ceramic mug']);
    expect(await titles({ sort: 'daysLeft' })).toEqual(['Linen tote', 'Bud vase', 'Ceramic mug']);
    expect(await titles({ search: 'totes' })).toEqual(['Linen tote']);
    expect(await titles({ search: 'mug-01' })).toEqual(['Ceramic mug']);
    expect(await titles({ search: '100%' })).toEqual([]);
    const second = await store.run(listProducts, { size: 2, page: 1 });
    expect(second).toMatchObject({ total: 3, page: 1, rows: [{ title: 'Linen tote' }] });
  });

  it('shows another store nothing of it', async () => {
    const other = await testStore();
    expect(await other.run(listProducts, {})).toMatchObject({ total: 0, counts: { ALL: 0 } });
    const [row] = (await store.run(listProducts, {})).rows;
    expect(await other.refusal(getProduct, { id: row?.id })).toMatchObject({ code: 'not_found' });
  });
});

describe('update_product', () => {
  it('changes only what is given, is found by its new name, and is undone', async () => {
    const { product } = await stocked(store);
    const entry = await store.entryOf(updateProduct, {
      product: 'ceramic mug',
      title: 'Stoneware mug',
      addTag: 'gift',
    });
    expect(await store.run(getProduct, { product: 'stoneware mugs' })).toMatchObject({
      id: product.id,
      tags: ['gift'],
      description: '',
    });
    await store.undo(entry);
    expect(await store.run(getProduct, { id: product.id })).toMatchObject({ title: 'Ceramic mug', tags: [] });
  });

  it('overwrites no later change, neither by saving nor by undo', async () => {
    const { product } = await stocked(store);
    store.time.now = new Date(store.time.now.getTime() + 60_000);
    const entry = await store.entryOf(updateProduct, { id: product.id, title: 'Mug' });
    expect(
      await store.refusal(updateProduct, { id: product.id, title: 'Cup', seenAt: product.updatedAt }),
    ).toMatchObject({ code: 'conflict' });
    await store.run(updateProduct, { id: product.id, title: 'Tall mug' });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps color options as name|hex|variant, and refuses others and unsafe pictures', async () => {
    const { product } = await stocked(store);
    const change = (more: object) => ({ id: product.id, ...more });
    await store.run(updateProduct, {
      id: product.id,
      colorOptions: 'Sand|#d8c3a5|Sand, 12 oz;Ink|#222222|Ink',
    });
    expect((await store.run(getProduct, { id: product.id })).colorOptions).toBe(
      'Sand|#d8c3a5|Sand, 12 oz;Ink|#222222|Ink',
    );
    for (const bad of [
      { colorOptions: 'Sand|beige|Sand' },
      { pictures: [{ url: 'javascript:alert(1)', alt: null }] },
      { pictures: [{ url: 'http://a.example/b.png', alt: null }] },
    ])
      expect(await store.refusal(updateProduct, change(bad))).toMatchObject({ code: 'bad_input' });
    expect(await store.refusal(updateProduct, change({}))).toMatchObject({ code: 'bad_input' });
    expect(await store.refusal(updateProduct, change({ title: 'X' }), { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  });
});

describe('update_sku', () => {
  it('changes price and code, says what was, and is undone', async () => {
    const { sku } = await stocked(store);
    const result = await store.call(updateSku, { sku: 'MUG-01', priceMinor: 3000, code: 'MUG-SAND' });
    expect(result).toMatchObject({
      summary: 'Changed Ceramic mug (MUG-01): price $30.00 (was $28.00) and code MUG-SAND (was MUG-01).',
    });
    expect((await store.run(listProducts, { search: 'mug-sand' })).total).toBe(1);
    if (result.kind !== 'done' || !result.journalEntryId) throw new Error('No entry.');
    await store.undo(result.journalEntryId);
    expect((await store.run(listSkus, {})).rows[0]).toMatchObject({
      id: sku.id,
      code: 'MUG-01',
      priceMinor: 2800,
    });
  });

  it('refuses a taken code, another store, a viewer and nothing to change', async () => {
    const { sku } = await stocked(store);
    await stocked(store, { title: 'Bud vase', code: 'VASE' });
    expect(await store.refusal(updateSku, { id: sku.id, code: 'vase' })).toMatchObject({ code: 'conflict' });
    expect(await (await testStore()).refusal(updateSku, { id: sku.id, priceMinor: 1 })).toMatchObject({
      code: 'not_found',
    });
    expect(await store.refusal(updateSku, { id: sku.id, priceMinor: 1 }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(updateSku, { id: sku.id })).toMatchObject({ code: 'bad_input' });
    expect(await store.refusal(updateSku, { id: sku.id, code: 'a;b' })).toMatchObject({ code: 'bad_input' });
  });
});

describe('enable_product and disable_product', () => {
  it('take a product off sale and out of the counts, and are undone', async () => {
    const { product } = await stocked(store);
    const entry = await store.entryOf(disableProduct, { product: 'mugs' });
    expect((await store.run(listInventoryCounts, {})).items).toEqual([]);
    expect((await store.run(getProduct, { id: product.id })).enabled).toBe(false);
    await store.undo(entry);
    expect((await store.run(listInventoryCounts, {})).items).toHaveLength(1);
    await store.run(disableProduct, { id: product.id });
    await store.run(enableProduct, { id: product.id });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
    expect((await store.run(enableProduct, { id: product.id })).change).toBe(
      'Ceramic mug was already enabled.',
    );
    expect(await store.refusal(disableProduct, { id: product.id }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
  });
});

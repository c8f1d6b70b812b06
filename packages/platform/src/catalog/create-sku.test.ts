import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { createSku } from '@brandwright/contract/catalog/create-sku.ts';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { stocked } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

describe('create_sku', () => {
  it('adds a variant at the price of the others with a code and stock of its own, and is undone', async () => {
    const { product } = await stocked(store);
    const entry = await store.entryOf(createSku, { product: 'the mugs', variant: 'sage, 12 oz', onHand: 40 });
    const after = await store.run(getProduct, { id: product.id });
    expect(
      after.skus.map(({ code, variant, priceMinor, onHand }) => [code, variant, priceMinor, onHand]),
    ).toEqual([
      ['MUG-01', '-', 2800, 42],
      ['CERAMIC-MUG-SAGE-12-OZ', 'Sage, 12 oz', 2800, 40],
    ]);
    expect(after.options).toEqual([{ name: 'Style', values: ['Sage'] }]);
    expect((await store.run(listProducts, { search: 'sage' })).total).toBe(1);
    await store.undo(entry);
    expect(await store.run(getProduct, { id: product.id })).toMatchObject({ options: [], onHand: 42 });
    expect((await store.run(listProducts, { search: 'sage' })).total).toBe(0);
  });

  it('takes a price, a cost and a code of its own, and numbers a code that is taken', async () => {
    await stocked(store);
    const given = { product: 'mug', variant: 'Large', priceMinor: 3200, costMinor: 900, code: 'MUG-L' };
    const { sku, change } = await store.run(createSku, given);
    expect(sku).toMatchObject({ code: 'MUG-L', priceMinor: 3200, costMinor: 900, onHand: 0 });
    expect(change).toBe('Added Large to Ceramic mug: MUG-L, $32.00.');
    expect(await store.refusal(createSku, { product: 'mug', variant: 'Small', code: 'mug-l' })).toMatchObject(
      {
        code: 'conflict',
        details: [{ path: 'code' }],
      },
    );
    expect((await store.refusal(createSku, { product: 'mug', variant: 'large' })).message).toBe(
      'Ceramic mug has the variant Large already: MUG-L.',
    );
    expect((await store.refusal(createSku, { product: 'mug', variant: ' , ' })).code).toBe('bad_input');
  });

  it('is not undone once its stock was counted', async () => {
    await stocked(store);
    const entry = await store.entryOf(createSku, {
      product: 'mug',
      variant: 'Sage',
      code: 'MUG-S',
      onHand: 5,
    });
    await store.run(adjustStock, { sku: 'MUG-S', counted: 4 });
    await expect(store.undo(entry)).rejects.toThrow('was changed, moved or sold since then');
    expect((await store.run(getStock, { sku: 'MUG-S' })).onHand).toBe(4);
  });

  it('is the store’s own, and no viewer’s or preview’s', async () => {
    const { product } = await stocked(store);
    const input = { id: product.id, variant: 'Sage' };
    expect((await (await testStore()).refusal(createSku, input)).code).toBe('not_found');
    expect((await store.refusal(createSku, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createSku, input, { as: 'preview' })).code).toBe('preview_blocked');
  });
});

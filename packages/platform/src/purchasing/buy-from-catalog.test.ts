import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { updatePurchaseItem } from '@brandwright/contract/purchasing/update-purchase-item.ts';
import type { CatalogItemDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { priceOf } from './price.ts';
import { addCard, studio } from './testing.ts';

beforeAll(seedMarketplace);

let store: TestStore;
let item: CatalogItemDetail;
beforeEach(async () => {
  store = await testStore();
  const { rows } = await store.run(searchCatalogItems, { keyword: 'mug' });
  const found = rows.find(
    ({ moq, samplePriceMinor, unitPriceMinor }) => moq && samplePriceMinor && unitPriceMinor,
  );
  item = await store.run(getCatalogItem, { itemId: found?.itemId ?? '' });
});

describe('a catalog item in the cart', () => {
  it('costs what the catalog says for that many', async () => {
    const quantity = (item.moq ?? 0) * 3;
    const tier = item.priceTiers.filter(({ fromQuantity }) => fromQuantity <= quantity).at(-1);
    const { added } = await store.run(addToCart, { itemId: item.itemId, quantity });
    expect(added).toMatchObject({
      title: item.title,
      orderType: item.kind === 'PACKAGING' ? 'PACKAGING' : 'INVENTORY',
      unitPriceMinor: tier?.unitPriceMinor ?? item.unitPriceMinor,
      totalMinor: quantity * (tier?.unitPriceMinor ?? item.unitPriceMinor ?? 0),
    });
    await store.run(updatePurchaseItem, { purchaseItemId: added.purchaseItemId, quantity: item.moq ?? 1 });
    expect((await store.run(getCart, {})).items[0]?.quantity).toBe(item.moq);
  });

  it('is one sample beside the order, and both are bought in one go', async () => {
    const sample = await store.run(addToCart, { itemId: item.itemId, orderType: 'SAMPLES' });
    expect(sample.added).toMatchObject({
      title: `Sample: ${item.title}`,
      quantity: 1,
      totalMinor: item.samplePriceMinor,
    });
    await store.run(addToCart, { itemId: item.itemId });
    expect((await store.run(getCart, {})).items).toHaveLength(2);
    await addCard(store);
    const { payment } = await store.run(checkOut, { shippingAddress: studio });
    expect(payment.status).toBe('COMPLETED');
    const bought = await store.run(getPurchaseItem, { purchaseItemId: sample.added.purchaseItemId });
    expect(bought.milestones.map(({ kind }) => kind)).toEqual(['SHIPPED']);
  });

  it('goes away when that is undone, and is not put in twice', async () => {
    const entryId = await store.entryOf(addToCart, { itemId: item.itemId });
    expect((await store.refusal(addToCart, { itemId: item.itemId })).message).toContain(
      'is in the cart already',
    );
    await store.undo(entryId);
    expect((await store.run(getCart, {})).items).toEqual([]);
  });

  it('is refused below the MOQ, with what a sample costs', async () => {
    const refused = await store.refusal(addToCart, { itemId: item.itemId, quantity: (item.moq ?? 2) - 1 });
    expect(refused.code).toBe('bad_input');
    expect(refused.message).toContain(
      `The MOQ of ${item.title} is ${(item.moq ?? 0).toLocaleString('en-US')}`,
    );
    expect(
      (await store.refusal(addToCart, { itemId: item.itemId, orderType: 'SAMPLES', quantity: 21 })).message,
    ).toContain('At most 20 samples');
    expect((await store.refusal(addToCart, {})).message).toBe(
      'Which item? Name one of the catalog, or a purchase order.',
    );
    expect((await store.refusal(addToCart, { itemId: item.itemId }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
  });

  it('has no price where the supplier quotes on request', () => {
    const onRequest = { ...item, unitPriceMinor: null, priceTiers: [], samplePriceMinor: null };
    expect(() => priceOf(onRequest, 'INVENTORY', item.moq ?? 1)).toThrow('on request. Ask for a quote');
    expect(() => priceOf(onRequest, 'SAMPLES', 1)).toThrow('has no price for a sample');
  });
});

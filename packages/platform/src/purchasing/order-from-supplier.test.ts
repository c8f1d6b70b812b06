import { listProjectRequests } from '@brandwright/contract/sourcing/rfq/list-project-requests.ts';
import { archivePurchaseItem } from '@brandwright/contract/purchasing/archive-purchase-item.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { orderFromSupplier } from '@brandwright/contract/purchasing/order-from-supplier.ts';
import { requestDesignQuote } from '@brandwright/contract/sourcing/rfq/request-design-quote.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTote } from '../design/studio/testing.ts';
import { testStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { purchaseItems } from './tables.ts';

beforeAll(seedMarketplace);

async function toteAndSupplier() {
  const { store, design } = await withTote();
  const [supplier] = (await store.run(searchSuppliers, { size: 1 })).rows;
  if (!supplier) throw new Error('No supplier in the marketplace.');
  const order = {
    supplierId: supplier.supplierId,
    designId: design.designId,
    quantity: 300,
    unitPriceMinor: 620,
  };
  return { store, design, supplier, order };
}

describe('order_from_supplier', () => {
  it('makes an unpaid purchase order of a design at the price that was said, and is undone', async () => {
    const { store, design, supplier, order } = await toteAndSupplier();
    const entry = await store.entryOf(orderFromSupplier, order);
    const [item] = await store.context(({ db, storeId }) =>
      db.select().from(purchaseItems).where(eq(purchaseItems.storeId, storeId)),
    );
    expect(item).toMatchObject({
      title: design.name,
      supplierName: supplier.name,
      status: 'NOT_PURCHASED',
      totalMinor: 186_000,
      source: 'CREATOR',
      pictureUrl: design.previewUrl,
    });
    await store.undo(entry);
    expect((await store.refusal(getPurchaseItem, { purchaseItemId: item?.id ?? '' })).code).toBe('not_found');
  });

  it('is not undone once it was changed', async () => {
    const { store, order } = await toteAndSupplier();
    const entry = await store.entryOf(orderFromSupplier, { ...order, title: 'sand mugs' });
    store.time.now = new Date(store.time.now.getTime() + 60_000);
    await store.run(archivePurchaseItem, { purchaseItemId: 'Sand mugs' });
    await expect(store.undo(entry)).rejects.toThrow('has changed since then');
  });

  it('needs a price, something to order, and a supplier that there is', async () => {
    const { store, order } = await toteAndSupplier();
    const { unitPriceMinor: _price, ...unpriced } = order;
    expect((await store.refusal(orderFromSupplier, unpriced as never)).code).toBe('bad_input');
    const { designId: _design, ...nothing } = order;
    expect(await store.refusal(orderFromSupplier, nothing)).toMatchObject({
      code: 'bad_input',
      details: [{ path: 'title' }],
    });
    expect((await store.refusal(orderFromSupplier, { ...order, supplierId: 'Nobody at all' })).code).toBe(
      'not_found',
    );
  });

  it('takes no other store’s design, no viewer and no preview', async () => {
    const { store, order } = await toteAndSupplier();
    const other = await testStore();
    expect((await other.refusal(orderFromSupplier, order)).code).toBe('not_found');
    expect((await store.refusal(orderFromSupplier, order, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(orderFromSupplier, order, { as: 'preview' })).code).toBe('preview_blocked');
  });
});

describe('request_design_quote', () => {
  it('drafts a request with the design’s picture that nobody has yet, and is undone', async () => {
    const { store, design } = await toteAndSupplier();
    const request = await store.run(requestDesignQuote, { designId: design.designId, quantity: 300 });
    expect(request).toMatchObject({ status: 'DRAFT', quantity: 300, askedCount: 0, targetPriceMinor: null });
    expect(request.title).toContain(design.name);
    expect(request.fileUrls).toHaveLength(1);
    const entry = await store.entryOf(requestDesignQuote, { designId: design.designId });
    expect((await store.run(listProjectRequests, {})).total).toBe(2);
    await store.undo(entry);
    expect((await store.run(listProjectRequests, {})).total).toBe(1);
  });

  it('refuses a day that has passed, another store’s design, and a viewer', async () => {
    const { store, design } = await toteAndSupplier();
    const input = { designId: design.designId };
    expect((await store.refusal(requestDesignQuote, { ...input, neededBy: '2020-01-01' })).code).toBe(
      'bad_input',
    );
    expect((await (await testStore()).refusal(requestDesignQuote, input)).code).toBe('not_found');
    expect((await store.refusal(requestDesignQuote, input, { as: 'viewer' })).code).toBe('forbidden');
  });
});

import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { disableProductFeed } from '@brandwright/contract/fulfillment/channels/disable-product-feed.ts';
import { enableProductFeed } from '@brandwright/contract/fulfillment/channels/enable-product-feed.ts';
import { getProductFeed } from '@brandwright/contract/fulfillment/channels/get-product-feed.ts';
import { getSalesChannel } from '@brandwright/contract/fulfillment/channels/get-sales-channel.ts';
import { readProductFeed } from '@brandwright/contract/fulfillment/channels/read-product-feed.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../catalog/tables.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';

const channel = 'INSTAGRAM' as const;
const pagesUrl = 'https://maple.com/products/';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

async function listed(title: string, of = store) {
  const product = await of.run(createProduct, {
    title,
    priceMinor: 4800,
    description: 'Turned by hand.',
    onHand: 3,
  });
  await of.context(({ db, storeId }) =>
    db
      .update(products)
      .set({ pictures: [{ url: '/files/drawn/bowl.walnut', alt: null }] })
      .where(and(eq(products.storeId, storeId), eq(products.id, product.id))),
  );
  return product;
}
/** As the channel would fetch it. */
const partsOf = (address: string | null) => {
  const [storeId = '', feedId = '', signature = ''] =
    (address ?? '').split('/product-feeds/')[1]?.split('/') ?? [];
  return { storeId, feedId, signature };
};
const fetched = (address: string | null) => store.run(readProductFeed, partsOf(address), { as: 'public' });

describe('a product feed', () => {
  it('is turned on at an address that gives the file, as the catalog is then', async () => {
    const bowl = await listed('Walnut bowl');
    await store.run(createProduct, { title: 'Bare', priceMinor: 100 });
    expect(await store.run(getProductFeed, { channel }, { as: 'viewer' })).toMatchObject({
      isOn: false,
      address: null,
      products: 1,
      leftOut: [{ title: 'Bare', reasons: ['NO_PICTURE', 'NO_DESCRIPTION'] }],
    });
    const feed = await store.run(enableProductFeed, { channel, pagesUrl: 'maple.com/products' });
    expect(feed).toMatchObject({
      isOn: true,
      pagesUrl,
      examplePage: `${pagesUrl}walnut-bowl`,
      products: 1,
      items: 1,
      leftOutCount: 1,
    });
    expect(feed.address).toMatch(
      /^http:\/\/127.0.0.1:8787\/product-feeds\/[\w-]{36}\/[\w-]{36}\/[\w-]{43}\/meta-catalog.csv$/,
    );
    expect(await fetched(feed.address)).toMatchObject({
      channel,
      text: expect.stringContaining('Walnut bowl') as string,
    });
    await listed('Oak spoon');
    await store.run(disableProduct, { id: bowl.id });
    const { text } = await fetched(feed.address);
    expect([text.includes('Oak spoon'), text.includes('Walnut bowl')]).toEqual([true, false]);
    expect(await store.run(getSalesChannel, { channel })).toMatchObject({ state: 'FEED_ON' });
    const [entry] = (await store.journal()).filter(({ operation }) => operation === 'enable_product_feed');
    expect(entry).toMatchObject({ subjectKind: 'product_feed', input: { channel } });
  });

  it('is Google’s product data for Google', async () => {
    await listed('Walnut bowl');
    const feed = await store.run(enableProductFeed, { channel: 'GOOGLE_SHOPPING', pagesUrl });
    expect((await fetched(feed.address)).text).toContain('<g:title>Walnut bowl</g:title>');
  });

  it('asks in a chat, and says what will be seen by whom', async () => {
    await listed('Walnut bowl');
    const action = await store.ask(enableProductFeed, { channel, pagesUrl });
    expect(action.preview).toMatchObject({
      verb: 'Turn on the feed',
      toWhom: 'Anyone with the address, without logging in',
      values: [{}, { label: 'Items', value: '1' }, { value: `${pagesUrl}walnut-bowl` }],
    });
    await store.decide(action.id, true);
    expect(await store.run(getProductFeed, { channel })).toMatchObject({ isOn: true });
  });

  it('is turned off at once, back at the same address by undo, and at another when it is turned on anew', async () => {
    await listed('Walnut bowl');
    const { address } = await store.run(enableProductFeed, { channel, pagesUrl });
    const gone = () => store.refusal(readProductFeed, partsOf(address), { as: 'public' });
    const off = await store.entryOf(disableProductFeed, { channel });
    expect(await gone()).toMatchObject({ code: 'not_found' });
    expect(await store.refusal(disableProductFeed, { channel })).toMatchObject({ code: 'conflict' });
    await store.undo(off);
    expect((await fetched(address)).text).toContain('Walnut bowl');
    const again = await store.entryOf(disableProductFeed, { channel });
    const next = await store.run(enableProductFeed, { channel, pagesUrl });
    expect(next.address).not.toBe(address);
    await expect(store.undo(again)).rejects.toMatchObject({ code: 'conflict' });
    expect(await gone()).toMatchObject({ code: 'not_found' });
  });

  it('opens to no other signature, store or feed, and holds no product of another store', async () => {
    await listed('Walnut bowl');
    const other = await testStore();
    await listed('Secret vase', other);
    const feed = await store.run(enableProductFeed, { channel, pagesUrl });
    const foreign = await other.run(enableProductFeed, { channel, pagesUrl });
    expect((await fetched(feed.address)).text).not.toContain('Secret vase');
    const [own, theirs] = [partsOf(feed.address), partsOf(foreign.address)];
    for (const parts of [
      { ...own, signature: theirs.signature },
      { ...own, storeId: theirs.storeId },
      { ...own, feedId: theirs.feedId },
      { ...theirs, signature: 'A'.repeat(43) },
    ])
      expect(await store.refusal(readProductFeed, parts, { as: 'public' })).toMatchObject({
        code: 'not_found',
      });
    expect(await other.run(getProductFeed, { channel: 'GOOGLE_SHOPPING' })).toMatchObject({ isOn: false });
  });

  it('is refused without pages, without products, twice, and to those who may not', async () => {
    expect(await store.refusal(enableProductFeed, { channel, pagesUrl })).toMatchObject({ code: 'conflict' });
    await listed('Walnut bowl');
    expect(await store.refusal(enableProductFeed, { channel })).toMatchObject({
      code: 'bad_input',
      details: [{ path: 'pagesUrl' }],
    });
    for (const bad of ['http://maple.com/', 'https://127.0.0.1/', 'https://user:pass@maple.com/'])
      expect(await store.refusal(enableProductFeed, { channel, pagesUrl: bad })).toMatchObject({
        code: 'bad_input',
      });
    expect(await store.refusal(enableProductFeed, { channel: 'WHOLESALE', pagesUrl })).toMatchObject({
      code: 'bad_input',
    });
    for (const operation of [enableProductFeed, disableProductFeed]) {
      expect(await store.refusal(operation, { channel, pagesUrl }, { as: 'viewer' })).toMatchObject({
        code: 'forbidden',
      });
      expect(await store.refusal(operation, { channel, pagesUrl }, { as: 'preview' })).toMatchObject({
        code: 'preview_blocked',
      });
    }
    await store.run(enableProductFeed, { channel, pagesUrl });
    expect(await store.refusal(enableProductFeed, { channel, pagesUrl })).toMatchObject({ code: 'conflict' });
  });
});

import { matchProductsToDesign } from '@brandwright/contract/sourcing/marketplace/image-search/match-products-to-design.ts';
import { searchByImage } from '@brandwright/contract/sourcing/marketplace/image-search/search-by-image.ts';
import { rasterize, drawProduct } from '@brandwright/artwork';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileAddress, fileKey } from '../../../kernel/data/file-address.ts';
import { testStore, type TestStore } from '../../../kernel/testing.ts';
import { files } from '../../../store/tables.ts';
import { seedPictures } from './testing.ts';

beforeAll(seedPictures, 60_000);

const mug = () => rasterize(drawProduct({ form: 'mug', palette: 'rose', mark: 'star', view: 'front' }), 400);

/** An uploaded file of a store. */
async function upload(store: TestStore, bytes: Uint8Array, contentType = 'image/png') {
  const fileId = randomUUID();
  return store.context(async (context) => {
    await context.providers.files.put(fileKey(store.storeId, fileId), bytes, contentType);
    const createdAt = context.clock.now();
    await context.db.insert(files).values({
      storeId: store.storeId,
      id: fileId,
      name: 'picture',
      contentType,
      size: bytes.length,
      createdBy: null,
      createdAt,
    });
    return { fileId, url: fileAddress(context.providers.keyring, store.storeId, fileId) };
  });
}

describe('search_by_image', () => {
  it('finds mugs from a picture of a mug, and says what and which colors it shows', async () => {
    const store = await testStore();
    const { fileId } = await upload(store, await mug());
    const found = await store.run(searchByImage, { fileId, quantity: 12 }, { as: 'viewer' });
    expect(found.rows[0]).toMatchObject({ subgroup: 'Mugs', categoryId: 'drinkware' });
    expect(found.kind).toMatchObject({ subgroup: 'Mugs' });
    expect(found.rows.map((row) => row.similarity)).toEqual(
      found.rows.map((row) => row.similarity).toSorted((one, other) => other - one),
    );
    expect(found.colors[0]?.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(found.total).toBeGreaterThan(300);
    expect(searchByImage.summary(found, { fileId, quantity: 12 })).toMatch(/looks like mugs/);
  });

  it('takes an own address, a catalog picture, and filters', async () => {
    const store = await testStore();
    const { url } = await upload(store, await mug());
    const own = await store.run(searchByImage, { imageUrl: url, countries: ['CN'] }, { as: 'preview' });
    expect(own.rows.length).toBeGreaterThan(0);
    expect(new Set(own.rows.map((row) => row.supplierCountry))).toEqual(new Set(['CN']));
    const catalog = await store.run(searchByImage, {
      imageUrl: '/files/drawn/product.tote.navy.sun.front',
      quantity: 3,
    });
    expect(catalog.rows[0]?.subgroup).toBe('Totes');
  });

  it('looks at the frame only', async () => {
    const store = await testStore();
    const [left, right] = await Promise.all([
      mug(),
      rasterize(drawProduct({ form: 'tote', palette: 'navy', mark: 'sun', view: 'front' }), 400),
    ]);
    const both = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
      .composite([
        { input: Buffer.from(left), left: 0, top: 0 },
        { input: Buffer.from(right), left: 400, top: 0 },
      ])
      .png()
      .toBuffer();
    const { fileId } = await upload(store, both);
    const half = (cropLeft: number) =>
      store.run(searchByImage, { fileId, cropLeft, cropTop: 0, cropWidth: 0.5, cropHeight: 1, quantity: 1 });
    expect((await half(0)).rows[0]?.subgroup).toBe('Mugs');
    expect((await half(0.5)).rows[0]?.subgroup).toBe('Totes');
    const tiny = { fileId, cropWidth: 0.001 };
    expect((await store.refusal(searchByImage, tiny)).code).toBe('bad_input');
  });

  it("finds nothing at another store's address or file", async () => {
    const [store, other] = [await testStore(), await testStore()];
    const { fileId, url } = await upload(other, await mug());
    expect((await store.refusal(searchByImage, { fileId })).code).toBe('not_found');
    expect((await store.refusal(searchByImage, { imageUrl: url })).code).toBe('not_found');
    const forged = url.replace(other.storeId, store.storeId);
    expect((await store.refusal(searchByImage, { imageUrl: forged })).code).toBe('not_found');
  });

  it.each([
    [{}, 'bad_input'],
    [{ imageUrl: 'http://127.0.0.1:8787/files/x' }, 'not_found'],
    [{ imageUrl: 'http://169.254.169.254/latest' }, 'bad_input'],
    [{ imageUrl: 'file:///etc/passwd' }, 'bad_input'],
    [{ imageUrl: '/files/drawn/product.unknown.navy.sun.front' }, 'not_found'],
    [{ imageUrl: '/files/drawn/product.tote.navy.sun.front', quantity: 121 }, 'bad_input'],
  ])('refuses %j', async (input, code) => {
    const store = await testStore();
    expect((await store.refusal(searchByImage, input)).code).toBe(code);
  });

  it('refuses a picture that shows nothing', async () => {
    const store = await testStore();
    const blank = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#ccc' } })
      .png()
      .toBuffer();
    const { fileId } = await upload(store, blank);
    expect((await store.refusal(searchByImage, { fileId })).message).toMatch(/single flat color/);
  });
});

describe('match_products_to_design', () => {
  it('matches by picture, by words, and best by both', async () => {
    const store = await testStore();
    const { fileId } = await upload(store, await mug());
    const words = await store.run(matchProductsToDesign, {
      description: 'a stoneware mug with a speckled glaze',
    });
    expect(words.rows[0]).toMatchObject({ because: 'words' });
    const both = await store.run(matchProductsToDesign, {
      fileId,
      description: 'a stoneware mug with a speckled glaze',
    });
    expect(both.rows[0]).toMatchObject({ because: 'both', subgroup: 'Mugs' });
    expect((await store.refusal(matchProductsToDesign, {})).code).toBe('bad_input');
  });
});

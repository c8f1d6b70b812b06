import { addProductPicture } from '@brandwright/contract/catalog/add-product-picture.ts';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { removeProductPicture } from '@brandwright/contract/catalog/remove-product-picture.ts';
import { updateProduct } from '@brandwright/contract/catalog/update-product.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPicture } from '../kernel/request/keep-picture.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { keepCsv } from '../store/testing-files.ts';
import { stocked } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

async function upload(): Promise<string> {
  const fileId = randomUUID();
  const picture = {
    fileId,
    name: 'mug.png',
    bytes: Buffer.from('picture'),
    contentType: 'image/png' as const,
  };
  await store.context((context) => keepPicture(context, picture));
  return fileId;
}

const urls = async () => (await store.run(getProduct, { product: 'mug' })).pictures.map(({ url }) => url);

describe('pictures of a product', () => {
  it('shows an uploaded one in the list as the main one, others after it, and undo takes it away', async () => {
    const { product } = await stocked(store);
    await store.run(addProductPicture, { product: 'the mugs', fileId: await upload(), isMain: false });
    const [first] = await urls();
    const second = await store.run(addProductPicture, {
      id: product.id,
      fileId: await upload(),
      isMain: false,
    });
    expect(second.change).toBe('Another picture of Ceramic mug.');
    const entry = await store.entryOf(addProductPicture, { id: product.id, fileId: await upload() });
    const all = await urls();
    expect(all).toHaveLength(3);
    expect(all[1]).toBe(first);
    expect((await store.run(listProducts, {})).rows[0]?.pictureUrl).toBe(all[0]);
    await store.undo(entry);
    expect(await urls()).toEqual([first, second.pictures[1]?.url]);
  });

  it('takes off the one that is meant, and undo puts it back in its place', async () => {
    const { product } = await stocked(store);
    for (let count = 0; count < 3; count += 1)
      await store.run(addProductPicture, { id: product.id, fileId: await upload(), isMain: false });
    const [one, two, three] = await urls();
    expect(await store.refusal(removeProductPicture, { product: 'mug' })).toMatchObject({
      code: 'bad_input',
      details: [{ path: 'place' }],
    });
    const entry = await store.entryOf(removeProductPicture, { product: 'mug', place: 2 });
    expect(await urls()).toEqual([one, three]);
    await store.undo(entry);
    expect(await urls()).toEqual([one, two, three]);
    await store.run(removeProductPicture, { id: product.id, ...(three ? { url: three } : {}) });
    expect((await store.refusal(removeProductPicture, { product: 'mug', place: 3 })).code).toBe('not_found');
    await expect(store.undo(entry)).rejects.toThrow();
  });

  it('is no document, no file of another store and not the same twice', async () => {
    await stocked(store);
    const csv = await keepCsv(store, 'mugs.csv', 'a,b');
    expect((await store.refusal(addProductPicture, { product: 'mug', fileId: csv })).code).toBe(
      'unsupported_file',
    );
    const fileId = await upload();
    await store.run(addProductPicture, { product: 'mug', fileId });
    expect((await store.refusal(addProductPicture, { product: 'mug', fileId })).code).toBe('conflict');
    const other = await testStore();
    await stocked(other);
    expect((await other.refusal(addProductPicture, { product: 'mug', fileId })).code).toBe('not_found');
  });

  it('refuses an undo over a later change, a viewer and a preview', async () => {
    const { product } = await stocked(store);
    const entry = await store.entryOf(addProductPicture, { product: 'mug', fileId: await upload() });
    await store.run(updateProduct, { id: product.id, pictures: [] });
    await expect(store.undo(entry)).rejects.toThrow('has changed since then');
    for (const [as, code] of [
      ['viewer', 'forbidden'],
      ['preview', 'preview_blocked'],
    ] as const) {
      expect(
        (await store.refusal(addProductPicture, { product: 'mug', fileId: randomUUID() }, { as })).code,
      ).toBe(code);
      expect((await store.refusal(removeProductPicture, { product: 'mug' }, { as })).code).toBe(code);
    }
  });
});

import { updateDesign } from '@brandwright/contract/design/studio/update-design.ts';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { generateDesignPictures } from '@brandwright/contract/design/studio/generate-design-pictures.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { imageGenerations } from '../images/tables.ts';
import { toteWords } from './testing.ts';

async function bytesAt(store: TestStore, url: string): Promise<Uint8Array | undefined> {
  const id = /\/([0-9a-f-]{36})\./.exec(url)?.[1] ?? '';
  return (await store.context(({ providers, storeId }) => providers.files.get(fileKey(storeId, id))))?.bytes;
}

/** The share of a picture of the store that is plainly red. */
async function redShare(store: TestStore, url: string): Promise<number> {
  const { data, info } = await sharp(await bytesAt(store, url))
    .resize(400)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) < 60) count += 1;
  return count / (info.width * info.height);
}

describe('pictures of a design', () => {
  it('show its own layers in every scene', async () => {
    const store = await testStore();
    const design = await store.run(createDesign, { words: toteWords });
    const [text] = design.document.layers;
    if (text?.kind !== 'TEXT') throw new Error('no text');
    const red = await store.run(updateDesign, {
      designId: design.designId,
      revision: design.revision,
      layers: [{ ...text, color: '#ff0000' }],
    });
    const redShares = async () => {
      const made = await store.run(generateDesignPictures, { designId: red.designId });
      return Promise.all(made.generateData.pictures.slice(-4).map(({ url }) => redShare(store, url)));
    };
    for (const share of await redShares()) expect(share).toBeGreaterThan(0.001);
    const { revision } = await store.run(getDesign, { designId: red.designId });
    await store.run(updateDesign, {
      designId: red.designId,
      revision,
      layers: [{ ...text, color: '#ff0000', isVisible: false }],
    });
    for (const share of await redShares()) expect(share).toBeLessThan(0.0001);
  });

  it('begin from one of the product with its layers where a model paints them', async () => {
    const store = await testStore();
    const design = await store.run(createDesign, { words: toteWords });
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.imageMaker, 'nameOf').mockReturnValue('gpt-image-1');
    });
    const made = await store.run(generateDesignPictures, { designId: design.designId });
    vi.restoreAllMocks();
    expect(made.generateData.pictures.map(({ result }) => result)).toEqual(
      Array.from({ length: 4 }, () => 'PENDING'),
    );
    const begun = await store.context(async ({ db, storeId }) => {
      const [row] = await db.select().from(imageGenerations).where(eq(imageGenerations.storeId, storeId));
      return row?.madeFromUrl ?? '';
    });
    const bytes = await bytesAt(store, begun);
    expect((await sharp(bytes).metadata()).width).toBe(1024);
  });
});

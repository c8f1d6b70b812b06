import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { getImageGeneration } from '@brandwright/contract/design/images/get-image-generation.ts';
import { listImages } from '@brandwright/contract/design/images/list-images.ts';
import { removeImage } from '@brandwright/contract/design/images/remove-image.ts';
import { drawFromSketch } from '@brandwright/contract/design/images/draw-from-sketch.ts';
import { recolorImage } from '@brandwright/contract/design/images/recolor-image.ts';
import { watermarkImage } from '@brandwright/contract/design/images/watermark-image.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { pictureFinder } from './gallery.ts';

const prompt = 'make a picture of a sage green candle tin on linen';

describe('the gallery', () => {
  it('loses a picture and gets it back', async () => {
    const store = await testStore();
    const made = await store.run(generateImages, { prompt, numImages: 1 });
    const imageId = made.pictures[0]?.id ?? '';
    await store.run(removeImage, { imageId });
    expect((await store.run(listImages, {})).total).toBe(0);
    expect(await store.refusal(removeImage, { imageId })).toMatchObject({ code: 'not_found' });
    await store.undo((await store.journal())[0]?.id ?? '');
    expect((await store.run(listImages, {})).total).toBe(1);
  });

  it('is the own store’s alone', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const made = await store.run(generateImages, { prompt, numImages: 1 });
    const [picture] = made.pictures;
    expect((await other.run(listImages, {})).total).toBe(0);
    for (const refusal of [
      await other.refusal(removeImage, { imageId: picture?.id }),
      await other.refusal(getImageGeneration, { id: made.id }),
      await other.refusal(recolorImage, { imageId: picture?.id, toColor: 'navy' }),
      await other.refusal(watermarkImage, { imageId: picture?.id }),
      await other.refusal(watermarkImage, { url: picture?.url }),
      await other.refusal(drawFromSketch, { imageUrl: picture?.url }),
    ])
      expect(refusal.code).toBe('not_found');
  });

  it('is found by words of a picture', async () => {
    const store = await testStore();
    const made = await store.run(generateImages, { prompt, numImages: 1 });
    const found = await store.context((context) =>
      pictureFinder.find(context, 'remove the candle tin picture'),
    );
    expect(found.map(({ id }) => id)).toEqual([made.pictures[0]?.id]);
    expect(await store.context((context) => pictureFinder.find(context, 'cancel order 12'))).toEqual([]);
  });
});

import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { getImageGeneration } from '@brandwright/contract/design/images/get-image-generation.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { ImageRefused, type ImageMaker } from '@brandwright/artwork/image-maker/image-maker.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testKernel, testStore, type TestStore } from '../../kernel/testing.ts';
import { generationJob } from './finish-generation.ts';

const prompt = 'make a picture of a sage green candle tin on linen';

afterEach(() => vi.restoreAllMocks());

/** Another engine than the drawing of this server, for one test. */
async function withEngine(store: TestStore, make: ImageMaker['make']) {
  await store.context(async ({ providers }) => {
    vi.spyOn(providers.imageMaker, 'nameOf').mockReturnValue('gpt-image-1');
    vi.spyOn(providers.imageMaker, 'make').mockImplementation(make);
  });
}

const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#9cac8f' } })
    .png()
    .toBuffer();

/** Runs the job of the last generation, as the worker would. */
const work = (store: TestStore, generationId: string) =>
  testKernel().inContext(
    {
      actor: { kind: 'system', storeId: store.storeId },
      via: 'system',
      requestId: randomUUID(),
      signal: new AbortController().signal,
    },
    (context) => generationJob.run(context, { generationId }, { id: randomUUID(), progress: async () => {} }),
  );

describe('a slow engine', () => {
  it('answers at once with loading slots, and fills them when the job has run, once', async () => {
    const store = await testStore();
    const bytes = new Uint8Array(await png());
    let asked = 0;
    await withEngine(store, async ({ count }) => {
      asked += 1;
      return Array.from({ length: count }, () => ({
        bytes,
        contentType: 'image/png',
        width: 64,
        height: 64,
      }));
    });
    const started = await store.run(generateImages, { prompt, numImages: 3 });
    expect(started).toMatchObject({
      status: 'PENDING',
      images: ['LOADING', 'LOADING', 'LOADING'],
      pictures: [],
    });
    await work(store, started.id);
    await work(store, started.id);
    expect(asked).toBe(1);
    const done = await store.run(getImageGeneration, { id: started.id });
    expect(done.status).toBe('SUCCESS');
    expect(done.pictures).toHaveLength(3);
    expect((await store.run(getImageCredits, {})).used).toBe(3);
  });

  it('that fails empties the slots, says why and gives the pictures back', async () => {
    const store = await testStore();
    await withEngine(store, async () => {
      throw new ImageRefused('unfit', 'The engine won’t draw that. Rephrase it.');
    });
    const started = await store.run(generateImages, { prompt, numImages: 2 });
    await work(store, started.id);
    const failed = await store.run(getImageGeneration, { id: started.id });
    expect(failed).toMatchObject({ status: 'FAILURE', images: ['', ''], failure: /other words/ });
    expect((await store.run(getImageCredits, {})).used).toBe(0);
  });

  it('tells nothing of what went wrong inside', async () => {
    const store = await testStore();
    await withEngine(store, async () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7');
    });
    const started = await store.run(generateImages, { prompt, numImages: 1 });
    await work(store, started.id);
    const { failure } = await store.run(getImageGeneration, { id: started.id });
    expect(failure).toBe('There was an error. Please try again later.');
  });
});

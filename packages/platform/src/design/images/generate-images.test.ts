import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { generateImagesWithSecondEngine } from '@brandwright/contract/design/images/generate-images-with-second-engine.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { listImages } from '@brandwright/contract/design/images/list-images.ts';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { testKernel, testStore, type RunOptions, type TestStore } from '../../kernel/testing.ts';
import { picturesOfPlan } from './rules.ts';

const prompt = 'make a picture of a sage green candle tin on linen';

afterEach(() => vi.restoreAllMocks());

const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#9cac8f' } })
    .png()
    .toBuffer();

const onPlan = (store: TestStore, plan: 'TIER_1' | 'TIER_2') => ({
  run: async (numImages: number, options: RunOptions = {}) => {
    const caller = store.caller(options);
    if (caller.actor.kind !== 'user') throw new Error('A person is needed.');
    return testKernel().run({
      ...caller,
      actor: { ...caller.actor, plan },
      operation: generateImages.name,
      input: { prompt, numImages },
    });
  },
});

describe('pictures from words', () => {
  it('are made, kept in the gallery, counted and written down', async () => {
    const store = await testStore();
    const made = await store.run(generateImages, { prompt, numImages: 2 });
    expect(made).toMatchObject({ status: 'SUCCESS', model: 'OPENAI', engine: 'local', failure: null });
    expect(made.images).toHaveLength(2);
    expect(new Set(made.images).size).toBe(2);
    expect(made.pictures.map(({ url }) => url)).toEqual(made.images);
    expect(made.pictures[0]).toMatchObject({
      title: 'Sage green candle tin on linen',
      width: 512,
      height: 512,
    });
    const gallery = await store.run(listImages, { keyword: 'candle tins' });
    expect(gallery.rows.map(({ id }) => id)).toEqual(made.pictures.map(({ id }) => id));
    const credits = await store.run(getImageCredits, {});
    expect(credits).toMatchObject({
      used: 2,
      trialRemainingQuantity: picturesOfPlan.TIER_3 - 2,
      isSubscribe: true,
    });
    expect(credits.renewsOn).toBe('2026-12-01');
    expect((await store.journal())[0]?.operation).toBe('generate_images');
    const file = await store.context(({ providers, storeId }) =>
      providers.files.get(fileKey(storeId, made.pictures[0]?.id ?? '')),
    );
    expect((await sharp(file?.bytes).metadata()).width).toBe(512);
  });

  it('come from the second engine at its own address, uncounted and unkept where asked', async () => {
    const store = await testStore();
    const made = await store.run(generateImagesWithSecondEngine, {
      prompt,
      numImages: 1,
      deductCredits: false,
      saveToImageGallery: false,
    });
    expect(made).toMatchObject({ model: 'AMAZON', status: 'SUCCESS', pictures: [] });
    expect((await store.run(listImages, {})).total).toBe(0);
    expect((await store.run(getImageCredits, {})).used).toBe(0);
  });

  it('are refused from an engine that is named and not connected, and nothing is counted', async () => {
    const store = await testStore();
    for (const model of ['OPENAI', 'AMAZON'] as const) {
      const asked = store.run(generateImages, { prompt, numImages: 1, model });
      await expect(asked).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(
          /isn’t connected.*the built-in renderer draws them.*sets (OPENAI_API_KEY|BEDROCK)/,
        ),
      });
    }
    expect(await store.run(getImageCredits, {})).toMatchObject({ used: 0, engines: [] });
    expect((await store.run(listImages, {})).total).toBe(0);
  });

  it('come from the engine that is connected, which alone is offered', async () => {
    const store = await testStore();
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.imageMaker, 'nameOf').mockImplementation((model) =>
        model === 'AMAZON' ? 'nova-canvas' : 'local',
      );
    });
    const { engines } = await store.run(getImageCredits, {});
    expect(engines).toEqual([{ model: 'AMAZON', name: 'nova-canvas' }]);
    const made = await store.run(generateImages, { prompt, numImages: 1 });
    expect(made).toMatchObject({ model: 'AMAZON', engine: 'nova-canvas', status: 'PENDING' });
    await expect(store.run(generateImages, { prompt, numImages: 1, model: 'OPENAI' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Amazon Bedrock (nova-canvas) makes them'),
    });
  });

  it('always count when the partner asks', async () => {
    const store = await testStore();
    await store.run(generateImages, { prompt, numImages: 1, deductCredits: false }, { via: 'partner' });
    expect((await store.run(getImageCredits, {})).used).toBe(1);
  });

  it('stop at what the plan includes, also for two at once, and say what to do', async () => {
    const store = await testStore();
    await store.context(async ({ providers }) => {
      const bytes = await png();
      vi.spyOn(providers.imageMaker, 'make').mockImplementation(async ({ count }) =>
        Array.from({ length: count }, () => ({ bytes, contentType: 'image/png', width: 64, height: 64 })),
      );
    });
    const free = onPlan(store, 'TIER_1');
    for (let round = 0; round < 4; round += 1) await free.run(4);
    await free.run(1);
    const both = await Promise.allSettled([free.run(3), free.run(3)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(free.run(1)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(
        /You’ve used all 20 pictures for this month\. Wait until 2026-12-01, or move to the Beginner plan/,
      ),
    });
    expect((await store.run(getImageCredits, {})).used).toBe(20);
  });

  it('refuse a prompt that shows nothing', async () => {
    const store = await testStore();
    expect(await store.refusal(generateImages, { prompt: 'make a picture' })).toMatchObject({
      code: 'bad_input',
    });
    expect(await store.refusal(generateImages, { prompt, numImages: 5 })).toMatchObject({
      code: 'bad_input',
    });
    expect((await store.run(getImageCredits, {})).used).toBe(0);
  });

  it('are not made by viewers or in preview', async () => {
    const store = await testStore();
    expect(await store.refusal(generateImages, { prompt }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(generateImages, { prompt }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  });
});

import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { generateImagesWithSecondEngine } from '@brandwright/contract/design/images/generate-images-with-second-engine.ts';
import { getImageGeneration } from '@brandwright/contract/design/images/get-image-generation.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { listImages } from '@brandwright/contract/design/images/list-images.ts';
import { removeImage } from '@brandwright/contract/design/images/remove-image.ts';
import { drawFromSketch } from '@brandwright/contract/design/images/draw-from-sketch.ts';
import { recolorImage } from '@brandwright/contract/design/images/recolor-image.ts';
import { watermarkImage } from '@brandwright/contract/design/images/watermark-image.ts';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import { ImageRefused, type ImageMaker } from '@brandwright/artwork/image-maker/image-maker.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { testKernel, testStore, type RunOptions, type TestStore } from '../../kernel/testing.ts';
import { generationJob } from './finish-generation.ts';
import { pictureFinder } from './gallery.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { toOklab } from './oklab.ts';
import { picturesOfPlan } from './rules.ts';

const prompt = 'make a picture of a sage green candle tin on linen';
const mug = '/files/drawn/product.mug.terracotta.sun.front';

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
      message: expect.stringContaining('Amazon Bedrock (nova-canvas) makes it'),
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

describe('another color', () => {
  it('turns the thing and leaves what stands behind it; undo takes it out again', async () => {
    const store = await testStore();
    const made = await store.run(recolorImage, { imageUrl: mug, words: 'show this mug in navy' });
    expect(made).toMatchObject({ status: 'SUCCESS', source: 'RECOLOR', madeFromUrl: mug });
    const [before, after] = [
      await rasterize(servedDrawing('product.mug.terracotta.sun.front') ?? '', 2048),
      await bytesOf(store, made.pictures[0]?.id),
    ];
    const [bodyWas, bodyIs] = [await colorAt(before, 0.42, 0.62), await colorAt(after, 0.42, 0.62)];
    expect(bodyWas.a).toBeGreaterThan(0.05);
    expect(bodyIs.b).toBeLessThan(-0.02);
    const [wallWas, wallIs] = [await colorAt(before, 0.04, 0.06), await colorAt(after, 0.04, 0.06)];
    expect(
      Math.abs(wallWas.l - wallIs.l) + Math.abs(wallWas.a - wallIs.a) + Math.abs(wallWas.b - wallIs.b),
    ).toBeLessThan(0.02);
    await store.undo((await store.journal())[0]?.id ?? '');
    expect((await store.run(listImages, {})).total).toBe(0);
  });

  it('refuses a colour that is not there, and says which are', async () => {
    const store = await testStore();
    const refusal = await store.refusal(recolorImage, {
      imageUrl: mug,
      fromColor: 'emerald',
      toColor: 'navy',
    });
    expect(refusal).toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/no emerald in this picture\. Its colors are/) as string,
    });
    expect(await store.refusal(recolorImage, { imageUrl: mug, words: 'make it nicer' })).toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/Which color/) as string,
    });
    expect(await store.refusal(recolorImage, { toColor: 'navy' })).toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/Which picture/) as string,
    });
  });

  it('refuses what is no picture', async () => {
    const store = await testStore();
    const fileId = randomUUID();
    await store.context((context) =>
      keepPicture(context, { fileId, name: 'a.txt', bytes: Buffer.from('hello'), contentType: 'text/plain' }),
    );
    expect(await store.refusal(recolorImage, { fileId, toColor: 'navy' })).toMatchObject({
      code: 'unsupported_file',
    });
  });
});

describe('a watermark', () => {
  it('lies over the picture, at one address however often it is asked for', async () => {
    const store = await testStore();
    const marked = await store.run(watermarkImage, { url: mug }, { as: 'viewer' });
    expect(marked).toMatchObject({ originalUrl: mug, width: 2048, height: 2048 });
    expect((await store.run(watermarkImage, { url: `${mug}/large` })).url).toBe(marked.url);
    const id = /\/([0-9a-f-]{36})\./.exec(marked.url)?.[1] ?? '';
    const bytes = await bytesOf(store, id);
    const before = await rasterize(servedDrawing('product.mug.terracotta.sun.front') ?? '', 2048);
    const [plain, veiled] = await Promise.all(
      [before, bytes].map((one) => sharp(one).removeAlpha().raw().toBuffer()),
    );
    let changed = 0;
    for (let at = 0; at < (plain?.length ?? 0); at += 3)
      if (Math.abs((plain?.[at] ?? 0) - (veiled?.[at] ?? 0)) > 12) changed += 1;
    expect(changed / (2048 * 2048)).toBeGreaterThan(0.02);
    expect(changed / (2048 * 2048)).toBeLessThan(0.35);
  });

  it('reads no address that is not public', async () => {
    const store = await testStore();
    for (const url of [
      'http://127.0.0.1:8787/secret.png',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      '/etc/passwd',
    ])
      expect(['bad_input', 'not_found']).toContain((await store.refusal(watermarkImage, { url })).code);
  });
});

describe('a sketch', () => {
  it('becomes clean pictures, counted like others', async () => {
    const store = await testStore();
    const sketch = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/><path d="M200 180H400V450H200Z M230 120H370V180H230Z" fill="none" stroke="#333" stroke-width="8"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const fileId = randomUUID();
    await store.context((context) =>
      keepPicture(context, { fileId, name: 'jar sketch.png', bytes: sketch, contentType: 'image/png' }),
    );
    const made = await store.run(drawFromSketch, {
      fileId,
      prompt: 'turn this sketch into a picture, in sage and cream',
      numImages: 2,
    });
    expect(made).toMatchObject({ status: 'SUCCESS', source: 'SKETCH' });
    expect(made.pictures).toHaveLength(2);
    expect((await store.run(getImageCredits, {})).used).toBe(2);
    expect(await store.refusal(drawFromSketch, { fileId: randomUUID() })).toMatchObject({
      code: 'not_found',
    });
  });
});

const bytesOf = async (store: TestStore, id: string | undefined) => {
  const file = await store.context(({ providers, storeId }) =>
    providers.files.get(fileKey(storeId, id ?? '')),
  );
  if (!file) throw new Error('That file doesn’t exist.');
  return file.bytes;
};

async function colorAt(bytes: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
  return toOklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

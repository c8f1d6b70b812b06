import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { listImages } from '@brandwright/contract/design/images/list-images.ts';
import { drawFromSketch } from '@brandwright/contract/design/images/draw-from-sketch.ts';
import { recolorImage } from '@brandwright/contract/design/images/recolor-image.ts';
import { watermarkImage } from '@brandwright/contract/design/images/watermark-image.ts';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { toOklab } from './oklab.ts';

const mug = '/files/drawn/product.mug.terracotta.sun.front';

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

  it('refuses a color that the picture doesn’t have, and says which it has', async () => {
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
  if (!file) throw new Error('There is no such file.');
  return file.bytes;
};

async function colorAt(bytes: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
  return toOklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

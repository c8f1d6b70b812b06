import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageModelStandIn, standInKey, type ImageModelStandIn } from '../testing/image-model-stand-in.ts';
import { chooseImageMaker } from './choose-image-maker.ts';
import {
  ImageRefused,
  type ImageMaker,
  type ImageRequest,
} from '@brandwright/artwork/image-maker/image-maker.ts';
import { createLocalImageMaker } from '@brandwright/artwork/image-maker/local-image-maker.ts';
import { promptFor } from './model-image-maker.ts';
import { readPrompt } from '@brandwright/artwork/image-maker/read-prompt.ts';

const request: ImageRequest = {
  prompt: 'a sage green candle tin on linen',
  count: 2,
  model: 'OPENAI',
  seed: 'one',
};
const sketch = async () => ({
  bytes: new Uint8Array(
    await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="600"><rect width="500" height="600" fill="#efeade"/><path d="M150 150H350V500H150Z M180 90H320V150H180Z M150 300H350" fill="none" stroke="#33313a" stroke-width="7"/></svg>',
      ),
    )
      .png()
      .toBuffer(),
  ),
  contentType: 'image/png',
});

let server: ImageModelStandIn | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function makerOf(kind: 'local' | 'openai' | 'bedrock', key = standInKey): Promise<ImageMaker> {
  if (kind === 'local') return createLocalImageMaker();
  server = await imageModelStandIn(kind);
  return chooseImageMaker(
    kind === 'openai'
      ? { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${server.url}/v1` }
      : {
          BEDROCK_IMAGE_MODEL: 'amazon.nova-canvas-v1:0',
          AWS_REGION: 'us-east-1',
          AWS_BEARER_TOKEN_BEDROCK: key,
          BEDROCK_BASE_URL: server.url,
        },
  );
}

const refusalOf = async (work: Promise<unknown>): Promise<ImageRefused> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImageRefused)) throw new Error(`Not refused but: ${String(error)}`);
  return error;
};

describe.each(['local', 'openai', 'bedrock'] as const)('the %s maker of pictures', (kind) => {
  const model = kind === 'bedrock' ? 'AMAZON' : 'OPENAI';
  let maker: ImageMaker;
  beforeEach(async () => {
    maker = await makerOf(kind);
  });

  it('makes as many square pictures as were asked for', async () => {
    expect(maker.nameOf(model)).toBe(
      { local: 'local', openai: 'gpt-image-1', bedrock: 'amazon.nova-canvas-v1:0' }[kind],
    );
    const images = await maker.make({ ...request, model });
    expect(images).toHaveLength(2);
    for (const { bytes, contentType, width, height } of images) {
      const facts = await sharp(bytes).metadata();
      expect([`image/${facts.format}`, facts.width, facts.height]).toEqual([contentType, width, height]);
      expect([width, height]).toEqual(kind === 'local' ? [2048, 2048] : [1024, 1024]);
    }
  });

  it('begins from a sketch', async () => {
    const images = await maker.make({ ...request, model, count: 1, reference: await sketch() });
    expect(images).toHaveLength(1);
    expect((await sharp(images[0]?.bytes).metadata()).width).toBe(kind === 'local' ? 2048 : 1024);
  });

  it('refuses a count beyond 1 to 4, and no words', async () => {
    for (const wrong of [
      { count: 0 },
      { count: 5 },
      { count: 1.5 },
      { prompt: '  ' },
      { prompt: 'a'.repeat(4001) },
    ])
      expect((await refusalOf(maker.make({ ...request, model, ...wrong }))).reason).toBe('bad_request');
    expect(server?.asked ?? []).toEqual([]);
  });

  it('refuses what is no still picture', async () => {
    for (const prompt of [
      'a short video of a mug',
      'an animation of our candle',
      '3D file of a jar for printing',
      'a mug as an animated GIF',
      'a jingle for our tea',
    ]) {
      const { reason, message } = await refusalOf(maker.make({ ...request, model, prompt }));
      expect([prompt, reason, message]).toEqual([
        prompt,
        'not_drawn',
        expect.stringContaining('I make still pictures'),
      ]);
    }
    expect(server?.asked ?? []).toEqual([]);
  });

  it('stops when it is aborted', async () => {
    const reason = new Error('gone');
    await expect(maker.make({ ...request, model, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe.each(['openai', 'bedrock'] as const)('the %s model', (kind) => {
  const model = kind === 'bedrock' ? 'AMAZON' : 'OPENAI';

  it('is sent the words, the brand, the size and the count', async () => {
    const maker = await makerOf(kind);
    await maker.make({ ...request, model, look: { brandName: 'Slow Hours', palette: ['#9cac8f'] } });
    const body = JSON.stringify(server?.asked[0]?.body);
    for (const part of ['sage green candle tin', 'Slow Hours', '#9cac8f', '1024'])
      expect(body).toContain(part);
    expect(server?.asked[0]?.path).toBe(
      kind === 'openai' ? '/v1/images/generations' : '/model/amazon.nova-canvas-v1%3A0/invoke',
    );
    await maker.make({ ...request, model, reference: await sketch() });
    expect(JSON.stringify(server?.asked[1])).toMatch(kind === 'openai' ? /images\/edits/ : /IMAGE_VARIATION/);
  });

  it('gives pictures of another size the size that is promised', async () => {
    const maker = await makerOf(kind);
    server?.answerNext('small');
    const [image] = await maker.make({ ...request, model, count: 1 });
    expect(image).toMatchObject({ width: 1024, height: 1024 });
    expect((await sharp(image?.bytes).metadata()).width).toBe(1024);
  });

  it.each([
    ['unfit', 'unfit', /won’t draw that/],
    ['fewer', 'failed', /made 1 of 2 pictures/],
    ['nonsense', 'failed', /isn’t a picture/],
  ] as const)('that answers %s is refused as %s', async (how, reason, words) => {
    const maker = await makerOf(kind);
    server?.answerNext(how);
    const refusal = await refusalOf(maker.make({ ...request, model }));
    expect(refusal.reason).toBe(reason);
    expect(refusal.message).toMatch(words);
  });

  it('is asked again once it was busy', async () => {
    const maker = await makerOf(kind);
    server?.answerNext('busy');
    expect(await maker.make({ ...request, model, count: 1 })).toHaveLength(1);
    expect(server?.asked).toHaveLength(2);
  });

  it('says nothing of what is inside when it is broken, and where the key is when it is wrong', async () => {
    const maker = await makerOf(kind);
    server?.answerNext('broken', 9);
    const broken = await refusalOf(maker.make({ ...request, model }));
    expect(broken).toMatchObject({ reason: 'unavailable' });
    expect(broken.message).not.toMatch(/stack|10\.0/);
    await server?.stop();
    const wrong = await makerOf(kind, 'another key');
    expect((await refusalOf(wrong.make({ ...request, model }))).message).toMatch(/refused the key\. Check/);
  });

  it('that never answers is left when the signal says so', async () => {
    const maker = await makerOf(kind);
    server?.answerNext('never');
    const controller = new AbortController();
    const made = maker.make({ ...request, model, signal: controller.signal });
    const reason = new Error('enough');
    queueMicrotask(() => controller.abort(reason));
    await expect(made).rejects.toBe(reason);
  });

  it('that cannot be reached is said to be away', async () => {
    const maker = await makerOf(kind);
    await server?.stop();
    expect(await refusalOf(maker.make({ ...request, model }))).toMatchObject({ reason: 'unavailable' });
  });
});

describe('the choice of a maker', () => {
  it('draws here what is not configured', async () => {
    expect(chooseImageMaker({}).nameOf('OPENAI')).toBe('local');
    expect(chooseImageMaker({ OPENAI_API_KEY: 'k', IMAGE_MODEL: 'local' }).nameOf('OPENAI')).toBe('local');
    const maker = chooseImageMaker({ OPENAI_API_KEY: 'k', IMAGE_MODEL: 'gpt-image-1-mini' });
    expect([maker.nameOf('OPENAI'), maker.nameOf('AMAZON')]).toEqual(['gpt-image-1-mini', 'local']);
    expect(await maker.make({ ...request, model: 'AMAZON', count: 1 })).toHaveLength(1);
  });

  it('says what is missing', () => {
    expect(() => chooseImageMaker({ PICTURE_SIZE: 'large' })).toThrow(/from 256 to 4096/);
    expect(() => chooseImageMaker({ BEDROCK_IMAGE_MODEL: 'amazon.nova-canvas-v1:0' })).toThrow(/AWS_REGION/);
    expect(() => chooseImageMaker({ BEDROCK_IMAGE_MODEL: 'x', AWS_REGION: 'us-east-1' })).toThrow(
      /AWS_BEARER_TOKEN_BEDROCK/,
    );
  });
});

describe('the local maker', () => {
  const maker = createLocalImageMaker(512);
  const bytesOf = async (change: Partial<ImageRequest>) =>
    (await maker.make({ ...request, ...change })).map(({ bytes }) => Buffer.from(bytes).toString('base64'));

  it('makes different pictures of one request, and the same ones again', async () => {
    const four = await bytesOf({ count: 4, prompt: 'a navy mug' });
    expect(new Set(four).size).toBe(4);
    expect(await bytesOf({ count: 4, prompt: 'a navy mug' })).toEqual(four);
    expect(await bytesOf({ count: 1, prompt: 'a mustard mug' })).not.toEqual(four.slice(0, 1));
  });

  it('makes four different pictures though view and setting are said', async () => {
    const prompt = 'a navy mug, close up, on linen';
    const look = { brandName: 'Moss', palette: ['#f6f3ee', '#ebd268', '#24242a'] };
    expect(new Set(await bytesOf({ count: 4, prompt, look })).size).toBe(4);
  });

  it('makes tiles, the design that the words name first', async () => {
    const tiles = await bytesOf({ count: 3, tile: 'type-specimen', prompt: 'a poster of the name in sage' });
    expect(new Set(tiles).size).toBe(3);
    const named = await bytesOf({ count: 1, tile: 'type-specimen', prompt: 'a stack of the name in sage' });
    expect(named[0]).not.toBe(tiles[0]);
  });

  it('refuses a sketch that shows nothing, or is no picture', async () => {
    const blank = new Uint8Array(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#eee' } })
        .png()
        .toBuffer(),
    );
    for (const bytes of [blank, new Uint8Array([1, 2, 3])])
      expect(
        (await refusalOf(maker.make({ ...request, reference: { bytes, contentType: 'image/png' } }))).reason,
      ).toBe('unfit');
  });
});

describe('a prompt', () => {
  it.each([
    ['a sage green candle tin on linen', { palette: ['#94a78a'], setting: 'linen', brandName: 'House' }],
    [
      'close-up of a #2F4F4F mug that says "Slow Hours"',
      { palette: ['#2f4f4f'], view: 'close', brandName: 'Slow Hours' },
    ],
    [
      'a set of navy and cream mugs called Northfold',
      { palette: ['#22304f', '#efe4cd'], view: 'group', brandName: 'Northfold' },
    ],
  ])('%s is read', (prompt, read) => {
    expect(readPrompt(prompt, { brandName: 'House', palette: [] }, 'x')).toMatchObject(read);
  });

  it('takes the colors of the brand where it names none', () => {
    const look = { brandName: 'Moss', palette: ['#1f7a58', '#f6f3ee'] };
    expect(readPrompt('a tote bag', look, 'x').palette).toEqual(look.palette);
  });

  it('tells a model what a tile is for', () => {
    expect(promptFor({ ...request, tile: 'still-life' })).toMatch(/still life for the mood board/);
  });
});

describe('the colors of a prompt', () => {
  it.each([
    ['matchbox with a black cat on it', ['#17171a']],
    ['a dog collar with a brass bell', ['#b7934a']],
    ['a spray bottle with a white trigger', ['#ffffff']],
  ])('of %s are none that were said of something else', (prompt, others) => {
    const { palette } = readPrompt(prompt, undefined, '');
    expect(palette.filter((color) => others.includes(color))).toEqual([]);
  });

  it('are those of what it is made of where none is said', () => {
    expect(readPrompt('a wooden bowl', undefined, '').palette).toEqual(['#c89a63']);
    expect(readPrompt('a blue leather wallet', undefined, '').palette[0]).toBe('#2f65b0');
    expect(readPrompt('leather balm', undefined, '').palette).not.toContain('#8a5a3a');
  });

  it('are those of the thing where its name is also that of a part', () => {
    expect(readPrompt('black cap with a white brim', undefined, '').palette[0]).toBe('#17171a');
  });
});

describe('what no form shows', () => {
  const local = createLocalImageMaker(512);

  it.each([
    ['a bicycle on a beach', "I can't draw a bicycle yet. Nothing else"],
    ['a frying pan on a stove', 'The nearest I can draw is a saucepan: ask for it by name.'],
    ['two electric guitars', "I can't draw electric guitars yet"],
    ['something nobody has named', 'name no product that I can draw'],
  ])('refuses %s', async (prompt, said) => {
    const { reason, message } = await refusalOf(local.make({ ...request, prompt }));
    expect([reason, message]).toEqual(['not_drawn', expect.stringContaining(said)]);
  });

  it('is no obstacle to a thing whose words only mention it', async () => {
    expect(
      await local.make({ ...request, count: 1, prompt: 'a mug for people who edit videos' }),
    ).toHaveLength(1);
    expect(await local.make({ ...request, count: 1, prompt: 'a t-shirt with a bicycle on it' })).toHaveLength(
      1,
    );
  });

  it.each([
    ['a ribbed jar with a red lid', { isRibbed: true, parts: { lid: expect.any(String) } }, []],
    ['a two-tone mug', { isTwoTone: true }, []],
    ['a transparent jar', { isClear: true }, []],
    ['a bottle with a torn label', { hasTornLabel: true }, []],
    ['a notebook with a torn label', {}, ['torn label']],
    ['a jar with two handles', {}, ['two handles']],
    ['a floral embroidered tote', {}, ['floral', 'embroidered']],
    ['mint lunch box with two clips', {}, []],
    ['a kraft pillow box tied with red string', { isTied: true, parts: { trim: expect.any(String) } }, []],
    ['matte coffee bag with a gold tin tie', { finish: 'matte', parts: { trim: expect.any(String) } }, []],
    ['clear stand-up pouch of granola', { isClear: true }, []],
    ['stand-up pouch with an oval window', { window: 'round' }, []],
    ['chocolate bar with a see-through window', { window: 'straight' }, []],
    ['a mug on a table with window light', {}, []],
    ['a candle by the window', {}, []],
    ['paper bag without handles', { without: ['handle'] }, []],
    ['a hoodie with a red drawstring', {}, ['red drawstring']],
    ['black cap with a white brim', { parts: { trim: expect.any(String) } }, []],
    ['cap with a red ribbon', {}, ['red ribbon']],
    ['a candle in a marble jar with a cork lid', { pattern: 'marble' }, ['cork lid']],
    ['a mug on a marble table', {}, []],
    ['three-wick candle', {}, ['three-wick']],
    ['a soap bar with a wooden dish', {}, ['wooden dish']],
    ['round tin with a red lid and no label', { parts: { lid: expect.any(String) }, hasNoLabel: true }, []],
    ['spray bottle with a white trigger', { parts: { lid: expect.any(String) } }, []],
    ['a spiral notebook', {}, ['spiral']],
    ['jam jar with a gingham cloth on the lid', {}, ['gingham cloth', 'on the lid']],
    ['kids lunch box with dinosaurs', {}, ['dinosaurs']],
    ['tissue box with wooden cover', {}, ['wooden cover']],
    ['granola with almonds', {}, []],
    ['a t-shirt with stripes', { pattern: 'stripes' }, []],
    ['soap wrapped in brown paper', {}, []],
    ['tall can with a matte finish', { finish: 'matte' }, ['tall']],
  ])('reads of %s what is drawn and what is not', (prompt, looks, notDrawn) => {
    const read = readPrompt(prompt, undefined, '');
    expect([read.looks, read.notDrawn]).toEqual([looks, notDrawn]);
  });
});

import { OperationError, type InputOf } from '@brandwright/contract';
import { recolorImage } from '@brandwright/contract/design/images/recolor-image.ts';
import { colorNamed, nearestColorName, readColors } from '@brandwright/language/values/colors.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { clusterColors } from './main-colors.ts';
import { fromOklab } from './oklab.ts';
import { pictureSource } from './picture-source.ts';
import { readPixels } from './pixels.ts';
import { colorLike, mainColor, recolorPixels } from './recolor-pixels.ts';
import { titleOf } from './rules.ts';
import { shownGeneration } from './shown.ts';
import { brandNameOf } from './start-generation.ts';
import { galleryImages, imageGenerations } from './tables.ts';

const longestSide = 2048;

const undoShape = z.object({ imageIds: z.array(z.uuid()) });

interface Recolored {
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  prompt: string;
  thing: string;
  madeFrom: string | null;
}

async function keepRecolored(context: Context, recolored: Recolored) {
  const { bytes, contentType, width, height, prompt, madeFrom } = recolored;
  const [id, fileId] = [randomUUID(), randomUUID()];
  const [title = prompt] = prompt.split(', ');
  const url = await keepPicture(context, {
    fileId,
    name: `${title.slice(0, 90)}.${contentType.slice('image/'.length)}`,
    bytes,
    contentType,
  });
  const at = context.clock.now();
  const createdBy = context.actor.kind === 'user' ? context.actor.userId : null;
  const shared = {
    ...{ storeId: context.storeId, source: 'RECOLOR', prompt, model: 'OPENAI', madeFromUrl: madeFrom },
    ...{ createdBy, createdAt: at },
  };
  const generation = {
    ...shared,
    ...{ id, status: 'SUCCESS', engine: 'local', brandName: await brandNameOf(context), images: [url] },
    ...{ savesToGallery: true, failure: null, deducted: 0, finishedAt: at },
  };
  await context.db.insert(imageGenerations).values(generation);
  await context.db
    .insert(galleryImages)
    .values({ ...shared, id: fileId, url, title, width, height, generationId: id, position: 0 });
  const output = await shownGeneration(context, generation);
  return { output, undo: { imageIds: [fileId] }, subject: { kind: 'picture', id: fileId } };
}

interface SaidColor {
  words: string;
  hex: string;
}

/** The two colors: as they were given, else out of the words; the last one said is the new one. Errors: bad_input. */
export function colorsOf({
  fromColor,
  toColor,
  words: sentence = '',
}: Pick<InputOf<typeof recolorImage>, 'fromColor' | 'toColor' | 'words'>): {
  from: SaidColor | undefined;
  to: SaidColor;
} {
  // "purple to navy" may come as one value.
  const words =
    toColor !== undefined && colorNamed(toColor) === undefined ? `${toColor} ${sentence}`.trim() : sentence;
  const said = readColors(words).flatMap(({ text, hex, start, end }) =>
    hex === null ? [] : [{ words: text, hex, start, end }],
  );
  const given = (color: string | undefined): SaidColor | undefined => {
    const hex = color === undefined ? undefined : colorNamed(color);
    return color !== undefined && hex !== undefined ? { words: color, hex } : undefined;
  };
  const instead = /\binstead of\s+(?:the\s+)?(\S+)/i.exec(words);
  const to =
    given(toColor) ?? (instead ? said.find((color) => color.end <= instead.index) : undefined) ?? said.at(-1);
  if (!to)
    throw new OperationError(
      'bad_input',
      'Which color should it have? Name one, such as navy or dusty pink, or give it as #rrggbb.',
    );
  const isFrom = (color: { start: number; end: number }) =>
    /\b(?:from|change|turn|make|swap|replace|instead of|recolou?r|the)\s+(?:the\s+)?(?:\w+\s+)?$/i.test(
      words.slice(0, color.start),
    ) || /^\s*(?:to|into|->|→)\b/i.test(words.slice(color.end));
  const from = given(fromColor) ?? said.find((color) => color.hex !== to.hex && isFrom(color));
  return { from, to };
}

function noSuchColor(pixels: Parameters<typeof mainColor>[0], words: string | undefined): string {
  const seen = [...new Set(clusterColors(pixels).map(({ color }) => nearestColorName(hexOf(color))))].slice(
    0,
    4,
  );
  const what = words
    ? `There’s no ${words} in this picture.`
    : 'There’s nothing in the picture that can be recolored.';
  return seen.length > 0 ? `${what} Its colors are ${seen.join(', ')}. Say which one should change.` : what;
}

const hexOf = (color: Parameters<typeof fromOklab>[0]) =>
  `#${fromOklab(color)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export default implement(recolorImage, {
  async run(context, input) {
    const colors = colorsOf(input);
    const source = await pictureSource(context, input);
    const pixels = await readPixels(source.bytes, longestSide);
    const from = colors.from ? colorLike(pixels, colors.from.hex) : mainColor(pixels);
    if (!from) throw new OperationError('bad_input', noSuchColor(pixels, colors.from?.words));
    const turned = recolorPixels(pixels, from.color, colors.to.hex);
    if (!turned) throw new OperationError('bad_input', noSuchColor(pixels, colors.from?.words));
    const { width, height, alpha } = pixels;
    const image = sharp(turned, { raw: { width, height, channels: 3 } });
    const file = alpha
      ? await image
          .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
          .png({ compressionLevel: 7 })
          .toBuffer()
      : await image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
    const wasNamed = colors.from?.words ?? nearestColorName(hexOf(from.color));
    const thing = source.title ?? 'The picture';
    const prompt = `${titleOf(thing)} in ${colors.to.words}, ${wasNamed} before`;
    return keepRecolored(context, {
      bytes: new Uint8Array(file),
      contentType: alpha ? 'image/png' : 'image/jpeg',
      width,
      height,
      prompt,
      thing,
      madeFrom: source.isOwn ? source.url : null,
    });
  },
  async undo(context, undo) {
    const { imageIds } = undoShape.parse(undo);
    await context.db
      .update(galleryImages)
      .set({ removedAt: context.clock.now() })
      .where(and(eq(galleryImages.storeId, context.storeId), inArray(galleryImages.id, imageIds)));
  },
});

import { OperationError } from '@brandwright/contract';
import { pictureSide } from '@brandwright/artwork';
import sharp from 'sharp';
import type { Context } from '../kernel/request/context.ts';
import { ownPicture } from '../kernel/data/own-picture.ts';

const mostPixels = 60_000_000;
/** Wider than any print file needs. */
const widest = 3000;

/** How large a picture is. Refuses what is no picture. */
export async function pictureFacts(
  context: Context,
  url: string,
): Promise<{ width: number; height: number }> {
  const { bytes } = await ownPicture(context, url, pictureSide);
  const facts = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => undefined);
  if (!facts?.width || !facts.height)
    throw new OperationError(
      'bad_input',
      'That file isn’t a picture that can be printed. Use a PNG, JPG, WebP or SVG.',
    );
  return { width: facts.autoOrient.width, height: facts.autoOrient.height };
}

/** A picture as PNG, upright, at most as wide as it will be printed. */
export async function picturePng(context: Context, url: string): Promise<Uint8Array> {
  const { bytes } = await ownPicture(context, url, pictureSide);
  return new Uint8Array(
    await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
}

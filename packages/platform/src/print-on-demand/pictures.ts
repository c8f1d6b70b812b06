import { OperationError } from '@brandwright/contract';
import { pictureSide, rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import sharp from 'sharp';
import type { Context } from '../kernel/request/context.ts';
import { noPicture } from '../kernel/data/own-picture.ts';
import { fileKey, isFileSignature } from '../kernel/data/file-address.ts';

const mostPixels = 60_000_000;
/** Wider than any print file needs. */
const widest = 3000;
const ownAddress = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([\w-]{22})(?:\/\w+)?$/;
const drawnAddress = /^\/files\/drawn\/([^/]+)(?:\/\w+)?$/;

/** The bytes of a picture of this store, or a drawn one; of another store's there is none. */
async function bytesAt({ providers, storeId }: Context, url: string): Promise<Uint8Array> {
  const drawing = drawnAddress.exec(url)?.[1];
  if (drawing !== undefined) {
    const svg = servedDrawing(decodeURIComponent(drawing));
    if (svg === undefined) throw noPicture();
    return rasterize(svg, pictureSide);
  }
  const [, owner = '', fileId = '', signature = ''] = ownAddress.exec(url) ?? [];
  if (owner !== storeId || !isFileSignature(providers.keyring, owner, fileId, signature)) throw noPicture();
  const file = await providers.files.get(fileKey(owner, fileId));
  if (!file) throw noPicture();
  return file.bytes;
}

/** How large a picture is. Refuses what is no picture. */
export async function pictureFacts(
  context: Context,
  url: string,
): Promise<{ width: number; height: number }> {
  const bytes = await bytesAt(context, url);
  const facts = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => undefined);
  if (!facts?.width || !facts.height)
    throw new OperationError(
      'bad_input',
      'That file is no picture that can be printed. Use a PNG, JPG, WebP or SVG.',
    );
  return { width: facts.autoOrient.width, height: facts.autoOrient.height };
}

/** A picture as PNG, upright, at most as wide as it will be printed. */
export async function picturePng(context: Context, url: string): Promise<Uint8Array> {
  const bytes = await bytesAt(context, url);
  return new Uint8Array(
    await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
}

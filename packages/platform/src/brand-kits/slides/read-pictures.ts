import type { Providers } from '@brandwright/providers';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import sharp from 'sharp';
import { fileKey, isFileSignature } from '../../kernel/data/file-address.ts';
import type { Piece } from './pieces.ts';

const mostPixels = 40_000_000;
const ownAddress = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([\w-]{22})(?:\/\w+)?$/;
const publicAddress = /^\/files\/public\/([0-9a-f-]{36})(?:\/\w+)?$/;
const drawnAddress = /^\/files\/drawn\/([^/]+)(?:\/\w+)?$/;

type Reader = Pick<Providers, 'files' | 'keyring'>;

/** Bytes of a picture of this store, of everybody's, or drawn from its address. Undefined for any other. */
export async function pictureAt(
  { files, keyring }: Reader,
  storeId: string,
  url: string,
): Promise<Uint8Array | undefined> {
  const drawing = drawnAddress.exec(url)?.[1];
  if (drawing !== undefined) {
    const svg = servedDrawing(decoded(drawing));
    return svg === undefined ? undefined : rasterize(svg, 800);
  }
  const everyones = publicAddress.exec(url)?.[1];
  if (everyones !== undefined) return (await files.get(fileKey('public', everyones)))?.bytes;
  const [, owner = '', fileId = '', signature = ''] = ownAddress.exec(url) ?? [];
  if (owner !== storeId || !isFileSignature(keyring, owner, fileId, signature)) return undefined;
  return (await files.get(fileKey(owner, fileId)))?.bytes;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The pictures of some pages as JPEG, cut to their places, at `scale` pixels a point. What cannot be read is left out. */
export async function readPictures(
  reader: Reader,
  storeId: string,
  pages: readonly (readonly Piece[])[],
  scale: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const piece of pages.flat()) {
    if (piece.kind !== 'picture' || found.has(pictureKey(piece))) continue;
    const bytes = await pictureAt(reader, storeId, piece.url).catch(() => undefined);
    if (!bytes) continue;
    const picture = await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(Math.round(piece.width * scale), Math.round(piece.height * scale), { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
      .catch(() => undefined);
    if (picture) found.set(pictureKey(piece), picture);
  }
  return found;
}

export const pictureKey = ({ url, width, height }: { url: string; width: number; height: number }): string =>
  `${url} ${Math.round(width)} ${Math.round(height)}`;

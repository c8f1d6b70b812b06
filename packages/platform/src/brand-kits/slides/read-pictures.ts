import sharp from 'sharp';
import { servedPicture, type PictureReader } from '../../kernel/data/own-picture.ts';
import type { Piece } from './pieces.ts';

const mostPixels = 40_000_000;
/** Pixels that a drawing is drawn wide. */
const drawnWidth = 800;

/** The pictures of some pages as JPEG, cut to their places, at `scale` pixels a point. What cannot be read is left out. */
export async function readPictures(
  reader: PictureReader,
  pages: readonly (readonly Piece[])[],
  scale: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const piece of pages.flat()) {
    if (piece.kind !== 'picture' || found.has(pictureKey(piece))) continue;
    const bytes = await servedPicture(reader, piece.url, drawnWidth).catch(() => undefined);
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

import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import sharp from 'sharp';
import {
  drawnPicture,
  noPicture,
  servedPicture,
  type PictureReader,
} from '../../../kernel/data/own-picture.ts';
import type { Pictures } from './draw-layers.ts';

/** Pixels that pictures of layers are read with, where nobody needs more. */
const usualWidth = 1024;
const mostPixels = 40_000_000;

/**
 * The pictures of a document's image layers, at most `width` pixels (as wide as what is rendered); one that cannot be read
 * is left out, and so from what is rendered.
 */
export const loadPictures = (
  reader: PictureReader,
  document: DesignDocument,
  width = usualWidth,
): Promise<Pictures> => picturesOf(document, width, (url) => servedPicture(reader, url, width));

/** As `loadPictures`, of drawings alone. */
export const loadDrawings = (document: DesignDocument): Promise<Pictures> =>
  picturesOf(document, usualWidth, (url) => drawnPicture(url, usualWidth));

async function picturesOf(
  document: DesignDocument,
  width: number,
  read: (url: string) => Promise<Uint8Array | undefined>,
): Promise<Pictures> {
  const addresses = new Set(
    document.layers.flatMap((layer) => (layer.kind === 'IMAGE' && layer.isVisible ? [layer.url] : [])),
  );
  const loaded = await Promise.all(
    [...addresses].map(async (url) => {
      const bytes = await read(url);
      const uri = bytes && (await dataUri(bytes, width));
      return uri === undefined ? [] : ([[url, uri]] as const);
    }),
  );
  return new Map(loaded.flat());
}

/** Refuses an address that shows nothing of this store: of another store, or made up. */
export async function checkPicture(
  reader: PictureReader,
  url: string,
): Promise<{ width: number; height: number }> {
  const bytes = await servedPicture(reader, url, usualWidth);
  const facts =
    bytes &&
    (await sharp(bytes, { limitInputPixels: mostPixels })
      .metadata()
      .catch(() => undefined));
  if (!facts) throw noPicture();
  return { width: facts.autoOrient.width, height: facts.autoOrient.height };
}

async function dataUri(bytes: Uint8Array, width: number): Promise<string | undefined> {
  try {
    const png = await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(width, width, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return undefined;
  }
}

import { OperationError } from '@brandwright/contract';
import { rasterize } from '@brandwright/artwork';
import type { Providers } from '@brandwright/providers';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import { fileKey, isFileSignature } from './file-address.ts';

interface Reader {
  storeId: string;
  providers: Pick<Providers, 'files' | 'keyring'>;
}

const ownAddress = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([A-Za-z0-9_-]+)(?:\/\w+)?$/;
const drawnAddress = /^\/files\/drawn\/([^/]+)(?:\/\w+)?$/;

export const noPicture = () =>
  new OperationError('not_found', 'There is no picture of yours at that address. Upload it again.');

/** The bytes of an uploaded file of the store. Errors: not_found. */
export async function keptBytes({ storeId, providers }: Reader, fileId: string): Promise<Uint8Array> {
  const file = await providers.files.get(fileKey(storeId, fileId));
  if (!file) throw noPicture();
  return file.bytes;
}

/**
 * A picture at a path of ours, of whatever size it was asked for, with the path of its whole size: a drawing, drawn as wide
 * as `drawnWidth` pixels, or an uploaded file. Errors: not_found, also for a file of another store.
 */
export async function ownPicture(
  reader: Reader,
  path: string,
  drawnWidth: number,
): Promise<{ bytes: Uint8Array; url: string }> {
  const drawing = drawnAddress.exec(path)?.[1];
  if (drawing !== undefined) {
    const svg = servedDrawing(drawing);
    if (svg === undefined) throw noPicture();
    return { bytes: await rasterize(svg, drawnWidth), url: `/files/drawn/${drawing}` };
  }
  const [, storeId = '', fileId = '', signature = ''] = ownAddress.exec(path) ?? [];
  // Whose file it is, is told by its address; another store's is as good as none.
  if (storeId !== reader.storeId || !isFileSignature(reader.providers.keyring, storeId, fileId, signature))
    throw noPicture();
  return { bytes: await keptBytes(reader, fileId), url: `/files/${storeId}/${fileId}.${signature}` };
}

import { OperationError } from '@brandwright/contract';
import { rasterize } from '@brandwright/artwork';
import type { Providers } from '@brandwright/providers';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import { fileKey, isFileSignature } from './file-address.ts';

export interface PictureReader {
  storeId: string;
  providers: Pick<Providers, 'files' | 'keyring'>;
}

// Each with the size that it is asked for in, if any: "/large".
const ownAddress = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([\w-]{22})(?:\/\w+)?$/;
const publicAddress = /^\/files\/public\/([0-9a-f-]{36})(?:\/\w+)?$/;
const drawnAddress = /^\/files\/drawn\/([^/]+)(?:\/\w+)?$/;

export const noPicture = () =>
  new OperationError('not_found', 'There is no picture of yours at that address. Upload it again.');

/** The bytes of an uploaded file of the store. Errors: not_found. */
export async function keptBytes({ storeId, providers }: PictureReader, fileId: string): Promise<Uint8Array> {
  const file = await providers.files.get(fileKey(storeId, fileId));
  if (!file) throw noPicture();
  return file.bytes;
}

/** The drawing at a path of ours, as wide as `width` pixels. Undefined where there is none. */
export async function drawnPicture(path: string, width: number): Promise<Uint8Array | undefined> {
  const name = drawnAddress.exec(path)?.[1];
  const svg = name === undefined ? undefined : servedDrawing(decoded(name));
  return svg === undefined ? undefined : rasterize(svg, width);
}

/**
 * The picture at a path of ours, of whatever size it was asked for: a drawing, drawn as wide as `drawnWidth` pixels,
 * everybody's, or an uploaded file of the store. Undefined for any other, also for a file of another store.
 */
export async function servedPicture(
  { storeId, providers: { files, keyring } }: PictureReader,
  path: string,
  drawnWidth: number,
): Promise<Uint8Array | undefined> {
  if (drawnAddress.test(path)) return drawnPicture(path, drawnWidth);
  const everyones = publicAddress.exec(path)?.[1];
  if (everyones !== undefined) return (await files.get(fileKey('public', everyones)))?.bytes;
  const [, owner = '', fileId = '', signature = ''] = ownAddress.exec(path) ?? [];
  // Whose file it is, is told by its address; another store's is as good as none.
  if (owner !== storeId || !isFileSignature(keyring, owner, fileId, signature)) return undefined;
  return (await files.get(fileKey(owner, fileId)))?.bytes;
}

/** A drawing or an uploaded file of the store, with the path of its whole size. Errors: not_found for any other. */
export async function ownPicture(
  reader: PictureReader,
  path: string,
  drawnWidth: number,
): Promise<{ bytes: Uint8Array; url: string }> {
  const bytes = publicAddress.test(path) ? undefined : await servedPicture(reader, path, drawnWidth);
  if (!bytes) throw noPicture();
  const [, files, owner, name] = path.split('/');
  return { bytes, url: `/${files}/${owner}/${name}` };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

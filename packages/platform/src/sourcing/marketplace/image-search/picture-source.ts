import { OperationError } from '@brandwright/contract';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { fileKey, isFileSignature } from '../../../kernel/data/file-address.ts';

/** The bytes of a picture with the address at which it can be shown. */
export interface PictureSource {
  bytes: Uint8Array;
  imageUrl: string;
}

const drawnWidth = 480;
const ownAddress = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([A-Za-z0-9_-]+)(?:\/\w+)?$/;

/**
 * The picture of an uploaded file, or at an address: of an own file, of the catalog, or of the public web. Undefined
 * when nothing was given. Errors: not_found, and what reading the web refuses.
 */
export async function pictureSource(
  context: Context,
  { fileId, imageUrl }: { fileId?: string | undefined; imageUrl?: string | undefined },
): Promise<PictureSource | undefined> {
  if (fileId !== undefined) {
    const { url } = await context.call(getFile, { fileId });
    return { bytes: await keptBytes(context, context.storeId, fileId), imageUrl: url };
  }
  if (imageUrl === undefined) return undefined;
  const path = imageUrl.startsWith(`${context.publicUrl}/`)
    ? imageUrl.slice(context.publicUrl.length)
    : imageUrl;
  if (!path.startsWith('/')) {
    if (!/^https?:\/\//i.test(path)) throw noAddress();
    return { bytes: await context.providers.webPages.readPicture(path, context.signal), imageUrl: path };
  }
  const drawing = /^\/files\/drawn\/([^/]+)(?:\/\w+)?$/.exec(path)?.[1];
  if (drawing !== undefined) {
    const svg = servedDrawing(drawing);
    if (svg === undefined) throw noPicture();
    return { bytes: await rasterize(svg, drawnWidth), imageUrl: `/files/drawn/${drawing}` };
  }
  const [, storeId = '', ownFileId = '', signature = ''] = ownAddress.exec(path) ?? [];
  // Whose file it is, is told by its address; another store's is as good as none.
  if (
    storeId !== context.storeId ||
    !isFileSignature(context.providers.keyring, storeId, ownFileId, signature)
  )
    throw noPicture();
  return {
    bytes: await keptBytes(context, storeId, ownFileId),
    imageUrl: `/files/${storeId}/${ownFileId}.${signature}`,
  };
}

async function keptBytes(context: Context, storeId: string, fileId: string): Promise<Uint8Array> {
  const file = await context.providers.files.get(fileKey(storeId, fileId));
  if (!file) throw noPicture();
  return file.bytes;
}

const noPicture = () =>
  new OperationError('not_found', 'You have no picture at that address. Upload it again.');
const noAddress = () =>
  new OperationError('bad_input', 'Give a picture address that begins with https://, or upload the picture.');

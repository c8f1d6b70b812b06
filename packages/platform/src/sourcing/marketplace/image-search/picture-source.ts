import { OperationError } from '@brandwright/contract';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { keptBytes, ownPicture } from '../../../kernel/data/own-picture.ts';

/** The bytes of a picture with the address at which it can be shown. */
export interface PictureSource {
  bytes: Uint8Array;
  imageUrl: string;
}

const drawnWidth = 480;

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
    return { bytes: await keptBytes(context, fileId), imageUrl: url };
  }
  if (imageUrl === undefined) return undefined;
  const path = imageUrl.startsWith(`${context.publicUrl}/`)
    ? imageUrl.slice(context.publicUrl.length)
    : imageUrl;
  if (!path.startsWith('/')) {
    if (!/^https?:\/\//i.test(path)) throw noAddress();
    return { bytes: await context.providers.webPages.readPicture(path, context.signal), imageUrl: path };
  }
  const { bytes, url } = await ownPicture(context, path, drawnWidth);
  return { bytes, imageUrl: url };
}

const noAddress = () =>
  new OperationError(
    'bad_input',
    'Give the address of a picture that begins with https://, or upload the picture.',
  );

import type { UploadType } from '@brandwright/contract/store/files.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import type { Context } from './context.ts';
import { fileKey } from '../data/file-address.ts';
import { uploadReceipt } from '../data/upload-receipt.ts';

export interface PictureToKeep {
  /** The same id keeps the same file, however often the work is done again. */
  fileId: string;
  name: string;
  bytes: Uint8Array;
  contentType: UploadType;
}

/** Keeps a picture as a file of the store and answers the address it is served at. */
export async function keepPicture(context: Context, picture: PictureToKeep): Promise<string> {
  const { fileId, name, bytes, contentType } = picture;
  const file = { fileId, name: name.slice(0, 200), contentType, size: bytes.byteLength };
  await context.providers.files.put(fileKey(context.storeId, fileId), bytes, contentType);
  const receipt = uploadReceipt(context.providers.keyring, context.storeId, file);
  return (await context.call(uploadFile, { ...file, receipt })).url;
}

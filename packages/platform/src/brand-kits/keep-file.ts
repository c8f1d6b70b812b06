import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { UploadType } from '@brandwright/contract/store/files.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { fileAddress } from '../kernel/data/file-address.ts';
import { uploadReceipt } from '../kernel/data/upload-receipt.ts';

export interface KeptFile {
  fileId: string;
  name: string;
  contentType: UploadType;
  size: number;
}

/** Writes down a picture whose bytes are stored already; answers its address. */
export async function keepPicture(
  context: Context,
  { fileId, name, contentType, size }: KeptFile,
): Promise<string> {
  const file = { fileId, name, contentType, size };
  await context.call(uploadFile, {
    ...file,
    receipt: uploadReceipt(context.providers.keyring, context.storeId, file),
  });
  return fileAddress(context.providers.keyring, context.storeId, fileId);
}

/** Stores bytes as a file of the store, for a card with a download. */
export async function keepDownload(
  context: Context,
  name: string,
  contentType: UploadType,
  bytes: Uint8Array,
): Promise<{ id: string; name: string; contentType: string; url: string; sizeBytes: number }> {
  const file = { fileId: randomUUID(), name, contentType, size: bytes.length };
  await context.providers.files.put(`${context.storeId}/${file.fileId}`, bytes, contentType);
  await keepPicture(context, file);
  const { url } = await context.call(getFile, { fileId: file.fileId });
  return { id: file.fileId, name, contentType, url, sizeBytes: file.size };
}

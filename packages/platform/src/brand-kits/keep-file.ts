import type { UploadType } from '@brandwright/contract/store/files.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
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

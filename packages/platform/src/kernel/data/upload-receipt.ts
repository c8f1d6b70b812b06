import type { UploadType } from '@brandwright/contract/store/files.ts';
import type { Keyring } from '@brandwright/providers';
import { createHmac } from 'node:crypto';

export interface ReceivedFile {
  fileId: string;
  name: string;
  contentType: UploadType;
  /** In bytes. */
  size: number;
}

/** What whoever has kept the bytes and knows what they are writes; upload_file runs with nothing less. */
export const uploadReceipt = (keyring: Keyring, storeId: string, file: ReceivedFile): string =>
  createHmac('sha256', keyring.key('upload-receipt'))
    .update(JSON.stringify([storeId, file.fileId, file.name, file.contentType, file.size]))
    .digest('base64url');

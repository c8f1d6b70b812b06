import type { Keyring } from '@brandwright/providers';
import { mac, sameText } from './signatures.ts';
import { uploadReceipt, type ReceivedFile } from './upload-receipt.ts';

export { uploadReceipt, type ReceivedFile };

/** Key under which a store's file is kept. */
export const fileKey = (storeId: string, fileId: string): string => `${storeId}/${fileId}`;

/** Where a store's file is served: good for whoever has it, without a login, and not to be guessed. */
export function fileAddress(keyring: Keyring, storeId: string, fileId: string): string {
  return `/files/${storeId}/${fileId}.${fileSignature(keyring, storeId, fileId)}`;
}

/** The same for an address that is good until an instant, in milliseconds since 1970 by the machine's clock. */
export function expiringFileAddress(
  keyring: Keyring,
  storeId: string,
  fileId: string,
  expiresAtMs: number,
): string {
  return `/files/${storeId}/${fileId}.${expiringSignature(keyring, storeId, fileId, expiresAtMs)}?expires=${expiresAtMs}`;
}

/** Whether a signature is that of a file until an instant; whether that has passed is the caller's to see. */
export const isExpiringFileSignature = (
  keyring: Keyring,
  storeId: string,
  fileId: string,
  expiresAtMs: number,
  signature: string,
): boolean => sameText(expiringSignature(keyring, storeId, fileId, expiresAtMs), signature);

const expiringSignature = (keyring: Keyring, storeId: string, fileId: string, expiresAtMs: number) =>
  mac(keyring.key('file-address'), [storeId, fileId, expiresAtMs]).slice(0, 22);

export function isFileSignature(
  keyring: Keyring,
  storeId: string,
  fileId: string,
  signature: string,
): boolean {
  return sameText(fileSignature(keyring, storeId, fileId), signature);
}

// 132 bits are enough for an address, and keep it short.
const fileSignature = (keyring: Keyring, storeId: string, fileId: string) =>
  mac(keyring.key('file-address'), [storeId, fileId]).slice(0, 22);

export function isUploadReceipt(
  keyring: Keyring,
  storeId: string,
  file: ReceivedFile,
  receipt: string,
): boolean {
  return sameText(uploadReceipt(keyring, storeId, file), receipt);
}

export interface AnnouncedUpload extends ReceivedFile {
  storeId: string;
  /** Milliseconds since 1970, by the machine's clock. */
  expiresAtMs: number;
}

/** Signs what was announced, so that the address admits this file only. */
export const uploadSignature = (keyring: Keyring, upload: AnnouncedUpload): string =>
  mac(keyring.key('upload-address'), [
    upload.storeId,
    upload.fileId,
    upload.name,
    upload.contentType,
    upload.size,
    upload.expiresAtMs,
  ]);

export function isUploadSignature(keyring: Keyring, upload: AnnouncedUpload, signature: string): boolean {
  return sameText(uploadSignature(keyring, upload), signature);
}

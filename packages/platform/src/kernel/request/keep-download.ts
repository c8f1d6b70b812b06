import type { UploadType } from '@brandwright/contract/store/files.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { randomUUID } from 'node:crypto';
import { uploadReceipt } from '../data/upload-receipt.ts';
import type { Context } from './context.ts';

/** A file of the store, as the card with its download shows it. */
export interface KeptDownload<Type extends UploadType = UploadType> {
  id: string;
  name: string;
  contentType: Type;
  url: string;
  sizeBytes: number;
}

/** Stores bytes as a file of the store, for a card with a download. */
export async function keepDownload<Type extends UploadType>(
  context: Context,
  name: string,
  contentType: Type,
  bytes: Uint8Array,
): Promise<KeptDownload<Type>> {
  const file = { fileId: randomUUID(), name, contentType, size: bytes.length };
  const { files, keyring } = context.providers;
  await files.put(`${context.storeId}/${file.fileId}`, bytes, contentType);
  await context.call(uploadFile, { ...file, receipt: uploadReceipt(keyring, context.storeId, file) });
  const { url } = await context.call(getFile, { fileId: file.fileId });
  return { id: file.fileId, name, contentType, url, sizeBytes: file.size };
}

/** Stores lines (`csvLine`) as a CSV file that is called after what it holds and today: `returns-2026-11-20.csv`. */
export function keepCsv(
  context: Context,
  what: string,
  lines: readonly string[],
): Promise<KeptDownload<'text/csv'>> {
  const day = context.clock.now().toISOString().slice(0, 10);
  // Excel takes a file for UTF-8 only when it begins with a byte order mark.
  return keepDownload(
    context,
    `${what}-${day}.csv`,
    'text/csv',
    Buffer.from(`\uFEFF${lines.join('')}`, 'utf8'),
  );
}

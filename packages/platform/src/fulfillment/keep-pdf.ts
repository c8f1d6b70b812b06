import { hash } from 'node:crypto';
import { fileAddress, fileKey } from '../kernel/data/file-address.ts';
import { namedId } from '../kernel/data/random.ts';
import type { Context } from '../kernel/request/context.ts';

/** Keeps a PDF as a file of the store and answers where it is served. The same bytes are kept once. */
export async function keepPdf(context: Context, name: string, bytes: Uint8Array) {
  const id = namedId('fulfillment pdf', context.storeId, hash('sha256', bytes));
  const { files, keyring } = context.providers;
  await files.put(fileKey(context.storeId, id), bytes, 'application/pdf');
  return {
    id,
    name,
    contentType: 'application/pdf',
    url: fileAddress(keyring, context.storeId, id),
    sizeBytes: bytes.length,
  };
}

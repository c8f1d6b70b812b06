import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { randomUUID } from 'node:crypto';
import type { TestStore } from '../kernel/testing.ts';
import { uploadReceipt } from '../kernel/data/upload-receipt.ts';

/** Keeps text or bytes as an uploaded CSV file of the store; answers its id. */
export async function keepCsv(store: TestStore, name: string, content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = {
    fileId: randomUUID(),
    name,
    contentType: 'text/csv' as const,
    size: Math.max(1, bytes.length),
  };
  return store.context(async (context) => {
    await context.providers.files.put(`${context.storeId}/${file.fileId}`, bytes, file.contentType);
    await context.call(uploadFile, {
      ...file,
      receipt: uploadReceipt(context.providers.keyring, context.storeId, file),
    });
    return file.fileId;
  });
}

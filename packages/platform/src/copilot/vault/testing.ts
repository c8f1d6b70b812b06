import type { UploadType } from '@brandwright/contract/store/files.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { TestStore } from '../../kernel/testing.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { uploadReceipt } from '../../kernel/data/upload-receipt.ts';
import { extractDocument, extractDocumentJob } from './extract-document.ts';

/** Keeps bytes as an uploaded file of the store, as the upload does; answers its id. */
export async function keepUpload(
  store: TestStore,
  name: string,
  contentType: UploadType,
  content: string | Uint8Array,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { fileId: randomUUID(), name, contentType, size: Math.max(1, bytes.length) };
  return store.context(async (context) => {
    await context.providers.files.put(`${context.storeId}/${file.fileId}`, bytes, contentType);
    await context.call(uploadFile, {
      ...file,
      receipt: uploadReceipt(context.providers.keyring, context.storeId, file),
    });
    return file.fileId;
  });
}

/** Does the reading that is queued in the store, as the worker does; answers what each job gave. */
export async function readQueued(store: TestStore): Promise<Record<string, unknown>[]> {
  const queued = await store.context(({ db, storeId }) =>
    db
      .select()
      .from(jobRuns)
      .where(
        and(eq(jobRuns.storeId, storeId), eq(jobRuns.name, extractDocumentJob), eq(jobRuns.status, 'QUEUED')),
      ),
  );
  const results: Record<string, unknown>[] = [];
  for (const { id, payload } of queued) {
    results.push(
      await store.context(async (context) => {
        const result = await extractDocument.run(context, payload as Record<string, unknown>, {
          id,
          progress: () => Promise.resolve(),
        });
        await context.db
          .update(jobRuns)
          .set({ status: 'DONE', percent: 100, result })
          .where(and(eq(jobRuns.storeId, context.storeId), eq(jobRuns.id, id)));
        return result;
      }),
    );
  }
  return results;
}

import { OperationError } from '@brandwright/contract';
import type { StoredFile } from '@brandwright/contract/store/files.ts';
import { getFile as getDeclaration } from '@brandwright/contract/store/get-file.ts';
import { getUploadAddress as addressDeclaration } from '@brandwright/contract/store/get-upload-address.ts';
import { uploadFile as uploadDeclaration } from '@brandwright/contract/store/upload-file.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../kernel/request/clock.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { fileAddress, isUploadReceipt, uploadSignature } from '../kernel/data/file-address.ts';
import { files } from './tables.ts';

const addressLifeMs = 60 * 60 * 1000;

export const uploadFile = implement(uploadDeclaration, {
  async run(context, { receipt, ...file }) {
    if (!isUploadReceipt(context.providers.keyring, context.storeId, file, receipt)) {
      throw new OperationError('bad_input', 'Send the file itself, as the form field "file".');
    }
    const { fileId, ...facts } = file;
    const createdBy = context.actor.kind === 'user' ? context.actor.userId : null;
    const row = { storeId: context.storeId, id: fileId, ...facts, createdBy, createdAt: context.clock.now() };
    // The same announced file may arrive twice; the first row stays.
    await context.db.insert(files).values(row).onConflictDoNothing();
    return { output: shown(context, row), subject: { kind: 'file', id: fileId } };
  },
});

export const getFile = implement(getDeclaration, {
  async run(context, { fileId }) {
    const [row] = await context.db
      .select()
      .from(files)
      .where(and(eq(files.storeId, context.storeId), eq(files.id, fileId)));
    if (!row) throw new OperationError('not_found', 'There is no such file in your store.');
    return { output: shown(context, row) };
  },
});

export const getUploadAddress = implement(addressDeclaration, {
  async run(context, input) {
    const { keyring } = context.providers;
    const { storeId } = context;
    const fileId = randomUUID();
    const expiresAtMs = systemClock.now().getTime() + addressLifeMs;
    const announced = {
      storeId,
      fileId,
      name: input.fileName,
      contentType: input.contentType,
      size: input.size,
      expiresAtMs,
    };
    const query = new URLSearchParams({
      name: input.fileName,
      type: input.contentType,
      size: String(input.size),
      expires: String(expiresAtMs),
      signature: uploadSignature(keyring, announced),
    });
    return {
      output: {
        fileId,
        uploadUrl: `/files/${storeId}/${fileId}?${query}`,
        method: 'PUT' as const,
        expiresAt: new Date(expiresAtMs).toISOString(),
        url: fileAddress(keyring, storeId, fileId),
      },
    };
  },
});

function shown(
  context: Context,
  row: Pick<typeof files.$inferSelect, 'id' | 'name' | 'contentType' | 'size' | 'createdAt'>,
): StoredFile {
  return {
    id: row.id,
    url: fileAddress(context.providers.keyring, context.storeId, row.id),
    name: row.name,
    contentType: row.contentType,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
  };
}

import type { StoredFile } from '@brandwright/contract/store/files.ts';
import type { Context } from '../kernel/request/context.ts';
import { fileAddress } from '../kernel/data/file-address.ts';
import type { files } from './tables.ts';

export function showFile(
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

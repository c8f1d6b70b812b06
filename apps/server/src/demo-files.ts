import { fileKey, type SeedOptions } from '@brandwright/platform';
import type { Providers } from '@brandwright/providers';
import { keepPublicFile } from './keep-public-file.ts';

/** Where the files of the demo are kept: those for everyone, and those of a store. */
export const demoFiles = (
  providers: Pick<Providers, 'files'>,
): Pick<SeedOptions, 'keepFile' | 'keepStoreFile'> => ({
  keepFile: (name, contentType, bytes) => keepPublicFile(providers, name, contentType, bytes),
  async keepStoreFile(storeId, fileId, contentType, bytes) {
    await providers.files.put(fileKey(storeId, fileId), bytes, contentType);
  },
});

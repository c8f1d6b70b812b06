import { namedId } from '@brandwright/platform';
import type { Providers } from '@brandwright/providers';
import { hash } from 'node:crypto';

/** Keeps a file for everyone, under an id made of what it is. Answers the path it is served at. */
export async function keepPublicFile(
  { files }: Pick<Providers, 'files'>,
  name: string,
  contentType: string,
  bytes: Uint8Array,
): Promise<string> {
  const id = namedId('public file', name, hash('sha256', bytes));
  await files.put(`public/${id}`, bytes, contentType);
  return `/files/public/${id}`;
}

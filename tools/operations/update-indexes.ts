import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatted } from './formatted.ts';
import { operationIndexes, type Index } from './indexes.ts';

/** Indexes that are not as the files of their area are. */
export async function staleIndexes(root: string): Promise<Index[]> {
  const stale: Index[] = [];
  for (const { path, text } of await operationIndexes(root)) {
    const file = join(root, path);
    const wanted = await formatted(file, text);
    if (wanted !== (await readFile(file, 'utf8').catch(() => ''))) stale.push({ path, text: wanted });
  }
  return stale;
}

/** Writes them and answers their paths. */
export async function updateIndexes(root: string): Promise<string[]> {
  const stale = await staleIndexes(root);
  await Promise.all(stale.map(({ path, text }) => writeFile(join(root, path), text)));
  return stale.map(({ path }) => path);
}

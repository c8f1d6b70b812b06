import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exactSize } from './exact-size.ts';
import { checkFolder, checkKey, keyTaken, type FileStore } from './file-store.ts';

/** Keeps files in a folder: `{key}.bin` the bytes, `{key}.type` what they are. A file is there whole or not at all. */
export function createDiskFileStore(folder: string): FileStore {
  const root = resolve(folder);

  /** Writes aside and then puts the file in its place with `settle`, whole. */
  async function keep(
    key: string,
    contentType: string,
    write: (place: string) => Promise<void>,
    settle: (unfinished: string, place: string) => Promise<void>,
  ): Promise<void> {
    const path = pathOf(root, key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.part`;
    try {
      await write(unfinished);
      await writeFile(`${path}.type`, contentType);
      await settle(unfinished, `${path}.bin`);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  return {
    put: (key, bytes, contentType) => keep(key, contentType, (place) => writeFile(place, bytes), rename),
    putStream: (key, source, contentType, size) =>
      keep(
        key,
        contentType,
        (place) => pipeline(Readable.fromWeb(source.pipeThrough(exactSize(size))), createWriteStream(place)),
        linkNew,
      ),
    async get(key) {
      const path = pathOf(root, key);
      const bytes = await unlessMissing(readFile(`${path}.bin`));
      return bytes && { bytes, contentType: await typeOf(path) };
    },
    async open(key) {
      const path = pathOf(root, key);
      const found = await unlessMissing(stat(`${path}.bin`));
      if (!found) return undefined;
      const stream: ReadableStream<Uint8Array> = Readable.toWeb(createReadStream(`${path}.bin`));
      return { stream, contentType: await typeOf(path), size: found.size };
    },
    async remove(key) {
      const path = pathOf(root, key);
      await Promise.all([rm(`${path}.bin`, { force: true }), rm(`${path}.type`, { force: true })]);
    },
    async removeAll(folder) {
      checkFolder(folder);
      await rm(join(root, folder), { recursive: true, force: true });
    },
  };
}

function pathOf(root: string, key: string): string {
  checkKey(key);
  return join(root, ...key.split('/'));
}

/** Unlike a rename, a link is never put over a file that is there. */
async function linkNew(unfinished: string, place: string): Promise<void> {
  try {
    await link(unfinished, place);
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST' ? keyTaken() : error;
  }
}

const typeOf = async (path: string) =>
  (await unlessMissing(readFile(`${path}.type`, 'utf8'))) ?? 'application/octet-stream';

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

import { hash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';

/**
 * Records in a folder: of each, every version is a file that is made whole and never changed. Making the file of the next
 * version is what claims it, so two servers that share the folder never overwrite each other, and whatever instant a
 * server dies at, a record is as it was before or as it is after.
 */
export interface KeptRecords<T> {
  /** The record that was made first under an id: this one, or what was there already. */
  create(id: string, value: T): Promise<T>;
  read(id: string): Promise<T | undefined>;
  /** What `step` makes of the newest version; the same object changes nothing. Undefined for an unknown id. */
  change(id: string, step: (current: T) => T): Promise<T | undefined>;
}

export function keptRecords<T>(folder: string, schema: z.ZodType<T>): KeptRecords<T> {
  const pathOf = (id: string, version: number) => join(folder, id, `${version}.json`);

  async function newest(id: string): Promise<{ version: number; value: T } | undefined> {
    // Ids come from outside, and name folders.
    if (!/^[A-Za-z0-9_]{1,100}$/.test(id)) return undefined;
    const names = await readdir(join(folder, id)).catch(unlessMissing);
    const version = Math.max(0, ...(names ?? []).map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)));
    if (version === 0) return undefined;
    return { version, value: schema.parse(JSON.parse(await readFile(pathOf(id, version), 'utf8'))) };
  }

  async function read(id: string): Promise<T | undefined> {
    return (await newest(id))?.value;
  }

  return {
    read,
    async create(id, value) {
      if (await makeWhole(pathOf(id, 1), JSON.stringify(value, null, 2))) return value;
      return (await read(id)) ?? value;
    },
    async change(id, step) {
      for (;;) {
        const known = await newest(id);
        if (!known) return undefined;
        const value = step(known.value);
        if (value === known.value) return value;
        // Another got there first: its version is what there is to change now.
        if (await makeWhole(pathOf(id, known.version + 1), JSON.stringify(value, null, 2))) return value;
      }
    },
  };
}

/** Makes a file with all of its text, on the disk before it has its name. False when there is one already. */
export async function makeWhole(path: string, text: string): Promise<boolean> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomUUID()}.part`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if (!isError(error, 'EEXIST')) throw error;
    return false;
  } finally {
    await file.close();
    await unlink(draft);
  }
  await syncFolder(folder);
  if (made !== undefined) await syncFolder(dirname(folder));
  return true;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function unlessMissing(error: unknown): undefined {
  if (!isError(error, 'ENOENT')) throw error;
}

const isError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The same short name for the same key. */
export const nameOf = (key: string): string => hash('sha256', key).slice(0, 24);

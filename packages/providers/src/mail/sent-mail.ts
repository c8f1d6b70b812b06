import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailMessage } from './mail.ts';

/** Messages that were sent, one JSON file each, named by the key; making the file is what claims the key. */
export interface SentMessages<M extends { idempotencyKey: string }> {
  /** The message's id, and whether the key was free. */
  claim(message: M): Promise<{ id: string; isNew: boolean }>;
  /** Frees the key again: nothing was sent. */
  release(message: M): Promise<void>;
  read(id: string): Promise<M | undefined>;
}

export type SentMail = SentMessages<MailMessage>;

export function keepSent<M extends { idempotencyKey: string }>(folder: string): SentMessages<M> {
  const idOf = (key: string) => hash('sha256', key).slice(0, 32);
  const pathOf = (id: string) => join(folder, `${id}.json`);
  return {
    async claim(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = idOf(message.idempotencyKey);
      try {
        await writeFile(pathOf(id), JSON.stringify(message, null, 2), { flag: 'wx', mode: 0o600 });
        return { id, isNew: true };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return { id, isNew: false };
        throw error;
      }
    },
    release: (message) => rm(pathOf(idOf(message.idempotencyKey)), { force: true }),
    async read(id) {
      if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
      const text = await readFile(pathOf(id), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as M);
    },
  };
}

export const keepSentMail = (folder: string): SentMail => keepSent<MailMessage>(folder);

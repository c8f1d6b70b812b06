import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A mail or a text message that was kept in place of being sent. */
export interface KeptMessage {
  sentAt: Date;
  to: string;
  /** Null for a text message. */
  subject: string | null;
  text: string;
  /** The mail as mail clients show it; null where it has none. */
  html: string | null;
}

const kept = z.object({
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
});

/** Everything in the outboxes of a data folder, the newest first; a file that holds no message is left out. */
export async function keptMessages(dataDir: string): Promise<KeptMessage[]> {
  const found = await Promise.all(['outbox', 'sms-outbox'].map((name) => messagesIn(join(dataDir, name))));
  return found.flat().toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
}

async function messagesIn(folder: string): Promise<KeptMessage[]> {
  const names = await readdir(folder).catch(() => []);
  const messages = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => readMessage(join(folder, name)));
  return (await Promise.all(messages)).filter((one) => one !== null);
}

async function readMessage(path: string): Promise<KeptMessage | null> {
  const text = await readFile(path, 'utf8');
  const message = kept.safeParse(parsed(text)).data;
  if (!message) return null;
  const { mtime } = await stat(path);
  const { to, subject = null, text: words, html = null } = message;
  return { sentAt: mtime, to, subject, text: words, html };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { migrationsFolder } from '@brandwright/platform/kernel/data/migrate.ts';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A migration as drizzle's journal lists it. */
export interface Migration {
  /** The name of its file, without `.sql`. */
  tag: string;
  /** Milliseconds since 1970; what a database remembers of the migrations that it has had. */
  when: number;
  breakpoints: boolean;
}

interface Journal {
  version: string;
  dialect: string;
  entries: Migration[];
}

const hashesFile = fileURLToPath(new URL('../../tests/upgrades/migration-hashes.json', import.meta.url));

export function readJournal(): Journal {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
}

/** All migrations, the oldest first. */
export const readMigrations = (): Migration[] => readJournal().entries;

/** SHA-256 of each migration's file as it is now, by tag. */
export function hashesNow(): Record<string, string> {
  return Object.fromEntries(readMigrations().map(({ tag }) => [tag, hashOf(tag)]));
}

/** SHA-256 of each migration's file as it landed, by tag. */
export const landedHashes = (): Record<string, string> =>
  JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, string>;

/** Keeps the hashes of migrations that have none yet. Throws when a landed one was edited. */
export function keepHashes(): void {
  const landed = landedHashes();
  const now = hashesNow();
  const edited = Object.keys(landed).filter((tag) => landed[tag] !== now[tag]);
  if (edited.length > 0) throw new Error(`Landed migrations are never edited: ${edited.join(', ')}.`);
  writeFileSync(hashesFile, `${JSON.stringify(now, null, 2)}\n`);
}

const hashOf = (tag: string) =>
  createHash('sha256')
    .update(readFileSync(join(migrationsFolder, `${tag}.sql`)))
    .digest('hex');

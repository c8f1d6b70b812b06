import { drizzle } from 'drizzle-orm/node-postgres';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../kernel/data/database.ts';
import { tariffLines, tariffListEntries, tariffSources } from '../tables.ts';
import { readList } from './read-lists.ts';
import { readSchedule } from './read-schedule.ts';
import { recognize, type SourceKind } from './recognize.ts';

export interface TariffFile {
  name: string;
  bytes: Uint8Array;
}

/** What was loaded from one file. */
export interface ImportedFile {
  name: string;
  kind: SourceKind;
  revision: string;
  revisionDate: string | null;
  rows: number;
  /** In words, for the terminal. */
  counts: string;
}

export interface ImportOptions {
  now: Date;
  /** Name and day of the revision, where the file does not tell. */
  revision?: string;
  revisionDate?: string;
}

/** Days on which revisions of the schedule were published, for files that only name theirs. */
const publishedOn: Readonly<Record<string, string>> = {
  '2026 revision 10': '2026-06-08',
  '2026 revision 20': '2026-09-29',
};

/**
 * Loads files into the shared schedule, all or none, in one transaction as the database's owner. Each file replaces what
 * was loaded of its kind before, so loading twice changes nothing. Throws when a file is not recognized or not readable.
 */
export async function importTariffs(
  client: pg.Client | pg.PoolClient,
  files: readonly TariffFile[],
  options: ImportOptions,
): Promise<ImportedFile[]> {
  const db: Database = drizzle(client);
  const loaded: ImportedFile[] = [];
  await client.query('begin');
  try {
    for (const file of files) loaded.push(await loadFile(db, file, options));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return loaded;
}

async function loadFile(db: Database, file: TariffFile, options: ImportOptions): Promise<ImportedFile> {
  const { kind, text } = recognize(file.bytes, file.name);
  const revision = options.revision ?? revisionIn(file.name) ?? `loaded from ${file.name}`;
  const revisionDate =
    options.revisionDate ?? publishedOn[revision] ?? /20\d\d-\d\d-\d\d/.exec(file.name)?.[0] ?? null;
  const { rows, counts } = kind === 'LINES' ? await loadLines(db, text) : await loadList(db, kind, text);
  const source = { kind, revision, revisionDate, rows, fileName: file.name, importedAt: options.now };
  await db
    .insert(tariffSources)
    .values(source)
    .onConflictDoUpdate({ target: tariffSources.kind, set: source });
  return { name: file.name, kind, revision, revisionDate, rows, counts };
}

/** "usitc-hts-2026-rev10.json.gz" → "2026 revision 10". */
function revisionIn(name: string): string | undefined {
  const match = /(20\d\d)[^\d]{0,3}(?:rev|revision)[^\d]{0,2}(\d{1,2})/i.exec(name);
  return match ? `${match[1]} revision ${Number(match[2])}` : undefined;
}

async function loadLines(db: Database, text: string): Promise<{ rows: number; counts: string }> {
  const schedule = readSchedule(text);
  await db.delete(tariffLines);
  // One JSON document a batch: thousands of rows as parameters would take ten times as long.
  await inBatches(schedule.lines, 5000, (batch) =>
    db.execute(sql`
      insert into ${tariffLines} (digits, description, full_description, general, special, column2, units, headings, rates_from, has_rate)
      select digits, description, "fullDescription", general, special, column2, units, headings, "ratesFrom", "hasRate"
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as line(digits text, description text, "fullDescription" text, general text,
        special text, column2 text, units text[], headings text[], "ratesFrom" text, "hasRate" boolean)`),
  );
  const counts = `${number(schedule.rowCount)} rows: ${number(schedule.lines.length)} numbered lines (${number(schedule.inheritedCount)} with the rates of the line above), ${number(schedule.headingCount)} unnumbered headings folded into their descriptions`;
  return { rows: schedule.rowCount, counts };
}

async function loadList(
  db: Database,
  kind: Exclude<SourceKind, 'LINES'>,
  text: string,
): Promise<{ rows: number; counts: string }> {
  const entries = readList(kind, text);
  await db.delete(tariffListEntries).where(eq(tariffListEntries.kind, kind));
  await inBatches(entries, 5000, (batch) =>
    db
      .insert(tariffListEntries)
      .values(batch.map((entry) => ({ kind, ...entry })))
      .onConflictDoNothing(),
  );
  return { rows: entries.length, counts: `${number(entries.length)} codes` };
}

const number = (value: number): string => value.toLocaleString('en-US');

async function inBatches<T>(
  all: readonly T[],
  size: number,
  work: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += size) await work(all.slice(start, start + size));
}

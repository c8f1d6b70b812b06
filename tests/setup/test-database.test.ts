import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { prepareTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let sources: string;
let made: TestDatabase[];

beforeEach(async () => {
  sources = await mkdtemp(join(tmpdir(), 'brandwright-migrations-'));
  made = [];
});

afterEach(async () => {
  await Promise.all(made.map((database) => database.release()));
  await rm(sources, { recursive: true });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Prepares from one migration file, and tells whether it had to be applied. */
async function prepare(migration: string) {
  await writeFile(join(sources, '0000.sql'), migration);
  let migrated = false;
  const database = await prepareTestDatabase(new URL('/brandwright', inject('adminUrl')).href, {
    sources: [sources],
    migrate: async (url) => {
      migrated = true;
      await query(url, migration);
    },
  });
  made.push(database);
  return { ...database, migrated };
}

describe('prepareTestDatabase', () => {
  it('applies the migrations once for each state of them', async () => {
    const suffix = Math.random().toString(36).slice(2);
    const first = await prepare(`create table a_${suffix} (n int)`);
    const again = await prepare(`create table a_${suffix} (n int)`);
    const changed = await prepare(`create table b_${suffix} (n int)`);
    expect([first.migrated, again.migrated, changed.migrated]).toEqual([true, false, true]);
    expect(again.url).toBe(first.url);
    expect(changed.url).not.toBe(first.url);
    expect(await query(changed.url, `select to_regclass('b_${suffix}') is not null as there`)).toEqual([
      { there: true },
    ]);
  });

  it('leaves nothing that looks ready when a migration fails', async () => {
    const suffix = Math.random().toString(36).slice(2);
    await expect(prepare(`create table c_${suffix} (n nonsense)`)).rejects.toThrow(/nonsense/);
    const right = await prepare(`create table c_${suffix} (n int)`);
    expect(right.migrated).toBe(true);
  });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, migrationsFolder, routinesFolder } from '@brandwright/platform/kernel/data/migrate.ts';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seededDatabase } from './seeded-database.ts';
import { prepareTestDatabase } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The superuser's address of a database with all migrations applied, shared by every test of the
     * run: a test makes a store of its own in it.
     */
    adminUrl: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Takes away the seeded demo of this run, and what a run of the same number left. */
async function dropSeeded(adminUrl: string): Promise<void> {
  const { name, dataDir } = seededDatabase();
  rmSync(dataDir, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

/** Starts or joins the tests' PostgreSQL before the first test, and gives it up after the last. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({
    dataDir: join(root, '.data/test-postgres'),
    log: (message) => console.log(message),
  });
  try {
    const migrations = join(root, 'packages/platform/src/kernel/data/migrate.ts');
    const sources = [migrationsFolder, routinesFolder, migrations];
    const database = await prepareTestDatabase(postgres.url, { sources, migrate });
    project.provide('adminUrl', database.url);
    await dropSeeded(database.url);
    return async () => {
      await dropSeeded(database.url);
      await database.release();
      await postgres.stop();
    };
  } catch (error) {
    // Tests that need no database run all the same; the others fail, as they should.
    console.error('The test database cannot be made:', error);
    project.provide('adminUrl', new URL('/bw_test_missing', postgres.url).href);
    return () => postgres.stop();
  }
}

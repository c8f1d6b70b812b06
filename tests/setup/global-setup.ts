import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@brandwright/platform/kernel/migrate.ts';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import type { TestProject } from 'vitest/node';
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

/** Starts or joins the tests' PostgreSQL before the first test, and gives it up after the last. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({
    dataDir: join(root, '.data/test-postgres'),
    log: (message) => console.log(message),
  });
  const database = await prepareTestDatabase(postgres.url, {
    sources: [join(root, 'packages/platform/drizzle'), join(root, 'packages/platform/src/kernel/migrate.ts')],
    migrate,
  });
  project.provide('adminUrl', database.url);
  return async () => {
    await database.release();
    await postgres.stop();
  };
}

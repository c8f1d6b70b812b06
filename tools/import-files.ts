import { migrate } from '@brandwright/platform/kernel/data/migrate.ts';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A file that was named on the command line, as the person's folder has it. */
interface NamedFile {
  name: string;
  bytes: Buffer;
}

/**
 * Loads files into the database of `DATABASE_URL`, or of the server's own PostgreSQL, brought up to date before. Says what
 * failed and sets the exit code.
 */
export async function importFiles(
  paths: readonly string[],
  load: (client: pg.Client, files: NamedFile[]) => Promise<void>,
): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const embedded = process.env.DATABASE_URL
    ? null
    : await startPostgres({
        dataDir: join(resolve(root, process.env.DATA_DIR ?? '.data'), 'postgres'),
        log: (message) => console.log(message),
      });
  const url = process.env.DATABASE_URL ?? embedded?.url ?? '';
  try {
    await migrate(url);
    const files = await Promise.all(
      paths.map(async (path) => ({
        name: basename(path),
        bytes: await readFile(resolve(process.env.INIT_CWD ?? '', path)),
      })),
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await load(client, files);
    } finally {
      await client.end();
    }
  } catch (error) {
    console.error(`Nothing was loaded. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
}

import { migrate } from '@brandwright/platform/kernel/data/migrate.ts';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { importExpandedNetwork } from '@brandwright/platform/sourcing/network/expanded/import.ts';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const usage = `npm run suppliers:import -- FILE… [--source "factory list 2026"]

Loads lists of factories (CSV) into the expanded network, which all stores see. Columns are recognized by their names and
by what stands in them: name, country, address, city, sector, email, website.
All files are loaded or none. A factory with the same source, name and address is loaded once, however often.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help || positionals.length === 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

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
    positionals.map(async (path) => ({
      name: basename(path),
      bytes: await readFile(resolve(process.env.INIT_CWD ?? '', path)),
    })),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const loaded = await importExpandedNetwork(client, files, {
      now: new Date(),
      ...(values.source ? { source: values.source } : {}),
    });
    for (const file of loaded) {
      console.log(
        `${file.name}: ${file.rows} rows, ${file.added} added, ${file.refreshed} here already, ${file.duplicates} duplicates, ${file.skipped.length} skipped`,
      );
      for (const { line, message } of file.skipped.slice(0, 20)) console.log(`  line ${line}: ${message}`);
    }
  } finally {
    await client.end();
  }
} catch (error) {
  console.error(`Nothing was loaded. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}

import { migrate } from '@brandwright/platform/kernel/data/migrate.ts';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { importTariffs } from '@brandwright/platform/tariffs/import/import-tariffs.ts';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const usage = `npm run tariffs:import -- FILE… [--revision "2026 revision 12"] [--date 2026-07-01]

Loads the official US tariff schedule and the lists of its layers. What a file is, is told from its content:
  the USITC export as JSON (or .json.gz), and CSV files with the columns
  hts8,list,ch99_code (China 301) · hts_prefix,annex,metal_type (section 232) · hts8 (section 122) · hts10 (reciprocal).
All files are loaded or none. Loading again replaces what was loaded before.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { revision: { type: 'string' }, date: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help || positionals.length === 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
if (values.date !== undefined && !/^20\d\d-\d\d-\d\d$/.test(values.date)) {
  console.error(`--date must be a day such as 2026-07-01, not "${values.date}".`);
  process.exit(1);
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
    const started = performance.now();
    const loaded = await importTariffs(client, files, {
      now: new Date(),
      ...(values.revision ? { revision: values.revision } : {}),
      ...(values.date ? { revisionDate: values.date } : {}),
    });
    for (const { name, kind, counts, revision, revisionDate } of loaded) {
      const day = revisionDate ?? (kind === 'LINES' ? 'day unknown: say it with --date' : null);
      console.log(`${name}: ${kind}, ${counts} (${[revision, day].filter(Boolean).join(', ')})`);
    }
    console.log(`Loaded ${loaded.length} files in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await client.end();
  }
} catch (error) {
  console.error(`Nothing was loaded. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}

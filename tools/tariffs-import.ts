import { importTariffs } from '@brandwright/platform/tariffs/import/import-tariffs.ts';
import { parseArgs } from 'node:util';
import { importFiles } from './import-files.ts';

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

await importFiles(positionals, async (client, files) => {
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
});

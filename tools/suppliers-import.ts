import { importExpandedNetwork } from '@brandwright/platform/sourcing/network/expanded/import.ts';
import { parseArgs } from 'node:util';
import { importFiles } from './import-files.ts';

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

await importFiles(positionals, async (client, files) => {
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
});

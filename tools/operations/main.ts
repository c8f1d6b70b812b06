import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { operationIndexes } from './indexes.ts';

// Writes the indexes of operations; with `--check` it only says which are not as the files are.
const root = fileURLToPath(new URL('../..', import.meta.url));
const checks = process.argv.includes('--check');
let stale = 0;
for (const { path, text } of await operationIndexes(root)) {
  const file = join(root, path);
  const wanted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (wanted === (await readFile(file, 'utf8').catch(() => ''))) continue;
  stale += 1;
  if (checks) console.error(`${path} is not as its files are: run npm run operations:index`);
  else {
    await writeFile(file, wanted);
    console.log(`${path} written`);
  }
}
process.exitCode = checks && stale > 0 ? 1 : 0;

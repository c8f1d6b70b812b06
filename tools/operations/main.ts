import { fileURLToPath } from 'node:url';
import { readArguments, writeOperation } from './new.ts';
import { staleIndexes, updateIndexes } from './update-indexes.ts';

// `index` writes the lists of operations, `check` says which are not as the files are, `new` begins an operation.
const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, ...args] = process.argv.slice(2);

if (command === 'index') {
  for (const path of await updateIndexes(root)) console.log(`${path} written`);
} else if (command === 'check') {
  const stale = await staleIndexes(root);
  for (const { path } of stale)
    console.error(`${path} is not as the files of its area are: npm run operations:index`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else if (command === 'new') {
  try {
    for (const path of await writeOperation(root, readArguments(args))) console.log(path);
    console.log('Next: what it takes, gives and does. Then `npm run check` (CONTRIBUTING.md, ten minutes).');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error('Usage: node tools/operations/main.ts index | check | new AREA NAME [read|write] [--card]');
  process.exitCode = 2;
}

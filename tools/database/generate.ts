import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { showLatestSnapshot } from './latest-snapshot.ts';

// Writes what the tables have become since the last migration as one more: those that landed are in people's databases.
const name = process.argv[2];
if (name === undefined) {
  console.error('Say what the migration is for: npm run db:generate -- order_tallies');
  process.exit(1);
}
const platform = fileURLToPath(new URL('../../packages/platform', import.meta.url));
const run = spawnSync('drizzle-kit', ['generate', '--name', name], { cwd: platform, stdio: 'inherit' });
if (run.status === 0) {
  showLatestSnapshot();
  console.log('When its tables are as they will land, keep rows of them: npm run db:keep');
}
process.exit(run.status ?? 1);

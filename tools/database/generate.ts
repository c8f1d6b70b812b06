import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Until the first release there is one migration; after it, each change adds one.
const platform = fileURLToPath(new URL('../../packages/platform', import.meta.url));
const name = process.argv[2] ?? 'init';
if (name === 'init') rmSync(`${platform}/drizzle`, { recursive: true, force: true });
const run = spawnSync('drizzle-kit', ['generate', '--name', name], { cwd: platform, stdio: 'inherit' });
process.exit(run.status ?? 1);

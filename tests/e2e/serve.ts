import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../tools/setup/build.mjs';
import { serverProgram } from '../../tools/setup/paths.mjs';

// Runs the server on a data folder of its own, which goes with it.
const dataDir = mkdtempSync(join(tmpdir(), 'brandwright-browser-'));
// Pictures of half the size: drawing them is not what the browser tests wait for.
const env: NodeJS.ProcessEnv = { PICTURE_SIZE: '1024', ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1' };
delete env['DATABASE_URL'];
await buildServer();
const server = spawn(process.execPath, serverProgram, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});

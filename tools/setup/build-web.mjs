import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, program } from './paths.mjs';
import { pinnedEnvironment, run } from './processes.mjs';

const BUILT = inRoot('apps/web/dist/index.html');
const STAMP = inRoot('node_modules/.cache/client-built-from');
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages/contract/src',
  'package-lock.json',
];

/** Builds the client unless its last build came from the same sources. Throws when it does not build. */
export async function buildWeb() {
  const sources = hashOf(SOURCES.map((source) => inRoot(source)));
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the client');
  const env = pinnedEnvironment({ NODE_ENV: 'production' });
  const { code, output } = await run(program('vite'), ['build', 'apps/web', '--logLevel', 'warn'], {
    keep: true,
    env,
  });
  if (code !== 0) throw new Error(`The client does not build:\n${output}`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

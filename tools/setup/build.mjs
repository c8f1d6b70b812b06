import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtServer, inRoot, node, program } from './paths.mjs';
import { pinnedEnvironment, run } from './processes.mjs';

const PACKAGES = ['artwork', 'contract', 'copilot', 'language', 'platform', 'providers'];

const CLIENT = {
  name: 'client',
  built: inRoot('apps/web/dist/index.html'),
  sources: [
    'apps/web/src',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'apps/web/package.json',
    'packages/contract/src',
    'package-lock.json',
  ],
  command: [program('vite'), ['build', 'apps/web', '--logLevel', 'warn']],
};

const SERVER = {
  name: 'server',
  built: builtServer,
  sources: [
    'apps/server/src',
    ...PACKAGES.map((name) => `packages/${name}/src`),
    'tools/setup/bundle-server.mjs',
    'package-lock.json',
  ],
  command: [node, [inRoot('tools/setup/bundle-server.mjs')]],
};

/** Builds the client unless its last build came from the same sources. Throws when it does not build. */
export const buildClient = () => build(CLIENT);

/** Builds the server into one file, as `buildClient` does: loaded from its thousands of sources it starts in twice the time. */
export const buildServer = () => build(SERVER);

async function build({ name, built, sources, command: [file, args] }) {
  const stamp = inRoot(`node_modules/.cache/${name}-built-from`);
  const hash = hashOf(sources.map((source) => inRoot(source)));
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building the ${name}`);
  const env = pinnedEnvironment({ NODE_ENV: 'production' });
  const { code, output } = await run(file, args, { keep: true, env });
  if (code !== 0) throw new Error(`The ${name} does not build:\n${output}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Of names and contents: a clone that was moved is built anew, as what is built knows its sources by their paths. */
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

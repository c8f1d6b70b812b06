import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot, node, root } from './paths.mjs';
import { run } from './processes.mjs';

const NODE_MAJOR = 24;

/** Installs what package-lock.json says unless it is there already. Throws when that fails. */
export async function installDependencies() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) {
    console.log('Installing dependencies');
    await npm('ci', '--loglevel=error');
  } else if (!isInstalled()) {
    console.log('Updating dependencies');
    await npm('install', '--no-save', '--loglevel=error');
  }
  if (!(await hasPinnedNode())) {
    console.log(`Installing Node ${NODE_MAJOR}`);
    await npm('rebuild', 'node', '--ignore-scripts=false');
  }
  if (!(await hasPinnedNode()))
    throw new Error(`Node ${NODE_MAJOR} could not be installed from npm (package "node")`);
}

/** Whether node_modules holds what the lock file asks for. npm writes down there what it installed. */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json');
  const asked = readLock('package-lock.json');
  if (!asked) throw new Error(`package-lock.json is missing in ${root}`);
  return installed !== null && differences(asked, installed).length === 0;
}

/** Packages that are missing or of another version; what is optional may be left out on this machine. */
export function differences(asked, installed) {
  return Object.entries(asked).flatMap(([path, { version, optional, devOptional, link }]) => {
    // A package of ours that came since the last install has no link yet.
    if (link) return installed[path] ? [] : [path];
    const isOurs = path === '' || !path.includes('node_modules/');
    if (isOurs) return [];
    const found = installed[path]?.version;
    const mayBeMissing = optional || devOptional;
    return found === version || (mayBeMissing && found === undefined) ? [] : [path];
  });
}

function readLock(path) {
  return existsSync(inRoot(path)) ? JSON.parse(readFileSync(inRoot(path), 'utf8')).packages : null;
}

async function hasPinnedNode() {
  if (!existsSync(node)) return false;
  const { output } = await run(node, ['--version'], { keep: true });
  return output.startsWith(`v${NODE_MAJOR}.`);
}

/** Without our own programs on the path: npm must not run on a Node that it is about to replace. */
async function npm(...args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(inRoot('node_modules')));
  // The runtime of the language model comes whole from npm; its own script would look for GPU parts elsewhere.
  const env = { ...process.env, PATH: path.join(delimiter), ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const { code } = await run('npm', args, { env });
  if (code !== 0) throw new Error(`npm ${args[0]} failed (exit ${code})`);
}

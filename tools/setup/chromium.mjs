import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { program } from './paths.mjs';
import { pinnedEnvironment, run } from './processes.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

/**
 * Finds a Chromium that runs, or installs one: Debian's package where we may, else Playwright's.
 * Resolves to its address, or to null when Playwright's own is used. Throws when there is none to be had.
 */
export async function provideChromium() {
  const found = await findChromium();
  if (found) return found;
  if (isRoot && onPath('apt-get')) {
    console.log('Installing Chromium (apt-get)');
    const env = pinnedEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
    await run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { keep: true, env });
    const installed = await findChromium();
    if (installed) return installed;
  }
  console.log('Installing Chromium (playwright)');
  const args = isRoot ? ['install', '--with-deps', 'chromium'] : ['install', 'chromium'];
  const { code, output } = await run(program('playwright'), args, { keep: true });
  if (code === 0) return null;
  throw new Error(`No Chromium: install one, or set CHROMIUM_PATH to yours.\n${output.trim().slice(-1500)}`);
}

async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (await runs(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which does not run`);
  }
  for (const file of NAMES.map(onPath)) {
    if (file && (await runs(file))) return file;
  }
  return null;
}

/** Ubuntu's chromium-browser, for one, is a file that only asks for a snap. */
const runs = async (file) => (await run(file, ['--version'], { keep: true })).code === 0;

function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

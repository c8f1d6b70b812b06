import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { program } from './paths.mjs';
import { run } from './processes.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium, or installs one: Debian's package where we may, else Playwright's. Resolves to
 * its address, or to null when Playwright's own is used. Throws when there is none to be had.
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium (apt-get)');
    const { code } = await run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
      keep: true,
    });
    const installed = findChromium();
    if (code === 0 && installed) return installed;
  }
  console.log('Installing Chromium (playwright)');
  const { code, output } = await run(program('playwright'), ['install', 'chromium'], { keep: true });
  if (code === 0) return null;
  throw new Error(`No Chromium: install one, or set CHROMIUM_PATH to yours.\n${output.trim().slice(-1500)}`);
}

function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which does not exist`);
  }
  return NAMES.map(onPath).find(Boolean);
}

function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

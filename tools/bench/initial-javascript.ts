import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Kilobytes (1,000 bytes) of gzipped JavaScript that the built page loads before anything is chosen. */
export function initialJavaScriptKb(): number {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, name]) => name ?? '');
  const bytes = [...new Set(files)].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
    0,
  );
  return bytes / 1000;
}

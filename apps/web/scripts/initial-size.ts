import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** At most this much JavaScript, gzipped, before the copilot can be typed into. */
const limitKilobytes = 200;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest: Record<string, ManifestChunk> = JSON.parse(
  readFileSync(`${dist}.vite/manifest.json`, 'utf8'),
);

/** The files that a chunk needs, itself included. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

function kilobytes(files: Iterable<string>): number {
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(dist + file), { level: 9 }).length, 0) / 1000
  );
}

const login = new Set([...filesOf('index.html'), ...filesOf('src/store/screens/login-screen.tsx')]);
const typing = new Set([...login, ...filesOf('src/copilot/screens/copilot-screen.tsx')]);
const thread = new Set([...typing, ...filesOf('src/copilot/open-conversation.tsx')]);

console.log(`login            ${kilobytes(login).toFixed(1)} kB`);
console.log(`copilot, typing  ${kilobytes(typing).toFixed(1)} kB (at most ${limitKilobytes})`);
console.log(`with the thread  ${kilobytes(thread).toFixed(1)} kB`);
if (kilobytes(typing) > limitKilobytes) process.exitCode = 1;

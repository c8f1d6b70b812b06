import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READ = /\b(?:settings|env|environment)(?:\?\.|\.|\[['"])([A-Z][A-Z0-9_]+)/g;
const DECLARED = /^ +([A-Z][A-Z0-9_]+): (?:z|flag)\b/gm;
const OF_THE_SYSTEM = ['PATH', 'CI', 'NODE_ENV'];

const sources = ['packages/providers/src', 'packages/platform/src', 'packages/copilot/src', 'apps/server/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));

describe('.env.example', () => {
  const documented = [
    ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm),
  ].map(([, name]) => name);

  it('documents every variable that the code reads, once', () => {
    const read = sources.flatMap((file) =>
      [READ, DECLARED].flatMap((pattern) =>
        [...readFileSync(file, 'utf8').matchAll(pattern)].map((found) => found[1] ?? ''),
      ),
    );
    const undocumented = read.filter((name) => !OF_THE_SYSTEM.includes(name) && !documented.includes(name));
    expect([...new Set(undocumented)]).toEqual([]);
    expect(new Set(documented).size).toBe(documented.length);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = globSync(['*.md', '{apps,packages}/*/README.md', 'packages/platform/src/*/README.md'], {
  cwd: root,
});
const packages = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root });
const scripts = Object.assign({}, ...packages.map(scriptsOf)) as Record<string, string>;

function scriptsOf(path: string): Record<string, string> {
  return (
    (JSON.parse(readFileSync(join(root, path), 'utf8')) as { scripts?: Record<string, string> }).scripts ?? {}
  );
}

describe.each(documents)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  it('names npm commands that exist', () => {
    const named = [...text.matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:-]*)/gm)].map(([, name]) => name ?? '');
    const missing = named.filter((name) => name !== 'install' && name !== 'ci' && !(name in scripts));
    expect(missing).toEqual([]);
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

  it('names files that exist', () => {
    const quoted = [...text.matchAll(/`((?:apps|packages|tools|tests)\/[\w./-]+)`/g)].map(([, name]) =>
      join(root, name ?? ''),
    );
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, name]) =>
      join(root, dirname(path), name ?? ''),
    );
    const missing = [...quoted, ...linked].filter((name) => !name.includes('AREA') && !existsSync(name));
    expect(missing).toEqual([]);
  });
});

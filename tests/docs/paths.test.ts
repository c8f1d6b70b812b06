import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pathsNamedIn, standsIn } from './named-paths.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exclude = ['**/node_modules/**', '**/dist/**', '.data/**', 'test-results/**', 'report/**', '.git/**'];
const tree = globSync('**/*', { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
// What the conversations attach is somebody else's document.
const documents = tree.filter((path) => path.endsWith('.md') && !path.startsWith('tests/conversations/'));

describe('a document', () => {
  it.each(documents)('%s names only files and folders that there are', (document) => {
    const named = pathsNamedIn(readFileSync(join(root, document), 'utf8'), tree);
    expect(named.filter((path) => !standsIn(tree, path, dirname(document)))).toEqual([]);
  });
});

describe('pathsNamedIn', () => {
  const small = [
    'README.md',
    'packages/platform/src/orders/index.ts',
    'packages/platform/src/orders/README.md',
    'tools/x.ts',
  ];

  it('finds paths in backticks and links, and leaves commands, addresses and code alone', () => {
    const text = [
      'See `orders/index.ts`, `packages/platform/src/AREA/`, [more](../x.md#part) and `rules.ts`.',
      'Not `npm run check`, `/rest/main`, `image/png`, `@ai-sdk/openai`, [this](https://example.com/a.ts) or `order`.',
      '```sh',
      'node `gone.ts`',
      '```',
    ].join('\n');
    expect(pathsNamedIn(text, small)).toEqual([
      'orders/index.ts',
      'packages/platform/src/AREA/',
      'rules.ts',
      './../x.md',
    ]);
  });

  it.each([
    ['orders/index.ts', '.', true],
    ['orders/gone.ts', '.', false],
    ['packages/platform/src/AREA/index.ts', '.', true],
    ['packages/platform/src/AREA/gone.ts', '.', false],
    ['index.ts', 'packages/platform', true],
    ['x.ts', 'packages/platform', false],
    ['tools/x.ts', 'packages/platform', true],
    ['./../orders/index.ts', 'packages/platform/src/home', true],
    ['./index.ts', 'tools', false],
    ['orders/', 'packages/platform', true],
  ])('knows whether %s, named in a document in %s, is there: %s', (path, folder, there) => {
    expect(standsIn(small, path, folder)).toBe(there);
  });
});

import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * One import of one of our files by another, of types or of more, both as paths from the root with forward slashes.
 */
export type Import = { from: string; to: string };

const FOLDERS = ['packages', 'apps', 'tools', 'tests'];
const STATEMENT = /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"](?<source>[^'"]+)['"]/gm;
const BARE_OR_DYNAMIC = /^\s*import\s*['"](?<bare>[^'"]+)['"]|\bimport\(\s*['"](?<dynamic>[^'"]+)['"]/gm;

/** Every source file below packages, apps, tools and tests with its text; paths from the root with forward slashes. */
export async function readSources(root: string): Promise<{ path: string; text: string }[]> {
  const files = (await Promise.all(FOLDERS.map((folder) => sourcesIn(join(root, folder))))).flat();
  return Promise.all(
    files.map(async (file) => ({ path: relative(root, file), text: await readFile(file, 'utf8') })),
  );
}

/** All imports between our own files. */
export function importsIn(root: string, files: readonly { path: string; text: string }[]): Import[] {
  return files.flatMap(({ path, text }) =>
    parseImports(text).flatMap((source) => {
      const to = locate(root, join(root, path), source);
      return to === null ? [] : [{ from: path, to }];
    }),
  );
}

/** What a source file imports, as written. */
export function parseImports(text: string): string[] {
  const statements = [...text.matchAll(STATEMENT)].map(({ groups }) => groups?.['source'] ?? '');
  const others = [...text.matchAll(BARE_OR_DYNAMIC)].map(
    ({ groups }) => groups?.['bare'] ?? groups?.['dynamic'] ?? '',
  );
  return [...statements, ...others];
}

function locate(root: string, file: string, source: string): string | null {
  if (source.startsWith('.')) return relative(root, resolve(dirname(file), source));
  // "#api/use-operation.ts" of the client, as its package.json maps it.
  if (source.startsWith('#')) return `${relative(root, file).split('/', 2).join('/')}/src/${source.slice(1)}`;
  const ours = /^@brandwright\/(?<name>[^/]+)(?:\/(?<path>.+))?$/.exec(source)?.groups;
  if (!ours) return null;
  const home =
    ['packages', 'apps'].find((folder) => existsSync(join(root, folder, ours['name'] ?? ''))) ?? 'packages';
  return `${home}/${ours['name']}/src/${ours['path'] ?? 'index.ts'}`;
}

async function sourcesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}

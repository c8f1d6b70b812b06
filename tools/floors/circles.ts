import type { Import } from './imports.ts';

/** Folders in which a type counts like any import: no two files there need each other. */
const STRICT = ['packages/language/', 'packages/copilot/src/offline/'];

/** The circles in which files load each other, each from its first file round to it again. Types load nothing. */
export function findCircles(imports: readonly Import[]): string[][] {
  const loads = new Map<string, string[]>();
  for (const { from, to, typesOnly } of imports) {
    if (!typesOnly || isStrict(from)) loads.set(from, [...(loads.get(from) ?? []), to]);
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of loads.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  }

  for (const file of loads.keys()) visit(file);
  return circles;
}

const isStrict = (file: string) => STRICT.some((folder) => file.startsWith(folder));

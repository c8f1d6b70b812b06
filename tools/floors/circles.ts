import type { Import } from './imports.ts';

/** The circles of files that need each other, each from its first file round to it again. A type counts like any import. */
export function findCircles(imports: readonly Import[]): string[][] {
  const needs = new Map<string, string[]>();
  for (const { from, to } of imports) needs.set(from, [...(needs.get(from) ?? []), to]);
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of needs.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  }

  for (const file of needs.keys()) visit(file);
  return circles;
}

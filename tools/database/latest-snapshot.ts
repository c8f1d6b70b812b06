import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const attributes = `${root}.gitattributes`;
const shown = /^packages\/platform\/drizzle\/meta\/\d+_snapshot\.json diff -linguist-generated$/m;

/** The snapshot of the tables that review shows, as a path from the root. */
export const shownSnapshot = (): string | undefined =>
  shown.exec(readFileSync(attributes, 'utf8'))?.[0].split(' ')[0];

/** The snapshot of the latest migration, as a path from the root. */
export const latestSnapshot = (): string =>
  globSync('packages/platform/drizzle/meta/*_snapshot.json', { cwd: root }).toSorted().at(-1) ?? '';

/** Lets review show the latest snapshot in place of the one before. */
export function showLatestSnapshot(): void {
  const text = readFileSync(attributes, 'utf8');
  writeFileSync(attributes, text.replace(shown, `${latestSnapshot()} diff -linguist-generated`));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'known-misses.txt';

/**
 * Scripts that the built-in model is known not to get through yet: paths in `known-misses.txt` of a folder that is replayed, one a
 * line, from that folder. They are replayed and told, and do not fail the run; whoever mends one takes its line away.
 */
export function readKnownMisses(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((folder) => {
      const file = join(folder, fileName);
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
      for (const line of lines)
        if (!existsSync(join(folder, line))) throw new Error(`${file}: there is no script ${line}.`);
      return lines.map((line) => join(folder, line));
    }),
  );
}

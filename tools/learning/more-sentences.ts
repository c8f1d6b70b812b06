import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const list = z.record(z.string(), z.array(z.string()));

/**
 * Sentences to learn from beside the utterances: of each list of this folder, by operation. `nothing` holds what
 * nothing answers. A source may stand in several files: `founders.orders.yaml`, `founders.sourcing.yaml`.
 */
export function moreSentences(): { source: string; byOperation: Record<string, string[]> }[] {
  const folder = new URL('.', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      source: name.slice(0, name.indexOf('.')),
      byOperation: list.parse(parse(readFileSync(new URL(name, folder), 'utf8'))),
    }));
}

import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const list = z.record(z.string(), z.array(z.string()));

/** Sentences to learn from beside the utterances, by operation, of all lists of this folder; `nothing` holds what nothing answers. */
export function moreSentences(): Record<string, string[]> {
  const folder = new URL('.', import.meta.url);
  const lists = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => list.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));
  const all: Record<string, string[]> = {};
  for (const [name, says] of lists.flatMap((one) => Object.entries(one))) (all[name] ??= []).push(...says);
  return all;
}

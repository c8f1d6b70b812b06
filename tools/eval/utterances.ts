import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const utterance = z.object({
  say: z.string(),
  /** Operations that are right; null for out of scope. */
  operation: z.union([z.string(), z.array(z.string()), z.null()]),
  /** A subset of the input; records by the name that was said. */
  input: z.record(z.string(), z.unknown()).optional(),
  /** The field that must be asked for, because the words lack it. */
  asks: z.string().optional(),
});
export type Utterance = z.output<typeof utterance>;

export interface UtteranceSet {
  area: string;
  utterances: Utterance[];
}

const folder = fileURLToPath(new URL('../../tests/utterances', import.meta.url));

/** The sets of one kind, by area. The model may be tuned on `learn` and never on `held-out`. */
export function readUtterances(kind: 'learn' | 'held-out'): UtteranceSet[] {
  const ending = `.${kind}.yaml`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({
      area: name.slice(0, -ending.length),
      utterances: z.array(utterance).parse(parse(readFileSync(join(folder, name), 'utf8'))),
    }));
}

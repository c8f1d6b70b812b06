import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const input = z.record(z.string(), z.unknown());

/** What was said and done before the words. */
const earlier = z.strictObject({
  say: z.string().trim().min(1),
  /** The call that answered it, with its whole input; records by the name that was said. */
  operation: z.string().optional(),
  input: input.optional(),
  /** The field that the partner asked for in place of calling. */
  asks: z.string().optional(),
});
export type Earlier = z.output<typeof earlier>;

/** One call that a message with several requests must come to. */
const wantedCall = z.strictObject({ operation: z.string(), input: input.optional() });

/** One line of a set; tests/utterances/README.md says how to write it. */
export const utterance = z.strictObject({
  say: z.string().trim().min(1),
  /** Operations that are right, one of them enough; null where nothing answers. Left out where `calls` stands. */
  operation: z.union([z.string(), z.array(z.string()).min(2), z.null()]).optional(),
  /** A subset of the input; records by the name that was said. */
  input: input.optional(),
  /** The field that must be asked for, because the words lack it. */
  asks: z.string().optional(),
  /** Every call that the message must come to, in any order. */
  calls: z.array(wantedCall).min(1).optional(),
  after: z.array(earlier).optional(),
  /** Who wrote it, where it is another than the file's author. */
  by: z.string().optional(),
});
export type Utterance = z.output<typeof utterance>;

export type SetKind = 'learn' | 'held-out';

export interface UtteranceSet {
  area: string;
  utterances: Utterance[];
}

const folder = fileURLToPath(new URL('../../tests/utterances', import.meta.url));
const foreignFile = fileURLToPath(new URL('../../../shared/data/out-of-scope-dev.jsonl', import.meta.url));

/** Of files that do not say it. */
const unnamedAuthor = 'project';

/** Who wrote a line. */
export const authorOf = ({ by }: Utterance): string => by ?? unnamedAuthor;

/** A file of utterances; a first line `# author: NAME` names who wrote those that name nobody. */
export function parseUtterances(text: string): Utterance[] {
  const author = /^# author: (?<name>\S.*)$/m.exec(text.split('\n', 1)[0] ?? '')?.groups?.['name']?.trim();
  const lines = z.array(utterance).parse(parse(text));
  return author === undefined ? lines : lines.map((line) => ({ by: author, ...line }));
}

/** The sets of one kind, by area. The model may be tuned on `learn` and never on `held-out`. */
export function readUtterances(kind: SetKind): UtteranceSet[] {
  const ending = `.${kind}.yaml`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({
      area: name.slice(0, -ending.length),
      utterances: parseUtterances(readFileSync(join(folder, name), 'utf8')),
    }));
}

/** Any file of the same format, or lines of JSON with a `text` that nothing answers. */
export function readFileOfUtterances(path: string): UtteranceSet {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.jsonl')) return { area: basename(path, '.jsonl'), utterances: foreignLines(text) };
  return {
    area: basename(path).replace(/\.(?:ya?ml|json)$/, ''),
    utterances: parseUtterances(text),
  };
}

/** Questions that no brand platform answers, of the shared data; null where it is not present. */
export function readForeign(): UtteranceSet | null {
  try {
    return { area: 'out-of-scope-dev', utterances: foreignLines(readFileSync(foreignFile, 'utf8')) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function foreignLines(text: string): Utterance[] {
  return text
    .trim()
    .split('\n')
    .map((line) => ({
      say: z.object({ text: z.string() }).parse(JSON.parse(line)).text,
      operation: null,
    }));
}

/** The operations that answer an utterance; none where nothing does. */
export function operationsOf({ operation, calls }: Utterance): string[] {
  if (calls) return calls.map((call) => call.operation);
  return operation === null || operation === undefined ? [] : [operation].flat();
}

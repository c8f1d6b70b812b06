import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { frozenInstant } from '../local-server/start-server.ts';

const called = z.strictObject({
  operation: z.string(),
  /** Matched as a subset. */
  input: z.unknown().optional(),
  /** Matched as a subset. */
  output: z.unknown().optional(),
});

const expectation = z.strictObject({
  /** Each listed call happens; `noCalls` says that none does. */
  calls: z.array(called).min(1).optional(),
  /** Each named card is shown. */
  cards: z.array(z.string()).optional(),
  /** Text, or a regular expression between slashes. Each occurs in what was said. */
  says: z.array(z.coerce.string()).optional(),
  /** None of these is said. */
  silent: z.array(z.coerce.string()).optional(),
  /** None of these operations is called or asked for. */
  never: z.array(z.string()).optional(),
  /** Nothing is called at all. */
  noCalls: z.boolean().optional(),
  /** The turn stops for this approval. */
  approval: z
    .strictObject({ operation: z.string(), input: z.unknown().optional(), preview: z.unknown().optional() })
    .optional(),
  /** Each listed call is refused with this code. */
  refused: z.array(z.strictObject({ operation: z.string(), code: z.string() })).optional(),
  /** How the decided action ended. */
  status: z.string().optional(),
  /** Chips of what was understood, as text. */
  understood: z.array(z.string()).optional(),
  /** Whether undo is offered for a call of this turn. */
  undoOffered: z.boolean().optional(),
});
export type Expectation = z.output<typeof expectation>;

const turn = z.strictObject({
  say: z.coerce.string().optional(),
  /** Files to attach, beside the script. */
  files: z.array(z.string()).optional(),
  screen: z.unknown().optional(),
  /** Decides on the latest pending action of this operation. */
  approve: z.string().optional(),
  deny: z.string().optional(),
  /** Sends the same decision twice at once: nothing may happen twice. */
  twice: z.boolean().optional(),
  /** The reader leaves after the first event and comes back to follow the rest. */
  reload: z.boolean().optional(),
  /** Stops the answer after the first event. */
  stop: z.boolean().optional(),
  /** Answers the last message again. */
  regenerate: z.boolean().optional(),
  /** Puts other words in place of the last ones said. */
  edit: z.coerce.string().optional(),
  /** Changes (or with null removes) a chip of the last call of an operation. */
  refine: z.strictObject({ operation: z.string(), field: z.string(), value: z.unknown() }).optional(),
  /** Presses Undo on the last call of this operation. */
  undo: z.string().optional(),
  /** Moves the frozen clock on: "25 hours". */
  wait: z.string().optional(),
  expect: expectation.optional(),
});
export type Turn = z.output<typeof turn>;

export const scriptSchema = z.strictObject({
  name: z.string(),
  as: z.string(),
  password: z.string().default('brandwright-demo'),
  /** The instant at which it happens: the demo begins then, and time stands still until a turn waits. */
  at: z.iso.datetime({ offset: true }).default(frozenInstant),
  /** `kept` goes on with the data as the script before left them. */
  data: z.enum(['fresh', 'kept']).default('fresh'),
  /** A language model server to start for it, whose address is written `{modelServer}`. It answers `says` to everything. */
  modelServer: z.strictObject({ models: z.array(z.string()), says: z.string() }).optional(),
  turns: z.array(turn).min(1),
  /** The state that the conversation must leave. `as` reads it as someone else. */
  after: z
    .array(
      z.strictObject({
        operation: z.string(),
        input: z.unknown().default({}),
        output: z.unknown().optional(),
        refused: z.string().optional(),
        as: z.string().optional(),
      }),
    )
    .default([]),
});
export type Script = z.output<typeof scriptSchema>;

export interface ScriptFile {
  path: string;
  script: Script;
}

/** Reads the scripts of files and folders, in order of their names. Throws with the file's name when one is not right. */
export function readScripts(paths: readonly string[]): ScriptFile[] {
  return paths.flatMap(filesUnder).map((path) => {
    const read = scriptSchema.safeParse(parse(readFileSync(path, 'utf8')));
    if (!read.success) throw new Error(`${path}:\n${z.prettifyError(read.error)}`);
    return { path, script: read.data };
  });
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const inner = join(path, name);
      return statSync(inner).isDirectory() || /\.ya?ml$/.test(name) ? filesUnder(inner) : [];
    });
}

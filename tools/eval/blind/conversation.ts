import { readFileSync } from 'node:fs';
import { z } from 'zod';

const pattern = z.string().min(1).refine(compiles, 'not a regular expression');

const wantedCall = z.strictObject({
  op: z.string().min(1),
  /** The essential fields only: records by the name that people use, money in minor units. */
  input: z.record(z.string(), z.unknown()).optional(),
});
export type WantedCall = z.output<typeof wantedCall>;

/** One acceptable result of a turn. Everything it names must hold. */
const outcome = z
  .strictObject({
    /** Each of these operations ran or waits for a yes. */
    calls: z.array(wantedCall).min(1).optional(),
    /** A regular expression found in the answer or in the results it shows. */
    says: pattern.optional(),
    /** A clarifying question that matches, before anything is changed. */
    ask: pattern.optional(),
    /** The partner says honestly that it cannot do this. */
    decline: z.boolean().optional(),
    /** One of these operations is among the readings offered. */
    options: z.array(z.string()).min(1).optional(),
    /** The pending action was carried out. */
    approved: z.boolean().optional(),
    /** The pending action was turned down. */
    denied: z.boolean().optional(),
  })
  .refine((wanted) => Object.values(wanted).some(Boolean), 'expects nothing, so any answer would be right');
export type Outcome = z.output<typeof outcome>;

const turn = z.strictObject({
  /** What the founder types, or a decision on the latest pending action: `!approve`, `!deny`. */
  say: z.string().trim().min(1),
  /** What a helpful partner should do, in plain words for people. */
  want: z.string(),
  ok: z.array(outcome).min(1),
});
export type Turn = z.output<typeof turn>;

/** One line of a blind file; tests/blind/README.md describes the files. */
export const conversation = z.strictObject({
  id: z.string().min(1),
  area: z.string().min(1),
  turns: z.array(turn).min(1),
});
export type Conversation = z.output<typeof conversation>;

/** Parses a blind file. Throws with the name and line of the first line that is not valid. */
export function parseConversations(text: string, name: string): Conversation[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = conversation.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`${name}:${index + 1}\n${z.prettifyError(parsed.error)}`);
    return [parsed.data];
  });
}

export const readConversations = (path: string): Conversation[] =>
  parseConversations(readFileSync(path, 'utf8'), path);

/** Every Nth item, starting with the first, so that two runs measure the same ones. */
export const sampleEvery = <T>(items: readonly T[], every: number): T[] =>
  items.filter((_, index) => index % every === 0);

/** The decision that a turn makes on a pending action, or null when it says something. */
export function decisionOf({ say }: Turn): 'approve' | 'deny' | null {
  if (say.startsWith('!approve')) return 'approve';
  return say.startsWith('!deny') ? 'deny' : null;
}

function compiles(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'is'));
  } catch {
    return false;
  }
}

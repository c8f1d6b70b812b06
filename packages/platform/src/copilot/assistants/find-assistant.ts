import { OperationError, recordKinds } from '@brandwright/contract';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';
import type { Context } from '../../kernel/request/context.ts';
import { assistants } from './tables.ts';

export type AssistantRow = typeof assistants.$inferSelect;

/** Assistants of the store that were not deleted. */
export const living = (context: Context, more?: SQL) =>
  and(eq(assistants.storeId, context.storeId), isNull(assistants.deletedAt), more);

export const livingAssistants = (context: Context): Promise<AssistantRow[]> =>
  context.db
    .select()
    .from(assistants)
    .where(living(context))
    .orderBy(asc(assistants.createdAt), asc(assistants.id));

const smallWords = new Set([
  'the',
  'my',
  'our',
  'a',
  'an',
  'assistant',
  'assistants',
  'agent',
  'one',
  'that',
  'for',
  'of',
]);

/** Words that tell names apart, without their plural s: "the late orders watcher" → late, order, watcher. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !smallWords.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** Without case and plural. */
const bareWord = (word: string) => {
  const lower = word.toLowerCase();
  return lower.length > 3 ? lower.replace(/s$/, '') : lower;
};

/** How far words name an assistant: all of them in its name, or else in its instructions too. */
function likeness(row: AssistantRow, said: string): number {
  const words = wordsOf(said).filter((word) => !kinds.has(word));
  if (words.length === 0) return 0;
  const has = (text: string) => {
    const own = new Set(wordsOf(text));
    return words.every((word) => own.has(word));
  };
  return has(row.name) ? 1 : has(`${row.name} ${row.instructions}`) ? 0.8 : 0;
}

const noneYet = 'There are no assistants yet. Say what should be checked and how often.';
const quotedName = ({ name }: AssistantRow) => `“${name}”`;

const assistantKind: RecordKindDeclaration<AssistantRow> = {
  called: recordKinds.assistant,
  nameOf: ({ name }) => name,
  labelOf: quotedName,
  likeness,
  lookUp: 'Say "show my assistants" to see them.',
  noneYet,
  async byId(context, id) {
    const [row] = await context.db
      .select()
      .from(assistants)
      .where(living(context, eq(assistants.id, id)));
    return row;
  },
  named: livingAssistants,
};

/** The assistant that an id or words mean; the only one where none is named. Errors: not_found, conflict, bad_input. */
export async function findAssistant(
  context: Context,
  named: { id?: string | undefined; assistant?: string | undefined },
): Promise<AssistantRow> {
  const called = named.id ?? named.assistant;
  if (called !== undefined) return resolveRecord(context, assistantKind, called);
  const all = await livingAssistants(context);
  const [only, other] = all;
  if (only && !other) return only;
  throw new OperationError(
    'bad_input',
    only ? `Which assistant: ${all.map(quotedName).join(', ')}?` : noneYet,
    [{ path: 'assistant', message: 'Give its name or id.' }],
  );
}

/** Assistants whose name, or all its telling words, stand in what was said. */
export const assistantFinder: RecordFinder = {
  kind: 'assistant',
  async find(context, words) {
    const said = new Set(wordsOf(words));
    const lower = words.toLowerCase();
    // "Late orders" alone is about orders; "the late order assistant" is about this.
    const isAboutOne = /\b(?:assistants?|watchers?|agents?|bots?|automations?)\b/i.test(words);
    const rows = await livingAssistants(context);
    return rows.flatMap((row): RecordCandidate[] => {
      const isWhole = lower.includes(row.name.toLowerCase());
      const own = wordsOf(row.name).filter((word) => !kinds.has(word));
      const isMeant = own.length > 0 && own.every((word) => said.has(word)) && isAboutOne;
      const matched = isWhole ? row.name : stretchOf(words, [...own, ...kinds]);
      if (!isWhole && (!isMeant || matched === '')) return [];
      const score = isWhole ? 1 : 0.9;
      return [{ kind: 'assistant', value: row.name, id: row.id, label: row.name, matched, score }];
    });
  },
};

/** What an assistant may be called whatever its name is. */
const kinds: ReadonlySet<string> = new Set(['assistant', 'watcher', 'agent', 'bot', 'automation']);

/** The piece of the text from the first to the last of the words. */
function stretchOf(text: string, words: readonly string[]): string {
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter((match) =>
    words.some((word) => bareWord(match[0]) === word),
  );
  const [first] = places;
  const last = places.at(-1);
  return first && last ? text.slice(first.index, last.index + last[0].length) : '';
}

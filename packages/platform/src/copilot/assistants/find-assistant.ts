import { OperationError } from '@brandwright/contract';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
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

/** The assistant that an id or words of its name, or else of its instructions, mean. */
export async function findAssistant(
  context: Context,
  named: { id?: string | undefined; assistant?: string | undefined },
): Promise<AssistantRow> {
  const called = named.id ?? named.assistant;
  const all = await livingAssistants(context);
  if (called === undefined) {
    const [only, other] = all;
    if (only && !other) return only;
    throw new OperationError('bad_input', all.length === 0 ? none : `Which assistant: ${namesOf(all)}?`, [
      { path: 'assistant', message: 'Give its name or id.' },
    ]);
  }
  const [found, other] = meant(all, called);
  if (found && !other) return found;
  if (found) {
    throw new OperationError('bad_input', `Which assistant: ${namesOf(meant(all, called))}?`, [
      { path: 'assistant', message: 'Matches more than one.' },
    ]);
  }
  throw new OperationError(
    'not_found',
    all.length === 0 ? none : `No assistant matches that. You have ${namesOf(all)}.`,
  );
}

const none = 'No assistants yet. Say what to check and how often.';
const namesOf = (rows: readonly AssistantRow[]) => rows.map((row) => `“${row.name}”`).join(', ');

function meant(all: readonly AssistantRow[], called: string): AssistantRow[] {
  const key = called.trim().toLowerCase();
  const exact = all.filter((row) => row.id === key || row.name.toLowerCase() === key);
  if (exact.length > 0) return exact;
  const words = wordsOf(called).filter((word) => !kinds.has(word));
  if (words.length === 0) return [];
  const has = (text: string) => {
    const own = new Set(wordsOf(text));
    return words.every((word) => own.has(word));
  };
  const byName = all.filter((row) => has(row.name));
  return byName.length > 0 ? byName : all.filter((row) => has(`${row.name} ${row.instructions}`));
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

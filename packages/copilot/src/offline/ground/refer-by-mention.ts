import type { RecordKind } from '@brandwright/contract';
import { stem, singular } from '@brandwright/language/words/stems.ts';
import { tellingWords } from './name-match.ts';
import { recordsRestedOn, type SeenList, type SeenRecord } from './records.ts';

/** Shorter words stand in too many messages for something else. */
const leastLength = 4;
const mostResults = 3;

/** "Oh no, not the hoodie!": the one row in view in whose name, and in no other's, a word of the message stands. */
export function referByMention(
  text: string,
  kind: RecordKind,
  results: readonly { lists: readonly SeenList[]; result: unknown }[],
): SeenRecord | null {
  const said = new Set(wordsOf(text, kind));
  for (const { lists, result } of results.slice(0, mostResults)) {
    const shown = lists.flatMap(({ records, single }) => (single ? [] : records));
    const rows = [...shown, ...recordsRestedOn(result)].filter((one) => one.kind === kind);
    const names = rows.map(({ label }) => new Set(wordsOf(label, kind).filter((word) => said.has(word))));
    const isTelling = (word: string) => names.filter((name) => name.has(word)).length === 1;
    const named = rows.filter((_, place) => [...(names[place] ?? [])].some(isTelling));
    const [only] = named;
    if (only) return named.length === 1 ? only : null;
  }
  return null;
}

const wordsOf = (text: string, kind: RecordKind): string[] =>
  tellingWords(text, kind).flatMap((word) => (word.length < leastLength ? [] : [stem(singular(word))]));

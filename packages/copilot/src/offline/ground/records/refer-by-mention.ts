import type { RecordKind } from '@brandwright/contract';
import { stem, singular } from '@brandwright/language/words/stems.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { isKindWord } from './kind-words.ts';
import { tellingTextOf, tellingWords } from './name-match.ts';
import { recordsRestedOn, standsFor, type SeenList, type SeenRecord } from './records.ts';

/** Shorter words stand in too many messages for something else. */
const leastLength = 3;
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
    const all = [...shown, ...recordsRestedOn(result)];
    const own = all.filter((one) => one.kind === kind);
    const rows = own.length > 0 ? own : all.filter((one) => standsFor(one, kind));
    const names = rows.map((row) => new Set(wordsOf(nameOf(row), kind).filter((word) => said.has(word))));
    const isTelling = (word: string) => names.filter((name) => name.has(word)).length === 1;
    const named = rows.filter((_, place) => [...(names[place] ?? [])].some(isTelling));
    const [only] = named;
    if (only) return named.length === 1 ? only : null;
  }
  return null;
}

/** What a record is called and whom it is of: a ticket has a number, and is "Mason's" too. */
const nameOf = ({ label, data }: SeenRecord): string => {
  const { customerName, supplierName, itemTitle } = data;
  return [label, customerName, supplierName, itemTitle].filter((one) => typeof one === 'string').join(' ');
};

/** Longer lists are not read whole. */
const mostInStore = 49;

/** "That dead tee order", of a store whose lists are short: the records in whose names, but not in all, words of the message stand. */
export function mentionedIn(
  text: string,
  kind: RecordKind,
  records: readonly SeenRecord[],
): readonly SeenRecord[] {
  if (records.length > mostInStore) return [];
  const said = new Set(wordsOf(withoutAny(withoutCodes(text)), kind));
  const counted = records.map((record) => ({
    record,
    count: new Set(wordsOf(withoutCodes(nameOf(record)), kind).filter((word) => said.has(word))).size,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0) return [];
  const named = counted.flatMap(({ record, count }) => (count === most ? [record] : []));
  return named.length < records.length ? named : [];
}

/** Whether a word that names one record stands somewhere in what is told of another, which then may be meant as well. */
export function mayBeMeant(text: string, kind: RecordKind, named: SeenRecord, other: SeenRecord): boolean {
  const said = new Set(wordsOf(text, kind));
  const told = new Set(tellingTextOf(other).map((word) => stem(singular(word))));
  return wordsOf(withoutCodes(nameOf(named)), kind).some((word) => said.has(word) && told.has(word));
}

/** "INV-2048" is that one and no other, and "INV" no name. */
const withoutCodes = (text: string): string => text.replaceAll(/\p{L}{1,6}[-#]?\d[\w-]*/gu, ' ');

/** "A mug costing 5 euros" is any mug, and none that the store has. */
const withoutAny = (text: string): string =>
  text.replaceAll(/\b(?:an?|any|some|another|new)\s+(?:\p{L}+\s+)?\p{L}+/giu, ' ');

/** "That dead tee order", "the order of tees": a word of a record's name beside a word for such records. */
export function isCalledBeside(text: string, kind: RecordKind, { label }: SeenRecord): boolean {
  const name = new Set(wordsOf(label, kind));
  const said = tokenize(text).map(({ lower }) => ({
    isKind: isKindWord(lower, kind),
    isName: name.has(stem(singular(lower))),
    lower,
  }));
  return said.some(({ isName }, at) => {
    if (!isName) return false;
    const before = said.slice(Math.max(0, at - 4), at);
    const of = before.findIndex(({ lower }) => lower === 'of' || lower === 'for');
    return said[at + 1]?.isKind === true || (of > 0 && before[of - 1]?.isKind === true);
  });
}

const wordsOf = (text: string, kind: RecordKind): string[] =>
  tellingWords(text, kind).flatMap((word) =>
    word.length < leastLength || particles.has(word) ? [] : [stem(singular(word))],
  );

/** "Bring back what I snoozed" names nothing that "came back". */
const particles = new Set(['back', 'off', 'out', 'away', 'down', 'over', 'again']);

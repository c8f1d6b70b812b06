import type { RecordKind } from '@brandwright/contract';
import { distance } from 'fastest-levenshtein';
import { singular } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { isKindWord } from './kind-words.ts';
import type { SeenRecord } from './records.ts';

/** Words that may be part of a record's name or description. */
export function tellingWords(text: string, kind: RecordKind): string[] {
  return tokenize(apart(text)).flatMap(({ lower }) => {
    const plain = lower.replace(/'s$|s'$/, '');
    return plain.length < 2 || stopWords.has(plain) || isKindWord(plain, kind) ? [] : [plain];
  });
}

export interface NameMatch {
  record: SeenRecord;
  /** Share of the telling words that the record has, those of its name in full, others for less. 0 to 1. */
  score: number;
}

/** How far each record fits some words: its name first, then any other text of it. Best first. */
export function matchNames(text: string, kind: RecordKind, records: readonly SeenRecord[]): NameMatch[] {
  const wanted = tellingWords(text, kind);
  if (wanted.length === 0) return [];
  return records
    .flatMap((record): NameMatch[] => {
      const name = wordsOf(record.label);
      const rest = wordsOf(textOf(record.data, 0));
      const score =
        wanted.reduce((sum, word) => sum + Math.max(fit(word, name), 0.75 * fit(word, rest)), 0) /
        wanted.length;
      return score > 0 ? [{ record, score }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** Whether every one of some words stands in what a record is called or in what it is of, not only in what it tells. */
export function isCalled({ label, data }: SeenRecord, words: readonly string[]): boolean {
  const names = Object.entries(data).flatMap(([field, value]) =>
    naming.test(field) && typeof value === 'string' ? [value] : [],
  );
  const own = wordsOf([label, ...names].join(' '));
  return words.every((word) => fit(word, own) === 1);
}
const naming = /(?:name|title|label|city|reference|code)$/i;

/** "470ml" and "470 ml" are the same. */
const apart = (text: string): string =>
  text.replace(/(\d)(?=(?:ml|cl|l|oz|g|kg|cm|mm|in|ft|gsm)\b)/giu, '$1 ');

const wordsOf = (text: string): string[] =>
  tokenize(apart(text)).map(({ lower }) => lower.replace(/'s$/, ''));

function fit(word: string, among: readonly string[]): number {
  const one = singular(word);
  let best = 0;
  for (const other of among) {
    if (other === word || singular(other) === one) return 1;
    if (word.length >= 4 && other.startsWith(one)) best = Math.max(best, 0.85);
    if (word.length >= 5 && Math.abs(other.length - word.length) <= 1 && distance(word, other) <= 1)
      best = Math.max(best, 0.8);
  }
  return best;
}

/** Every text in a record, for words that describe it. Ids and addresses say nothing. */
function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string')
    return /^[0-9a-f-]{32,}$|^https?:|^data:/i.test(value) ? '' : value.slice(0, 400);
  if (typeof value === 'number') return String(value);
  if (depth > 3 || value === null || typeof value !== 'object') return '';
  if (Array.isArray(value))
    return value
      .slice(0, 20)
      .map((part) => textOf(part, depth + 1))
      .join(' ');
  return Object.entries(value)
    .map(([field, part]) =>
      typeof part === 'number' && field.endsWith('Minor') ? String(part / 100) : textOf(part, depth + 1),
    )
    .join(' ');
}

/** Words of everything that is shown of a record. */
export const tellingTextOf = ({ label, data }: SeenRecord): string[] =>
  wordsOf(`${label} ${textOf(data, 0)}`.replaceAll('_', ' '));

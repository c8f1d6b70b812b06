import { singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import { isKindWord } from '../../ground/records/kind-words.ts';
import type { FactRow } from '../facts.ts';
import { isRelated } from '../find-fact.ts';
import type { AskedSum } from './asked-sum.ts';
import { ofReckoning } from './reckoning-words.ts';
import { wordsOf } from './view.ts';

const nounBehind =
  /\b(?:these|those|(?:the|all|those|these|top|last|first|other) (?:two|three|four|five|six)|both)\s+(?<noun>\p{L}{3,})/giu;

/**
 * How many words of a question name something that neither the reckoning nor what is shown has: a question about other things is none
 * of these figures. What "those" are called counts twice.
 */
export function leftOver({ text, view, state }: AskedSum, used: readonly FactRow[]): number {
  const [latest] = state.results;
  const rows = [
    ...used,
    ...view.opened,
    ...view.whole,
    ...view.lists.slice(0, mostLists).flatMap((list) => list.rows),
  ];
  const labels = rows.flatMap(({ facts }) => facts.map(({ label }) => label));
  const names = rows.flatMap(({ label, facts }) => [
    label,
    ...facts.flatMap(({ kind, said }) => (kind === 'text' && said.length < longest ? [said] : [])),
  ]);
  const kinds = [...new Set(rows.flatMap(({ record }) => record?.kind ?? []))];
  const given = Object.values(latest?.input ?? {}).flatMap((value) =>
    typeof value === 'string' ? [value] : [],
  );
  const about = latest ? [...identifierWords(latest.operation.name), ...wordsOf(latest.operation.title)] : [];
  const own = new Set(
    [...labels, ...names, ...given, ...about, ...view.lists.map(({ noun }) => noun)]
      .flatMap((one) => wordsOf(one.replaceAll('_', ' ')))
      .map(base),
  );
  const labelStems = [...new Set(labels.flatMap((label) => label.split(' ')))].map((word) =>
    stem(singular(word)),
  );
  const isKnown = (word: string): boolean =>
    ofReckoning.has(word) ||
    own.has(base(word)) ||
    kinds.some((kind) => isKindWord(word, kind)) ||
    labelStems.some((label) => isRelated(stem(singular(word)), label));
  const unknown = wordsOf(text).filter(
    (word) => word.length > 2 && !stopWords.has(word) && !/\d/.test(word) && !isKnown(word),
  );
  const pointed = [...text.matchAll(nounBehind)].flatMap(
    ({ groups }) => groups?.['noun']?.toLowerCase() ?? [],
  );
  return unknown.reduce((sum, word) => sum + (pointed.includes(word) ? 2 : 1), 0);
}
const base = (word: string): string => stem(singular(word.toLowerCase()));
const longest = 120;
const mostLists = 6;

import { singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import { isKindWord } from '../../ground/records/kind-words.ts';
import type { FactRow } from '../facts.ts';
import { isRelated } from '../find-fact.ts';
import type { AskedSum } from './asked-sum.ts';
import { wordsOf } from './view.ts';

/** Words of reckoning, and those around a question that name nothing. */
const ofReckoning = new Set(
  `add added altogether amount annual another apiece average back basically bill both bottom break breakage broke broken budget buy
  bought came cap ceiling charge cheaper check claim clear combined come comes compare compared cost costs could count counted cracked
  damaged deal dearer difference double down each earlier entire equal even every everything exactly extra far fewer fifth figure final first
  five forth four fraction from full gap get gets gives goes going gone good got grand guess gross half have headroom hence high higher hold how
  hundred important include included including just keep kept know large last later leave leaves left less like limit little long lost lot
  low lower make makes many margin markup math max maximum mean meant minus missing money month monthly months more much multiplied need needs
  net never new next nothing now number off offer okay old one ones only out over overall owe owed owing own paid pair part pay paying pays
  pct per percent percentage perhaps piece pieces plus portion price proportion put quarter question quick quickly quote quoted rather ratio real
  really remain remaining remains rest right roughly round run save saved saves saving savings say second see sell sells separately set sets share
  short should show showed shown sit six size small smaller so sold some spare spend spent spread start stay still sum summed take taken takes
  tell than that the then there thing third those three times today together told tomorrow tonight took top total true two under unit units until
  use used uses value versus want way week weigh weighs went whole work works worth would year yearly years yesterday yet turned turn
  arrived arrive cleared went through lump singly individually apart difference between against hand arithmetic calc calculate sense lack lacking
  spending promised promise asked ask hit pocket anyway actually honest honestly ever again left-over leftover today's freight in`.split(/\s+/),
);

const nounBehind = /\b(?:these|those|(?:the|all|those|these|top|last|first|other) (?:two|three|four|five|six)|both)\s+(?<noun>\p{L}{3,})/giu;

/**
 * How many words of a question name something that neither the reckoning nor what is shown has: a question about other things is none
 * of these figures. What "those" are called counts twice.
 */
export function leftOver({ text, view, state }: AskedSum, used: readonly FactRow[]): number {
  const [latest] = state.results;
  const rows = [...used, ...view.opened, ...view.whole, ...view.lists.slice(0, mostLists).flatMap((list) => list.rows)];
  const labels = rows.flatMap(({ facts }) => facts.map(({ label }) => label));
  const names = rows.flatMap(({ label, facts }) => [label, ...facts.flatMap(({ kind, said }) => (kind === 'text' && said.length < longest ? [said] : []))]);
  const kinds = [...new Set(rows.flatMap(({ record }) => record?.kind ?? []))];
  const given = Object.values(latest?.input ?? {}).flatMap((value) => (typeof value === 'string' ? [value] : []));
  const about = latest ? [...identifierWords(latest.operation.name), ...wordsOf(latest.operation.title)] : [];
  const own = new Set(
    [...labels, ...names, ...given, ...about, ...view.lists.map(({ noun }) => noun)].flatMap((one) => wordsOf(one.replaceAll('_', ' '))).map(base),
  );
  const labelStems = [...new Set(labels.flatMap((label) => label.split(' ')))].map((word) => stem(singular(word)));
  const isKnown = (word: string): boolean =>
    ofReckoning.has(word) ||
    own.has(base(word)) ||
    kinds.some((kind) => isKindWord(word, kind)) ||
    labelStems.some((label) => isRelated(stem(singular(word)), label));
  const unknown = wordsOf(text).filter((word) => word.length > 2 && !stopWords.has(word) && !/\d/.test(word) && !isKnown(word));
  const pointed = [...text.matchAll(nounBehind)].flatMap(({ groups }) => groups?.['noun']?.toLowerCase() ?? []);
  return unknown.reduce((sum, word) => sum + (pointed.includes(word) ? 2 : 1), 0);
}
const base = (word: string): string => stem(singular(word.toLowerCase()));
const longest = 120;
const mostLists = 6;

import { countryName } from '@brandwright/language/values/countries.ts';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { identifierWords, tokenize } from '@brandwright/language/words/tokens.ts';
import { fieldsOf } from '../fields.ts';
import { isKindWord } from '../ground/records/kind-words.ts';
import { readScale } from '../ground/values/scales.ts';
import type { SeenResult } from '../ground/records/records.ts';
import type { Fact, FactRow, FactTable } from './facts.ts';
import { isRelated } from './find-fact.ts';
import type { Question, QuestionKind } from './question.ts';

/** What an answer was taken from. */
export interface Told {
  facts: readonly Fact[];
  rows: readonly FactRow[];
  table: FactTable;
  result: SeenResult;
}

/**
 * The share of a question's telling words that an answer accounts for, from 0 to 1: by the names of its values, by the rows that it
 * is about, and by what the result is of. "How much did the mold cost" is not answered by the price of a mug.
 */
export function coverage(question: Question, { facts, rows, table, result }: Told): number {
  const asked = askedWords(question);
  if (asked.length === 0) return 1;
  const labels = facts.flatMap(({ stems }) => stems);
  const subject = subjectStems(table, result);
  const shown = rows.length < table.rows.length || rows.length === 1 ? rows : [];
  const owner = table.owner ? [table.owner] : [];
  const own = new Set([...shown, ...owner].flatMap(rowStems));
  const whole = result.lists.flatMap(({ single, records }) => (single ? records : [])).slice(0, 1);
  const kinds = [
    ...new Set([
      ...table.rows.flatMap(({ record }) => record?.kind ?? []),
      // "In the last run", of a cost of the purchase that was opened.
      ...whole.map(({ kind }) => kind),
    ]),
  ];
  // "Wrote last": every word of what says which end.
  const scale = new Set(wordsOf(readScale(question.text)?.said ?? ''));
  const isCovered = (word: string): boolean => {
    // "He" is one person, not everybody in a list.
    if (persons.has(word))
      return ofMany.has(question.kind) ? isListOfOne(result) : rows.length === 1 || isListOfOne(result);
    const one = stem(singular(word));
    if (labels.includes(one) || labels.some((label) => isRelated(one, label))) return true;
    // "December" of the day that is told.
    if (facts.some(({ kind, said }) => kind === 'date' && said.toLowerCase().split(' ').includes(word)))
      return true;
    if (own.has(one) || subject.has(one) || kinds.some((kind) => isKindWord(word, kind))) return true;
    if (question.hints.some((hint) => stem(hint) === one) || reckonings.has(one)) return true;
    // "Section 301" is one name.
    const behind = asked[asked.indexOf(word) + 1];
    if (
      behind !== undefined &&
      /^\d/.test(behind) &&
      own.has(behind) &&
      question.text.toLowerCase().includes(`${word} ${behind}`)
    )
      return true;
    if (/^\d/.test(word)) return figured.has(question.kind) || isShown(word, table.rows);
    return (
      asksDegree.has(question.kind) && (degrees.has(word) || scale.has(word) || readScale(word) !== null)
    );
  };
  const named = isNamed(question) ? new Set(wordsOf(question.what)) : new Set<string>();
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (isOther(word) ? 4 : persons.has(word) || named.has(word) ? 2 : 1), 0);
  // A figure that an answer leaves aside makes it an answer to something else: "800 from the cheapest".
  const isAside =
    asked.some((word) => /^\d/.test(word) && !isCovered(word)) ||
    (question.kind === 'value' && several.test(question.text));
  return (weigh(asked.filter(isCovered)) / weigh(asked)) * (isAside ? leavesFigure : 1);
}

const leavesFigure = 0.45;

const few = 'two|three|four|five|six|seven|eight|nine|ten|twelve';
/** So many of a thing, "ten mugs", "double the candles": not answered by a value of one. */
const several = new RegExp(
  `\\b(?:double|triple|twice|(?<!(?:the|these|those|last|next|first|all|of)\\s)(?:${few}|a dozen|hundred|thousand))\\s(?!(?:of (?:them|these)|ones?|days?|weeks?|months?|years?|hours?)\\b)\\p{L}`,
  'iu',
);

/** A list that was asked for with a record: the orders of one shopper. */
const isListOfOne = ({ operation, input }: SeenResult): boolean =>
  operation.name.startsWith('list_') &&
  fieldsOf(operation).some(({ name, meta }) => meta.ref !== undefined && input[name] !== undefined);

/** The words of a question that say what is asked about. */
export const askedWords = ({ text }: Question): string[] =>
  wordsOf(text).filter(
    (word) => word.length > 1 && (persons.has(word) || (!stopWords.has(word) && !isManner(word))),
  );

/** The words that name the value stand out of the question; they and whose it is count twice. */
const isNamed = ({ what, text }: Question): boolean => what !== text;

const wordsOf = (text: string): string[] => tokenize(text).map(({ lower }) => lower.replace(/'s?$/, ''));

/** Words that make another figure of a price: what it costs at the door, what is left of it. One that is left aside is the question. */
const isOther = (word: string): boolean => otherFigures.has(stem(word));
const otherFigures = new Set(
  'delivered landed profit margin earnings earn net gross duty tariff tax freight shipping fee deposit discount refund refunded sold stock'
    .split(' ')
    .map(stem),
);

/** "43?": a figure that is shown, also without its decimals. */
const isShown = (figure: string, rows: readonly FactRow[]): boolean =>
  rows.some(({ facts }) =>
    facts.some(({ said }) => said.replace(/[^\d.]/g, '').startsWith(figure.replaceAll(',', ''))),
  );

/** Words of the rows' own names and texts, by their stems. */
export const rowStems = (row: FactRow): string[] =>
  tokenize(
    [
      row.label,
      ...row.facts.filter(({ kind }) => kind === 'text').map(({ said }) => said.slice(0, 400)),
    ].join(' '),
  ).map(({ lower }) => stem(singular(lower.replace(/'s?$/, ''))));

/** What a result is of: the words of its operation, of its rows, and of what it was asked with. */
function subjectStems({ noun, rows }: FactTable, { operation, input }: SeenResult): ReadonlySet<string> {
  const given = Object.values(input)
    .flat()
    .flatMap((value) =>
      typeof value !== 'string' ? [] : /^[A-Z]{2}$/.test(value) ? [countryName(value)] : [value],
    );
  const texts = [noun, ...given, rows.length === 1 ? (rows[0]?.label ?? '') : ''];
  // "How many are late", of a list that was asked for with what is late.
  const conditions = Object.keys(input).filter((field) => input[field] === true);
  const words = [
    ...[operation.name, ...conditions].flatMap(identifierWords),
    ...texts.flatMap((text) => tokenize(text).map(({ lower }) => lower)),
  ];
  return new Set(words.map((word) => stem(singular(word))));
}

/** What somebody comes to in all is no matter of one order. */
const ofMany: ReadonlySet<QuestionKind> = new Set(['sum', 'average', 'count', 'most', 'least']);

/** Kinds of questions that a figure of the message belongs to. */
const figured: ReadonlySet<QuestionKind> = new Set(['times', 'per', 'share', 'difference', 'compare']);

/** Words for what is worked out rather than for what is shown. */
const reckonings = new Set(
  'average avg mean total sum difference share part portion proportion fraction percent percentage compare piece each half double'
    .split(' ')
    .map(stem),
);

const asksDegree: ReadonlySet<QuestionKind> = new Set([
  'why',
  'most',
  'least',
  'difference',
  'compare',
  'check',
]);
const degrees = new Set(
  'high higher highest low lower lowest big bigger biggest small smaller smallest large larger cheap cheaper cheapest expensive dear long longer longest short shorter shortest fast faster fastest slow slower slowest difference different old older oldest new newer newest late later latest early earlier earliest many much close closest two three both between'.split(
    ' ',
  ),
);

const persons = new Set(['he', 'she', 'him', 'his', 'her', 'hers']);

/** Adverbs and turns of speech that ask for nothing. */
const isManner = (word: string): boolean =>
  /ly$/.test(word) || /^(?:what|how|who|where|when|that|there|it)s$/.test(word) || manners.has(word);
const manners = new Set(
  'exact again then ever far sorry wow hm hmm mm remind read ask asking show give end ends ended ending went'.split(
    ' ',
  ),
);

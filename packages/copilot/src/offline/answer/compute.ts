import { figureOf, type Fact, type FactRow, type FactTable } from './facts.ts';
import { leastFigureFit, numeric, type FoundFact, worthOf } from './find-fact.ts';
import { sayLike } from './say-like.ts';
import { isKindWord } from '../ground/records/kind-words.ts';
import { readScale } from '../ground/values/scales.ts';
import { asksAtTheDoor, isAtTheDoor } from './at-the-door.ts';
import type { Computed } from './computed.ts';
import { extreme, firstOf, flatData, labelOf, sayFact, sayLabel } from './extremes.ts';
import { chooseMeasure, measuresOf } from '../ground/values/measures.ts';
import { readQuantities } from '@brandwright/language/values/quantities.ts';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import type { Question } from './question.ts';
import { share } from './shares.ts';
import { rowsInState } from './states.ts';

/** Figures of several rows: extremes, counts, sums, means, differences, comparisons, shares, per unit, times. Null where it is none. */
export function compute(
  question: Question,
  table: FactTable,
  rows: readonly FactRow[],
  found: readonly FoundFact[],
): Computed | null {
  switch (question.kind) {
    case 'most':
    case 'least':
      // Of a list that was cut, the first or last is found by asking for it in order.
      if (table.total <= table.rows.length) return extreme(question, rows, found);
      return table.isSorted ? firstOf(question, table) : null;
    case 'count':
      return table.noun && rows.length > 1 ? (countInState(question, table) ?? count(question, table)) : null;
    case 'sum':
    case 'average':
      return total(question, table, rows, found);
    case 'difference':
    case 'compare':
      return compare(question, table, rows, found);
    case 'share':
      return share(question, table, rows, found);
    case 'per':
    case 'times':
      // "That for 500", where nothing tells which row "that" is.
      return rows.length > 1 ? null : scaled(question, found);
    default:
      return null;
  }
}

/** How many rows: of the list that is asked about by name, else of the main one. */
function count({ text, counts }: Question, { noun, total, isMain }: FactTable): Computed | null {
  // "How many suppliers", of a list of categories.
  if (counts !== null && !noun.split(' ').some((word) => singular(word.toLowerCase()) === counts))
    return null;
  const isNamed = noun.split(' ').some((word) => text.toLowerCase().includes(word.replace(/s$/, '')));
  const things = noun.replace(/^my /, '');
  const said = noun.endsWith('s') ? `${total.toLocaleString('en-US')} ${things}.` : `There are ${total}.`;
  return { text: said, rows: [], certainty: isNamed ? 0.85 : isMain ? 0.6 : 0.3 };
}

/** "How many of them are in production": counted where the whole list is shown, with their names. */
function countInState(question: Question, { rows, total, noun }: FactTable): Computed | null {
  const inIt = total > rows.length ? [] : rowsInState(question, rows);
  if (inIt.length === 0) return null;
  const names = inIt.slice(0, mostNamed).map(({ label }) => label);
  const more = inIt.length > mostNamed ? ` and ${inIt.length - mostNamed} more` : '';
  const said = `${inIt.length} of ${rows.length}${noun === '' ? '' : ` ${noun.replace(/^my /, '')}`}`;
  return {
    text: names.every(Boolean) ? `${said}: ${names.join(', ')}${more}.` : `${said}.`,
    rows: inIt,
    certainty: 0.85,
  };
}
const mostNamed = 5;

/** What may be multiplied or shared out: an amount of money, before any other figure. */
const amount = (found: readonly FoundFact[]): FoundFact | undefined =>
  found.find(({ fact, score }) => fact.kind === 'money' && score >= leastFigureFit);

function total(
  question: Question,
  table: FactTable,
  rows: readonly FactRow[],
  found: readonly FoundFact[],
): Computed | null {
  const best = ofWholeThing(question, table, found) ?? numeric(found) ?? bareWorth(question, found);
  // A sum over a part of a list would be taken for the whole.
  if (!best || rows.length < 2 || table.total > table.rows.length) return null;
  const facts = rows.flatMap((row) => row.facts.filter(({ label }) => label === best.fact.label));
  const figures = facts.flatMap((fact) => figureOf(fact) ?? []);
  const sum = figures.reduce((a, b) => a + b, 0);
  const value = question.kind === 'sum' ? sum : sum / Math.max(1, figures.length);
  return {
    text:
      `${question.kind === 'sum' ? 'Total' : 'Average'} ${sayLabel(best.fact.label.replace(/^total ?/, ''))}`.trimEnd() +
      `: ${sayLike(best.fact, value)} over ${figures.length}.`,
    rows: [],
    certainty: best.score,
  };
}

/** "What does a purchase cost on average": what each comes to, not the price of one piece of it. */
function ofWholeThing(
  { text }: Question,
  { rows }: FactTable,
  found: readonly FoundFact[],
): FoundFact | undefined {
  const best = numeric(found);
  const kind = rows[0]?.record?.kind;
  if (
    best?.fact.kind !== 'money' ||
    !kind ||
    !isOfOne(best.fact) ||
    /\b(?:unit|piece|each|per)\b/i.test(text)
  )
    return undefined;
  const isNamed = text.split(/[^\p{L}]+/u).some((word) => word.length > 3 && isKindWord(word, kind));
  const worth = isNamed ? worthOf(found) : undefined;
  return worth && { ...worth, score: best.score };
}

/** "What's the average" of orders: what each is worth. */
const bareWorth = ({ what, text, stems }: Question, found: readonly FoundFact[]): FoundFact | undefined => {
  const isBare = what === text || [...stems].every((one) => bare.has(one));
  const worth = isBare ? worthOf(found) : undefined;
  return worth && { ...worth, score: 0.6 };
};
const bare = new Set(['average', 'mean', 'total', 'sum'].map(stem));

/** Two things side by side, with what lies between them. */
function compare(
  question: Question,
  { rows: all, total: count }: FactTable,
  rows: readonly FactRow[],
  found: readonly FoundFact[],
): Computed | null {
  // "The difference between the two cheapest"; what is cheaper decides where no value is named either.
  const scale = readScale(question.text);
  // The ends of a part of a list are not those of the whole.
  if (scale && rows.length === all.length && count > all.length) return null;
  const opposite = scale && readScale(question.text.slice(scale.end));
  const measures = measuresOf(rows.map(flatData));
  const best = numeric(found);
  const measure =
    scale || !best ? chooseMeasure(measures, scale ?? readScale('cheapest'), question.stems) : null;
  const label = measure ? labelOf(measure.field, rows[0]) : (best?.fact.label ?? found[0]?.fact.label);
  if (!label || rows.length < 2) return null;
  const figure = (row: FactRow) => {
    const fact = row.facts.find((one) => one.label === label);
    return (fact && figureOf(fact)) ?? 0;
  };
  const ends = scale ? rows.toSorted((a, b) => (figure(a) - figure(b)) * (scale.largest ? -1 : 1)) : rows;
  // "The biggest and the smallest" are the two ends.
  const isBothEnds = scale && opposite && scale.largest !== opposite.largest;
  const meant = isBothEnds ? [...ends.slice(0, 1), ...ends.slice(-1)] : ends.slice(0, scale ? 2 : 4);
  const both = meant.flatMap((row) => {
    const fact = row.facts.find((one) => one.label === label);
    return fact ? [{ row, fact }] : [];
  });
  const [a, b] = both;
  if (!a || !b) return null;
  const [x, y] = [figureOf(a.fact), figureOf(b.fact)];
  const isPair = both.length === 2 && x !== null && y !== null && x !== y && a.fact.kind !== 'date';
  const [low, high] = isPair && x > y ? [b, a] : [a, b];
  const apart = isPair ? sayLike(a.fact, Math.abs(x - y)) : '';
  const list = both.map(({ row, fact }) => `${row.label}: ${sayFact(fact)}`).join('; ');
  return {
    text: isPair
      ? `${low.row.label}: ${sayLabel(label)} ${low.fact.said}, ${apart} below ${high.row.label} (${high.fact.said}).`
      : `${list}.`,
    rows: both.map(({ row }) => row),
    certainty: measure ? (scale ? 0.98 : 0.7) : ((best ?? found[0])?.score ?? 0),
  };
}

/** What is said of one piece already: "unit price", "landed per unit". */
const isOfOne = ({ stems }: Fact): boolean =>
  ['per', 'unit', 'each', 'piece', 'price'].some((word) => stems.includes(stem(word)));

/** "Price high", beside "price low": no price of what is asked about. */
const isEndOfRange = ({ fact: { label }, row }: FoundFact): boolean => {
  const other = / (?:low|min)$/.test(label) ? ['high', 'max'] : ['low', 'min'];
  const name = label.replace(/ (?:low|high|min|max)$/, '');
  return name !== label && row.facts.some((one) => other.some((end) => one.label === `${name} ${end}`));
};

/** "Per piece", "for 300 of them": a shown figure with one that was said or shown beside it. */
function scaled(question: Question, found: readonly FoundFact[]): Computed | null {
  const best = amount(found);
  if (!best || isEndOfRange(best) || (asksAtTheDoor(question) && !isAtTheDoor(best.fact))) return null;
  const figure = figureOf(best.fact);
  const [said] = readQuantities(question.text);
  if (figure === null) return null;
  // What a whole shipment comes to is not multiplied by pieces.
  if (question.kind === 'times' && said && isOfOne(best.fact))
    return {
      text: `${said.value.toLocaleString('en-US')} × ${best.fact.said} = ${sayLike(best.fact, figure * said.value)} (${best.fact.label}${best.row.label ? `, ${best.row.label}` : ''}).`,
      rows: [best.row],
      certainty: best.score,
    };
  const quantity =
    // "In 60 days": no pieces.
    (said?.kind === 'duration' ? undefined : said?.value) ??
    best.row.facts.find(
      ({ stems, kind }) => kind === 'number' && (stems.includes('quantiti') || stems.includes('unit')),
    )?.value;
  if (question.kind === 'per' && typeof quantity === 'number' && quantity > 0 && !isOfOne(best.fact))
    return {
      text: `${best.fact.said} over ${quantity.toLocaleString('en-US')} is ${sayLike(best.fact, figure / quantity)} each (${best.fact.label}).`,
      rows: [best.row],
      certainty: best.score - 0.05,
    };
  return null;
}

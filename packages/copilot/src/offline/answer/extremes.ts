import { listWords } from '@brandwright/contract/kernel/words.ts';
import { chooseMeasure, measuresOf } from '../ground/values/measures.ts';
import { readScale, type Scale } from '../ground/values/scales.ts';
import type { Computed } from './computed.ts';
import { figureOf, type Fact, type FactRow, type FactTable } from './facts.ts';
import { numeric, type FoundFact } from './find-fact.ts';
import type { Question } from './question.ts';

/** The row with the highest or lowest value, by the adjective said or the value named. */
export function extreme(
  question: Question,
  rows: readonly FactRow[],
  found: readonly FoundFact[],
): Computed | null {
  if (rows.length < 2 || rows.every(({ label }) => label === '')) return null;
  const scale = readScale(question.text);
  const measure = scale && chooseMeasure(measuresOf(rows.map(flatData)), scale, question.stems);
  const label = measure ? null : numeric(found)?.fact.label;
  const figured = rows.flatMap((row) => {
    const fact = measure
      ? row.facts.find((one) => one.label === labelOf(measure.field, row))
      : row.facts.find((one) => one.label === label);
    const figure = fact ? figureOf(fact) : null;
    return fact && figure !== null ? [{ row, fact, figure }] : [];
  });
  // "The latest" of rows without names tells nothing.
  if (figured.length < 2 || figured.every(({ row }) => row.label === '' || machineId.test(row.label)))
    return null;
  const largest = scale ? scale.largest : question.kind === 'most';
  const sorted = figured.sort((a, b) => (largest ? b.figure - a.figure : a.figure - b.figure));
  const [first, ...others] = sorted;
  if (!first) return null;
  const equal = [first, ...others.filter(({ figure }) => figure === first.figure)];
  // Most of them are at the end of the scale: it tells nothing.
  if (equal.length > Math.max(1, sorted.length / 2)) return null;
  if (equal.length > 1) {
    const names = listWords(equal.map(({ row }) => row.label));
    const text = `${names}: ${sayFact(first.fact)}, of ${sorted.length}.`;
    return {
      text,
      rows: equal.map(({ row }) => row),
      certainty: measure ? 0.85 : (numeric(found)?.score ?? 0),
    };
  }
  const [second] = others;
  const next = second && second.row.label ? ` Next: ${second.row.label}, ${second.fact.said}.` : '';
  return {
    text: `${extremeOf(first, sorted.length, scale?.word ?? null)}.${next}`,
    rows: [first.row],
    certainty: measure ? 0.85 : (numeric(found)?.score ?? 0),
  };
}

const machineId = /^(?:CH|IM)[\da-f]{32}$/i;

/** "Vela Norte is the cheapest of the 4: price $3.00", "A has the lowest MOQ of the 4: MOQ 48", "A is the cheaper of the two: …". */
function extremeOf({ row, fact }: { row: FactRow; fact: Fact }, count: number, word: string | null): string {
  const value = sayFact(fact);
  if (word === null || !row.label) return `${row.label}: ${value}`;
  const among = count === 2 ? 'two' : count.toLocaleString('en-US');
  const said = count === 2 ? word.replace(/^most /, 'more ').replace(/^(\p{L}+?)est\b/u, '$1er') : word;
  const isNamed = / (?!rated|expensive|due)/.test(said);
  return `${row.label} ${isNamed ? 'has' : 'is'} the ${sayLabel(said)} of the ${among}: ${value}`;
}

/** The value of a row that an adjective is measured by: "price from $3.75" of "cheapest". Null where it has none. */
export function endOf(text: string, row: FactRow): string | null {
  const scale = readScale(text);
  const measure = scale && chooseMeasure(measuresOf([flatData(row)]), scale, new Set());
  const fact = measure && row.facts.find((one) => one.label === labelOf(measure.field, row));
  return fact ? sayFact(fact) : null;
}

/** The row at the end of a scale: "the newest one" of a list that was not cut, or that is in that order. Null where two are. */
export function rowAtEnd(
  scale: Scale,
  { stems }: Question,
  { rows, total, isSorted }: FactTable,
): FactRow | null {
  const measure = chooseMeasure(measuresOf(rows.map(flatData)), scale, stems);
  if (!measure) return null;
  const figured = rows.flatMap((row) => {
    const fact = row.facts.find((one) => one.label === labelOf(measure.field, row));
    const figure = fact ? figureOf(fact) : null;
    return figure === null ? [] : [{ row, figure: scale.largest ? -figure : figure }];
  });
  const [first, second] = figured.toSorted((a, b) => a.figure - b.figure);
  if (!first || first.figure === second?.figure) return null;
  const isWhole = total <= rows.length || (isSorted && first.row === rows[0]);
  return isWhole ? first.row : null;
}

/** A value with its name: "total $12.00", "archived: yes". */
export const sayFact = ({ label, said, kind }: Fact): string =>
  label === 'value' ? said : `${sayLabel(label)}${kind === 'flag' ? ':' : ''} ${said}`;

/** The name of a figure as it is said: acronyms in capitals, "price from" for the low end of a range, no unit that its value has. */
export const sayLabel = (label: string): string =>
  label
    .replace(/\b(?:moq|sku|hts|po|url|usmca)\b/gi, (acronym) => acronym.toUpperCase())
    .replace(/ (?:low|min)$/, ' from')
    .replace(/ (?:high|max)$/, ' up to')
    .replace(/ (?:percent|days)(?= up to$| from$|$)/, '');

/** Of a list in the order that was asked for, the first row is the one, though only a part of the list is shown. */
export function firstOf({ text, stems }: Question, { rows, total }: FactTable): Computed | null {
  const [row] = rows;
  const scale = readScale(text);
  const measure = scale && chooseMeasure(measuresOf(rows.map(flatData)), scale, stems);
  const fact = row && measure && row.facts.find((one) => one.label === labelOf(measure.field, row));
  if (!row || !scale || !fact) return null;
  const said = extremeOf({ row, fact }, total, scale.word);
  return { text: `${said}.`, rows: [row], certainty: 0.9 };
}

export const flatData = (row: FactRow): Record<string, unknown> =>
  Object.fromEntries(
    row.facts.map((fact) => [fieldOf(fact), typeof fact.value === 'boolean' ? null : fact.value]),
  );

/** A field name that says the kind of the figure. */
const fieldOf = (fact: Fact): string =>
  `${fact.label.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}${fact.kind === 'money' ? 'Minor' : fact.kind === 'percent' && !/percent/.test(fact.label) ? 'Percent' : ''}`;
export const labelOf = (field: string, row: FactRow | undefined): string | undefined =>
  row?.facts.find((fact) => fieldOf(fact) === field)?.label;

import { joinWords } from '../saying/small-talk.ts';
import { type Measure, nameFigure, sayFigure } from './measures.ts';
import type { Row, SeenRows } from './rows.ts';
import type { SaidScale } from './scales.ts';
import { isCut } from './whole.ts';

type Valued = { row: Row; value: number };

/** "#5619, Nadia Dawson ($23.50) and #5626, Oscar Ishikawa ($24.02) are the two smallest of the 73." */
export function sayHead(
  seen: SeenRows,
  scale: SaidScale,
  measure: Measure,
  order: readonly Valued[],
  head: number,
  sorted: boolean,
): string {
  const first = order
    .slice(0, head)
    .map(({ row, value }) => `${row.label} (${nameFigure(measure, value, seen.currency)})`);
  const of = (sorted ? seen.total : order.length).toLocaleString('en-US');
  return `${joinWords(first)} are the ${first.length} ${scale.word} of the ${of}.${sorted ? '' : cutNote(seen)}`;
}

/** "Lume & Cera is the cheapest of the 6: price $2.10. Next is Bangla Wax with $2.40." The record comes first: it is spoken of from then on. */
export function sayExtreme(
  seen: SeenRows,
  scale: SaidScale,
  measure: Measure,
  order: readonly Valued[],
  sorted: boolean,
): string {
  const [first, ...others] = order;
  if (!first) return '';
  const same = others.filter((one) => one.value === first.value);
  const next = others.find((one) => one.value !== first.value);
  const of =
    order.length === 2
      ? 'of the two'
      : `of the ${(sorted ? seen.total : order.length).toLocaleString('en-US')}`;
  const figure = nameFigure(measure, first.value, seen.currency);
  const head =
    same.length === 0
      ? `${first.row.label} ${scale.kinds === null ? 'has' : 'is'} the ${order.length === 2 ? comparative(scale.word) : scale.word} ${of}: ${figure}.`
      : same.length + 1 === order.length
        ? `${joinWords(order.slice(0, 3).map((one) => one.row.label))} are equal: ${figure}.`
        : `${joinWords([first, ...same].slice(0, 3).map((one) => one.row.label))}${same.length > 2 ? ` and ${same.length - 2} more` : ''} share the ${scale.word}: ${figure}.`;
  const tail = next
    ? ` ${order.length === 2 ? '' : 'Next is '}${next.row.label}${order.length === 2 ? ' has' : ' with'} ${sayFigure(measure, next.value, seen.currency)}.`
    : '';
  const isPart = order.length < seen.rows.length;
  return `${head}${tail}${sorted || isPart ? '' : cutNote(seen)}${silentNote(seen, order)}`;
}

/** "Together $215.00: total of the 5 orders." */
export function sayTotal(
  seen: SeenRows,
  measure: Measure,
  values: readonly Valued[],
  whole: number | null,
): string {
  if (whole !== null)
    return `Together they come to ${sayFigure(measure, whole, seen.currency)}, all ${seen.total.toLocaleString('en-US')} of them.`;
  const sum = values.reduce((all, one) => all + one.value, 0);
  const parts =
    values.length <= 4
      ? ` (${values.map((one) => `${one.row.label} ${sayFigure(measure, one.value, seen.currency)}`).join(', ')})`
      : '';
  return `Together they come to ${sayFigure(measure, sum, seen.currency)}, ${measure.label} of ${values.length}${parts}.${cutNote(seen)}${silentNote(seen, values)}`;
}

export function sayAverage(
  seen: SeenRows,
  measure: Measure,
  values: readonly Valued[],
  whole: number | null,
): string {
  const sum = whole ?? values.reduce((all, one) => all + one.value, 0);
  const count = whole === null ? values.length : seen.total;
  return `On average ${nameFigure(measure, sum / count, seen.currency)}, over ${count.toLocaleString('en-US')}.${whole === null ? cutNote(seen) + silentNote(seen, values) : ''}`;
}

/** "India is $0.35 below China: landed $3.74 against $4.09." */
export function sayDifference(seen: SeenRows, measure: Measure, low: Valued, high: Valued): string {
  const gap = high.value - low.value;
  if (gap === 0)
    return `${low.row.label} and ${high.row.label} are equal: ${nameFigure(measure, low.value, seen.currency)}.`;
  const apart =
    measure.kind === 'date'
      ? `${Math.round(gap / 86_400_000)} days before`
      : measure.kind === 'percent'
        ? `${Math.round(gap * 100) / 100} points below`
        : `${sayFigure(measure, gap, seen.currency)} below`;
  const share =
    measure.kind === 'money' && high.value > 0 ? ` (${Math.round((gap / high.value) * 100)}%)` : '';
  return `${low.row.label} is ${apart} ${high.row.label}${share}: ${nameFigure(measure, low.value, seen.currency)} against ${sayFigure(measure, high.value, seen.currency)}.`;
}

export const sayCount = (seen: SeenRows, found: readonly Row[], what: string): string => {
  const names = found.length > 0 && found.length <= 3 ? `: ${joinWords(found.map((row) => row.label))}` : '';
  const number = found.length === 0 ? 'None' : String(found.length);
  return `${number} of the ${seen.rows.length}${isCut(seen) ? ' shown' : ''} ${found.length === 1 ? 'is' : 'are'} ${what}${names}.${cutNote(seen)}`;
};

function cutNote(seen: SeenRows): string {
  return isCut(seen)
    ? ` That is for the ${seen.rows.length} shown; ${seen.total.toLocaleString('en-US')} match in all.`
    : '';
}

function silentNote(seen: SeenRows, valued: readonly Valued[]): string {
  const silent = seen.rows.filter((row) => valued.every((one) => one.row !== row)).length;
  return silent > 0 && valued.length + silent === seen.rows.length && !isCut(seen)
    ? ` ${silent} ${silent === 1 ? 'gives' : 'give'} no figure.`
    : '';
}

/** "cheapest" → "cheaper", for two. */
const comparative = (word: string): string =>
  word
    .replace(/^best\b/, 'better')
    .replace(/^most\b/, 'more')
    .replace(/^least\b/, 'less')
    .replace(/^fewest\b/, 'fewer')
    .replace(/^(\p{L}+)est\b/u, '$1er');

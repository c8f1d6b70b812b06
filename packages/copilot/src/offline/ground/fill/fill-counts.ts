import type { AnyDeclaration } from '@brandwright/contract';
import { countWords } from '@brandwright/language/words/number-words.ts';
import { overlaps, type Quantity } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { recordsNamedIn } from '../records/kind-words.ts';
import { figureFor, takesUnit } from '../values/convert.ts';
import { isLeft, type Work } from './work.ts';

/**
 * "Cancel one of the candles": how many of them, and "one of my assistants" is which. "-2 candles" is handed on as it was said, to be
 * refused.
 */
export function fillCountOf(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(({ meta, bound }) => meta.sense === 'quantity' && bound === null);
  const one = /\b(?:just |only )?(?:one|a single one) of (?:the|my|her|his|their|those|these)\b/i.exec(text);
  const match = one ?? /(?<=^|\s)-\d+(?=\s+\p{L})/u.exec(text);
  if (!field || !match || work.input[field.name] !== undefined) return;
  const [record] = recordsNamedIn(text.slice(match.index + match[0].length));
  if (one && record && record.start <= 1) return;
  work.input[field.name] = one ? 1 : Number(match[0]);
  work.used.push({ start: match.index, end: match.index + match[0].length });
}

/** "4 bowls, refund one bowl": of an item of an order that was marked with its count, the count is how many of it. */
export function turnCountedItems(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const item = fields.find(({ meta, array }) => meta.ref === 'order_line_item' && !array);
  const quantity = fields.find(({ meta, bound }) => meta.sense === 'quantity' && bound === null);
  if (!item || !quantity || spans.some(({ field }) => field === quantity.name)) return spans;
  return spans.flatMap((span) => {
    const count = span.field === item.name ? leadingCount.exec(span.text)?.groups?.['count'] : undefined;
    if (count === undefined) return [span];
    const end = span.start + count.length;
    const rest = span.text.slice(count.length);
    const start = end + rest.length - rest.trimStart().length;
    return [
      { ...span, field: quantity.name, text: count, end },
      { ...span, text: rest.trimStart(), start },
    ];
  });
}

const leadingCount = new RegExp(
  String.raw`^(?<count>one|\d{1,3}|${Object.keys(countWords).join('|')})\s+\p{L}`,
  'iu',
);

/** "0 candles": a figure that a change cannot take is handed on as it was said, so that it is refused and not left out. */
export function fillImpossible(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  utterance: Utterance,
  work: Work,
): void {
  if (operation.effect === 'read') return;
  for (const span of spans) {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || work.input[field.name] !== undefined || field.meta.ref || field.array || span.drops)
      continue;
    if (field.kind !== 'integer' && field.kind !== 'number') continue;
    const figure = utterance.values.find(
      (value): value is Quantity => 'mayName' in value && overlaps(value, span),
    );
    if (!figure || !isLeft(figure, work.used)) continue;
    const said = figureFor({ ...field, least: -Infinity, greatest: Infinity }, figure, span.text);
    if (said === undefined) continue;
    work.input[field.name] = said;
    work.used.push(figure);
  }
}

/** "One pick list for 1061, 1064 and 1066": several go together where there is a field for several. */
export function gatherSeveral(fields: readonly FieldSpec[], work: Work): void {
  const single = fields.find(({ name }) => name === work.several?.field);
  const list = fields.find(
    ({ array, meta }) => array && meta.ref !== undefined && meta.ref === single?.meta.ref,
  );
  if (!work.several || !list || work.input[list.name] !== undefined) return;
  work.input[list.name] = [...work.several.values];
  work.several = null;
}

/** "A 2 lb box to Denver": a weight or length goes where the only field is that takes one of its unit. */
export function fillMeasures(fields: readonly FieldSpec[], { values }: Utterance, work: Work): void {
  const measures = values.filter(
    (value): value is Quantity => value.kind === 'measure' && isLeft(value, work.used),
  );
  for (const measure of measures) {
    const takers = fields.filter((field) => !field.array && takesUnit(field, measure.unit));
    const [only] = takers;
    if (!only || takers.length > 1 || work.input[only.name] !== undefined) continue;
    const figure = figureFor(only, measure, measure.text);
    if (figure === undefined) continue;
    work.input[only.name] = figure;
    work.used.push(measure);
  }
}

/**
 * "There are 18 strikers in the garage, add them" is no count of all that is there, and "I make it 104 on the shelf, not 110" takes
 * nothing away: of the ways to say how many there are, the one that the words lead to.
 */
export function turnCounts(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  input: Record<string, unknown>,
): void {
  const [added, removed] = ['add', 'remove'].map((name) =>
    fields.find((field) => field.name === name && field.meta.insteadOf !== undefined),
  );
  const counted = added?.meta.insteadOf;
  if (!added || !removed || counted === undefined) return;
  const move = (from: string, to: string) => {
    input[to] ??= input[from];
    delete input[from];
  };
  const isCount = /\b(?:re)?count(?:ed|s|ing)?\b/i.test(text);
  if (input[counted] !== undefined && input[added.name] === undefined && addsThem.test(text) && !isCount)
    move(counted, added.name);
  // "I found a box, fourteen lay in it".
  if (input[removed.name] !== undefined && addsThem.test(text) && !isCount && !saysLoss.test(text))
    move(removed.name, added.name);
  if (input[removed.name] !== undefined && (isCount || saysCount.test(text)) && !saysLoss.test(text))
    move(removed.name, counted);
}

const addsThem =
  /\badd (?:['’]?em|them|it|those|these|that)\b|\b(?:found|turned up|came across|discovered|unearthed)\b/i;
const saysCount = /\bi make it\b|\bshould (?:be|say|read)\b|\bnot \d+\b/i;
const saysLoss =
  /\b(?:br(?:oke|oken|eakage)|bust(?:ed)?|lost|los(?:e|ing)|damaged|melted|smashed|crack(?:ed)?|missing|gone|stolen|tak(?:e|en) (?:\p{L}+ )?(?:out|away|off)|remove|writ(?:e|ten) (?:\p{L}+ )?off|threw|thrown|given? away|gave away|minus|less)\b/iu;

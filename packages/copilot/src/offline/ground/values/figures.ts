import { overlaps, type Quantity, type Value } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { calledBeside } from './called-beside.ts';
import { countsSuppliers, isMoney, takesFigures } from './figure-fields.ts';

/**
 * Marks of figures, held against the figures themselves: a price is no count and a count no price, whatever it was marked as,
 * and what a whole shipment is worth is no price of one piece. Marks that do not hold are dropped, so that the figure finds its
 * place by the words around it.
 */
export function turnFigures(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  utterance: Utterance,
): TaggedSpan[] {
  const figures = utterance.values.filter(isFigure);
  const marked = withoutOthers(fields, splitPairs(fields, spans, utterance.text), figures, utterance);
  return marked.flatMap((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || span.value !== null || span.drops) return [span];
    // "I pay 4.20": a code has four digits and more.
    if (field.meta.sense === 'hts_code' && span.text.replace(/\D/g, '').length < 4) return [];
    const overlapping = (values: readonly Value[]) => values.some((one) => overlaps(one, span));
    // Fewer than none can't be reckoned with, and are no so many.
    if (takesFigures(field) && field.least >= 0 && /^[-−]\s?\d/.test(span.text)) return [];
    if (isCountOfThem(span, field, utterance.text)) {
      const counts = countsOf(fields, marked);
      return counts ? [{ ...span, field: counts.name }] : [];
    }
    if (takesFigures(field) && overlapping(utterance.outdated) && !overlapping(utterance.values)) return [];
    const each = perUnitFor(span, field, fields, marked, figures, utterance.text);
    if (each) return [each];
    const found = takesFigures(field) ? saidInstead(field, fields, marked, utterance) : undefined;
    if (found) return [{ ...span, field: found.name }];
    const isCapped = capBefore.test(utterance.text.slice(0, span.start));
    const beside =
      takesFigures(field) && !isCapped ? calledBeside(span, field, fields, marked, utterance) : undefined;
    if (beside) return [{ ...span, field: beside.name }];
    if (isSearch(field)) return withoutLimit(span, fields, figures);
    if (!takesFigures(field)) return [span];
    const own = figures.filter((one) => overlaps(one, span));
    const first = own.find((one) => fitsField(field, one, figures));
    if (first && countsSuppliers(field, first, utterance.text)) return [];
    const figure = first && isMoney(field) ? saidFor(field, first, figures, utterance.text) : first;
    // Words that hold a day, a code or figures of another kind give it nothing.
    if (!figure) return own.length > 0 || utterance.values.some((one) => overlaps(one, span)) ? [] : [span];
    const others = marked.filter((other) => other.field !== span.field);
    const limit = limitFor(field, figure, figures, others);
    const narrowed = limit
      ? { ...span, ...placeOf(limit) }
      : own.length > 1 || !own.includes(figure)
        ? { ...span, ...placeOf(figure) }
        : span;
    const whole = isMoney(field) && !isTotal(field) && isWhole(figure, utterance.text);
    const total = whole ? totalOf(fields, spans) : undefined;
    return [total ? { ...narrowed, field: total.name } : narrowed];
  });
}

/** "Found a box, 18 of them", marked as what was counted or taken away, of which no word is said: one other figure is said, what is added. */
function saidInstead(
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { words }: Utterance,
): FieldSpec | undefined {
  const isSaid = (one: FieldSpec) => words.some(({ stem }) => one.words.has(stem));
  const needsWord = field.meta.needsWord || field.meta.insteadOf !== undefined;
  if (!needsWord || isSaid(field)) return undefined;
  const others = fields.filter(
    (one) =>
      one !== field &&
      one.kind === field.kind &&
      takesFigures(one) &&
      isSaid(one) &&
      (field.meta.insteadOf === undefined || field.meta.insteadOf === one.meta.insteadOf) &&
      !spans.some((span) => span.field === one.name),
  );
  return others.length === 1 ? others[0] : undefined;
}

/** "Cap it at 50", "fifty of them": how many there are, whatever the figure was marked as. */
function isCountOfThem({ start, end, text: own }: TaggedSpan, field: FieldSpec, text: string): boolean {
  if (!isMoney(field) || /[$€£]|dollar|buck|\beach\b/i.test(own)) return false;
  return (
    capBefore.test(text.slice(0, start)) || /^\s+of (?:them|['’]?em|those|these|it)\b/i.test(text.slice(end))
  );
}

function countsOf(fields: readonly FieldSpec[], spans: readonly TaggedSpan[]): FieldSpec | undefined {
  const [counts, ...more] = fields.filter(
    ({ name, meta, kind }) =>
      kind === 'integer' && meta.sense === 'quantity' && !spans.some((span) => span.field === name),
  );
  return more.length === 0 ? counts : undefined;
}

/** "400 units at $22": what one of them costs, where it was marked as what all is to come to. */
function perUnitFor(
  span: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  figures: readonly Quantity[],
  text: string,
): TaggedSpan | undefined {
  if (!isMoney(field) || !/goal|total|budget/i.test(field.name)) return undefined;
  const price = figures.findLast((one) => overlaps(one, span) && one.kind === 'money');
  if (!price || !/\d\s*(?:units?|pcs|pieces|of them)\s+(?:at|for|@)\s*$/i.test(text.slice(0, price.start)))
    return undefined;
  if (/^\s*(?:in all|in total|altogether|total)/i.test(text.slice(price.end))) return undefined;
  const taker = fields.find(
    (other) => isMoney(other) && /^unit/i.test(other.name) && !spans.some((one) => one.field === other.name),
  );
  return taker && { ...span, ...placeOf(price), field: taker.name };
}

const capBefore = /\b(?:cap(?:ped)?|limit(?:ed)?)\b[^.,;:!?]{0,40}?\b(?:at|to)\s*$/i;

/** Whether a figure may stand for a value of a field, beside the other figures of the message. */
export function fitsField(field: FieldSpec, figure: Quantity, figures: readonly Quantity[]): boolean {
  if (!isMoney(field)) return !isNoCount(field, figure);
  return isPrice(figure) || (figure.unit === null && !figures.some(isPrice));
}

/** "I don't want 500 of them … who does under 100": the limit is the figure that is said as one. */
const limitFor = (
  field: FieldSpec,
  figure: Quantity,
  figures: readonly Quantity[],
  spans: readonly TaggedSpan[],
): Quantity | undefined =>
  field.bound === null || figure.bound !== null
    ? undefined
    : figures.find(
        (one) =>
          one.bound === field.bound && one.kind === figure.kind && !spans.some((span) => overlaps(one, span)),
      );

/** "75, only 40 of them", both marked as a limit: the one that is said as one, or that has a word for it right before it. */
function withoutOthers(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  figures: readonly Quantity[],
  { words, text }: Utterance,
): readonly TaggedSpan[] {
  const isRight = (from: number, to: number) => from <= to && text.slice(from, to).trim() === '';
  // "231 good 9 smashed": "good" is said of the first.
  const isOfOther = (word: { start: number }, { field }: TaggedSpan) =>
    spans.some((one) => one.field === field && isRight(one.end, word.start));
  const isSaid = (span: TaggedSpan, { bound, words: own }: FieldSpec) =>
    (bound !== null && figures.some((one) => overlaps(one, span) && one.bound === bound)) ||
    /^(?:number|no\.|nr\.?|#)\s*/i.test(span.text) ||
    words.some((word) => own.has(word.stem) && isRight(word.end, span.start) && !isOfOther(word, span));
  return spans.filter((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || field.array || !takesFigures(field) || span.drops) return true;
    const own = spans.filter((other) => other.field === span.field && !other.drops);
    // "At least $12 left on each. Would $52 do it?": a limit is no value of what has none.
    const isLimit = (one: TaggedSpan) =>
      field.bound === null && figures.some((figure) => overlaps(figure, one) && figure.bound !== null);
    if (isLimit(span) && own.some((other) => !isLimit(other))) return false;
    return own.length < 2 || isSaid(span, field) || !own.some((other) => isSaid(other, field));
  });
}

/** What goes before the amount that a field is for: the price of a piece is said with "at", a target is asked for. */
const leadsTo: readonly (readonly [field: RegExp, before: RegExp])[] = [
  [/unitPrice/i, /(?:\bat|@)\s*$/i],
  [
    /^target/i,
    /\b(?:ask(?:s|ed|ing)?|aim(?:s|ing)?|offer(?:s|ed|ing)?|propose|push|down)\s+(?:them\s+)?(?:for|at|to|of)\s*$/i,
  ],
  [
    /^retailPrice|^price/,
    /\b(?:sell|sells|selling|sold|charge)\s+(?:it |them |that |this |one |each )?(?:for|at)?\s*$/i,
  ],
  [/Minor$/, /\b(?:make (?:it|that|this)|(?:raise|lower|bring|up|down|back)(?: it)? to)\s*$/i],
];

/** "0.8 cent each plus percent, so what is it for 500 at 9$": of several amounts the one that is said for the field. */
function saidFor(
  { name }: FieldSpec,
  figure: Quantity,
  figures: readonly Quantity[],
  text: string,
): Quantity {
  const before = leadsTo.flatMap(([field, lead]) => (field.test(name) ? [lead] : []));
  const isLed = ({ start }: Quantity) => before.some((lead) => lead.test(text.slice(0, start)));
  if (isLed(figure)) return figure;
  const [led, ...others] = figures.filter((one) => isPrice(one) && isLed(one));
  return led && others.length === 0 ? led : figure;
}

/** "steel tumblers max 7 usd": a price or a limit at the end of the words to search for is none of them. */
function withoutLimit(
  span: TaggedSpan,
  fields: readonly FieldSpec[],
  figures: readonly Quantity[],
): TaggedSpan[] {
  const last = figures.findLast((one) => overlaps(one, span) && one.end >= span.end);
  if (!last || !fields.some((field) => takesLimit(field, last))) return [span];
  const text = span.text
    .slice(0, Math.max(0, last.start - span.start))
    .replace(limitWords, '')
    .trimEnd();
  return text === '' ? [] : [{ ...span, text, end: span.start + text.length }];
}

const takesLimit = (field: FieldSpec, { kind, bound }: Quantity): boolean =>
  takesFigures(field) &&
  field.bound !== null &&
  (isMoney(field) ? kind === 'money' : kind === 'number' && bound === field.bound);

const limitWords =
  /(?:[\s,]+(?:max(?:imum)?|min(?:imum)?|moq|under|below|over|above|up to|at (?:most|least)|(?:less|more|cheaper) than|no more than|around|about|for|at|from))*[\s,]*$/i;

const isSearch = ({ meta }: FieldSpec) => meta.sense === 'search_words';

const placeOf = ({ start, end, text }: Quantity) => ({ start, end, text });

/** "from $4.00 to $3.00": the first is what it is now, the second what it becomes, where an operation takes both. */
function splitPairs(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] {
  const becomes = (name: string) => `to${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const isFree = (name: string) => !spans.some(({ field }) => field === name);
  return spans
    .flatMap((span) => partPair(span, fields, becomes))
    .map((span, place) => {
      const before = text.slice(0, span.start);
      const base = fields.find(({ name }) => becomes(name) === span.field);
      // "candles from Vietnam" says nothing of what changes.
      if (base && isFree(base.name) && /\b(?:from|in|of)\s+$/i.test(before))
        return { ...span, field: base.name };
      const target = fields.find(({ name }) => name === becomes(span.field));
      const isSecond = spans.slice(0, place).some(({ field }) => field === span.field);
      return target && isSecond && isFree(target.name) && /\bto\s+$/i.test(before)
        ? { ...span, field: target.name }
        : span;
    });
}

/** "China to India" marked as one country is two. */
function partPair(
  span: TaggedSpan,
  fields: readonly FieldSpec[],
  becomes: (name: string) => string,
): TaggedSpan[] {
  const field = fields.find(({ name }) => name === span.field);
  const target = fields.find(({ name }) => name === becomes(span.field));
  const joint = field?.meta.sense === 'country' && target ? /\s+(?:to|into)\s+/i.exec(span.text) : null;
  if (!joint || !target) return [span];
  const from = joint.index + joint[0].length;
  return [
    { ...span, end: span.start + joint.index, text: span.text.slice(0, joint.index) },
    { ...span, field: target.name, start: span.start + from, text: span.text.slice(from) },
  ];
}

const isFigure = (value: Utterance['values'][number]): value is Quantity => 'mayName' in value;

/** "6.50", "22 each" and "350 ml" are no counts; "tell me at 15" is one of what is reached so. */
const isNoCount = ({ kind: takes, name, meta }: FieldSpec, { kind, value, perUnit }: Quantity): boolean =>
  kind === 'money' ||
  (kind === 'measure' &&
    !/gram|kilo|milli|centi|ounce|pound|inch|size|width|height|length|weight/i.test(name)) ||
  (takes === 'integer' &&
    kind === 'number' &&
    ((perUnit && !meta.words?.includes('at')) || !Number.isInteger(value)));

/** Said as money, or bare as a price is: "2.10 a piece". */
const isPrice = ({ kind, perUnit, value }: Quantity) =>
  kind === 'money' || (kind === 'number' && (perUnit || !Number.isInteger(value)));

const isTotal = ({ name }: FieldSpec) => /value|total/i.test(name);

/** The field for what everything is worth together, where nothing was marked for it. */
const totalOf = (fields: readonly FieldSpec[], spans: readonly TaggedSpan[]) =>
  fields.find(
    (field) => isMoney(field) && isTotal(field) && !spans.some((span) => span.field === field.name),
  );

/** "a $5,000 shipment", "2000 dollars worth": what everything is worth together. */
function isWhole({ start, end, perUnit }: Quantity, text: string): boolean {
  if (perUnit) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  return (
    /^['’s]*\s*(?:worth|shipment|order|consignment|in total|total|altogether|in all|of (?!them))\b/i.test(
      after,
    ) ||
    /\b(?:worth|valued at|value of|(?:shipment|consignment|total|value)(?: is)?(?: of)?)\s*$/i.test(before)
  );
}

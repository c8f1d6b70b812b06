import { readTimeZone } from '@brandwright/language/values/time-zones.ts';
import {
  overlaps,
  type CodeValue,
  type DateValue,
  type Quantity,
  type Value,
} from '@brandwright/language/values/value.ts';
import type { Token } from '@brandwright/language/words/tokens.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { hasUnit, figureFor } from './convert.ts';
import { dayFor, isDateField, needsTime, timeFor, writeDay } from './days.ts';
import type { FieldSpec } from '../../fields.ts';
import { countsSuppliers } from './figure-fields.ts';
import { fitsField } from './figures.ts';

/**
 * Values that the learned model left aside go to a field that takes nothing else than such a value, or whose own words are
 * beside them. Answers the values that found no place.
 */
export function fillLooseValues(
  fields: readonly FieldSpec[],
  utterance: Utterance,
  used: { start: number; end: number }[],
  input: Record<string, unknown>,
): Value[] {
  const left: Value[] = [];
  const bounded = utterance.values.filter((value) => value.kind === 'date' && value.bound !== null);
  const isElsewhere = (value: Value) =>
    value.kind === 'date' &&
    value.bound === null &&
    bounded.length > 0 &&
    bounded.every((other) => /[.!?;]\s/.test(between(value, other, utterance.text)));
  // "I can only spend 1,200 more. Raise the cap to 1,500": the figure that its word leads to has the first choice.
  const isLed = (value: Value) =>
    'mayName' in value &&
    fields.some((field) => fitsKind(field, value) && isLedTo(field, value, utterance.text));
  const inOrder = [...utterance.values].sort((a, b) => Number(isLed(b)) - Number(isLed(a)));
  for (const value of inOrder) {
    if (used.some((place) => overlaps(place, value))) continue;
    // "I'll do that tomorrow. Which came since October 24?": the day of another sentence is none of this one.
    if (isElsewhere(value)) {
      used.push(value);
      continue;
    }
    if (place(value, fields, utterance, input)) used.push(value);
    else left.push(value);
  }
  return left.toSorted((a, b) => a.start - b.start);
}

/** "Raise the cap to 1,500", "put the roof at 800": the order ends in the figure, with a word of the field right before it. */
const isLedTo = ({ meta }: FieldSpec, { start }: Quantity, text: string): boolean => {
  const order =
    /(?:^|[,.;:!?]\s+|\b(?:and|so|then|please)\s+)(?:raise|lower|set|put|change|bring|move|increase|reduce|cap|drop|take)\b[^.;:!?]{0,40}?\b(?<lead>to|at)\s*$/i.exec(
      text.slice(0, start),
    );
  return order !== null && (meta.words ?? []).includes(order.groups?.['lead'] ?? '');
};

const between = (a: Value, b: Value, text: string): string =>
  a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);

function place(
  value: Value,
  fields: readonly FieldSpec[],
  utterance: Utterance,
  input: Record<string, unknown>,
): boolean {
  const open = fields.filter((field) => input[field.name] === undefined && !field.meta.ref);
  if (value.kind === 'date') return placeDate(value, open, utterance, input);
  if ('mayName' in value) {
    // "I have 40 of them": how many there are, and no weight or length.
    const isCount =
      value.kind === 'number' && /^\s*of (?:them|those|these)\b/i.test(utterance.text.slice(value.end));
    const takers = isCount ? open.filter((field) => !hasUnit(field)) : open;
    return placeFigure(value, takers, utterance, input);
  }
  return placeCode(value, fields, input);
}

function placeDate(
  date: DateValue,
  open: readonly FieldSpec[],
  { now, text }: Utterance,
  input: Record<string, unknown>,
): boolean {
  const days = open.filter(isDateField);
  const from = days.find(({ bound }) => bound === 'min');
  const to = days.find(({ bound }) => bound === 'max');
  const single = days.find(({ bound }) => bound === null);
  // Beside the two ends of a period a day of another kind is told by the words before it: "ships from January 10".
  const called =
    !date.period && (from ?? to) && single ? calledBefore(days, text.slice(0, date.start)) : undefined;
  if (called) {
    input[called.name] = writeDay(called, dayFor(called, date, now), null, 'start');
    return true;
  }
  if (from || to) {
    if (from && date.bound !== 'max') input[from.name] = writeDay(from, date.from, null, 'start');
    if (to && date.bound !== 'min') input[to.name] = writeDay(to, date.to, null, 'end');
    return true;
  }
  // "The potter finished early this year" tells of what was.
  if (!single || isOfPastYear(date, now)) return false;
  const time = timeFor(single, date, text);
  if (needsTime(single) && time === null) return false;
  input[single.name] = writeDay(single, dayFor(single, date, now), time, 'start', readTimeZone(text)?.zone);
  return true;
}

const isOfPastYear = ({ from, text }: DateValue, now: Date): boolean =>
  /\byear\b/i.test(text) && from < now.toISOString().slice(0, 10);

/** The field with the longest of its own words right before a place. */
function calledBefore(fields: readonly FieldSpec[], before: string): FieldSpec | undefined {
  const said = before.trimEnd().toLowerCase();
  const [best] = fields
    .map((field) => ({
      field,
      length: Math.max(
        0,
        ...(field.meta.words ?? [])
          .filter((word) =>
            new RegExp(`(?:^|[^\\p{L}])${word.replaceAll(/[^\p{L}\p{N} -]/gu, '.')}$`, 'u').test(said),
          )
          .map((word) => word.length),
      ),
    }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return best?.field;
}

const codeFields: readonly (readonly [CodeValue['kind'], (field: FieldSpec) => boolean])[] = [
  ['country', (field) => field.meta.sense === 'country'],
  ['state', (field) => field.meta.sense === 'us_state'],
  ['postal', (field) => field.meta.sense === 'postal_code'],
  ['hts', (field) => field.meta.sense === 'hts_code'],
  ['hex', (field) => field.meta.sense === 'hex_color'],
  ['email', (field) => field.meta.sense === 'email' || field.format === 'email'],
  ['url', (field) => field.format === 'url' || field.words.has('url') || field.words.has('websit')],
  ['phone', (field) => field.words.has('phone') || field.words.has('telephon')],
];

function placeCode(value: CodeValue, fields: readonly FieldSpec[], input: Record<string, unknown>): boolean {
  const takes = codeFields.find(([kind]) => kind === value.kind)?.[1];
  const takers = takes
    ? fields.filter(
        (field) =>
          takes(field) &&
          field.excludes === value.negated &&
          (field.array || input[field.name] === undefined),
      )
    : [];
  const [field] = takers;
  if (!field) return false;
  if (!field.array) input[field.name] = value.value;
  else {
    const known = Array.isArray(input[field.name]) ? (input[field.name] as unknown[]) : [];
    if (!known.includes(value.value)) input[field.name] = [...known, value.value];
  }
  return true;
}

/** "4 stars, boxes solid": a figure that is needed stands beside a word for it, though it is part of a text as well. */
export function fillNeededFigures(
  fields: readonly FieldSpec[],
  { values, words }: Utterance,
  input: Record<string, unknown>,
): void {
  for (const field of fields) {
    if (!field.required || field.array || field.meta.ref || input[field.name] !== undefined) continue;
    for (const value of values) {
      if (!('mayName' in value) || !fitsKind(field, value) || nearness(field, value, words) < 1) continue;
      const figure = figureFor(field, value, value.text);
      if (figure === undefined) continue;
      input[field.name] = figure;
      break;
    }
  }
}

/**
 * "Sorry, 800": a figure without a place of its own corrects the only one of its kind that the call before was given. Answers
 * the values that found no place.
 */
export function fillCorrections(
  fields: readonly FieldSpec[],
  left: readonly Value[],
  before: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
): Value[] {
  return left.filter((value) => {
    if (!('mayName' in value)) return true;
    const given = fields.filter(
      (field) =>
        before[field.name] !== undefined &&
        input[field.name] === undefined &&
        !field.meta.ref &&
        !field.array &&
        fitsKind(field, value) &&
        fitsField(field, value, [value]),
    );
    const counts = given.filter(({ meta }) => meta.sense !== 'money_minor');
    const [field, ...others] = value.kind === 'number' && counts.length > 0 ? counts : given;
    const figure = field && others.length === 0 ? figureFor(field, value, value.text) : undefined;
    if (!field || figure === undefined) return true;
    input[field.name] = figure;
    return false;
  });
}

/** A figure goes to the field whose words are nearest; without such words only where one field alone takes its kind. */
function placeFigure(
  quantity: Quantity,
  open: readonly FieldSpec[],
  { words, values, outdated, text }: Utterance,
  input: Record<string, unknown>,
): boolean {
  // "The target is 4.50, lower it to 3.90": what names the figure before names the one that takes its place.
  const [before, ...more] = outdated.filter((value): value is Quantity => 'mayName' in value);
  const replaced = before && more.length === 0 ? before : null;
  const figures = values.filter((value) => 'mayName' in value);
  const fitting = open.flatMap((field) => {
    // The price of a piece is no value of all of them.
    if (quantity.perUnit && /value|total/i.test(field.name)) return [];
    if (field.array || !fitsKind(field, quantity) || countsSuppliers(field, quantity, text)) return [];
    const near = nearness(field, quantity, words) || (replaced ? nearness(field, replaced, words) : 0);
    // "$9 to make, 5 to send": a bare figure beside a price is one where its own words say so.
    const isNamed = near > 0 && quantity.kind === 'number' && quantity.unit === null;
    if (!fitsField(field, quantity, figures) && !isNamed) return [];
    // "I got 30": a bare figure is no weight and no length.
    if (quantity.kind === 'number' && near === 0 && isMeasured(field)) return [];
    if (field.meta.needsWord && !saysBefore(field, text.slice(0, quantity.start))) return [];
    const value = figureFor(field, quantity, quantity.text);
    return value === undefined ? [] : [{ field, value, near }];
  });
  const near = fitting.filter((one) => one.near > 0).sort((a, b) => b.near - a.near);
  const chosen = near[0] ?? onlyOne(fitting, quantity, isTakenCount(quantity, text), figures.length === 1);
  if (!chosen) return false;
  input[chosen.field.name] = chosen.value;
  return true;
}

/** "If I get 600", "when we order 250": so many are taken, whatever number else it may be. */
const isTakenCount = ({ start }: Quantity, text: string): boolean =>
  /\b(?:i|we|you)\s+(?:\p{L}+\s+)?(?:get|got|order|buy|need|take|want|ship|import|make)\s+(?:about |around |only |just )?$/iu.test(
    text.slice(0, start),
  );

/** The one field for a figure of its kind; of counts the one for a quantity, of prices the one for a piece. */
function onlyOne<T extends { field: FieldSpec }>(
  fitting: readonly T[],
  quantity: Quantity,
  isTaken: boolean,
  isAlone: boolean,
): T | undefined {
  if (quantity.kind !== 'number') {
    const prices = fitting.filter(
      ({ field }) => /unitPrice/i.test(field.name) && !/^to[A-Z]/.test(field.name),
    );
    if (fitting.length === 1) return fitting[0];
    // Of a limit to a price and one to the price of a sample the first is meant where no sample is named.
    const limits = fitting.filter(({ field }) => field.bound !== null && /^price/.test(field.name));
    return quantity.perUnit ? prices[0] : limits.length === 1 ? limits[0] : undefined;
  }
  const counts = fitting.filter(({ field }) => field.meta.sense === 'quantity' && field.bound === null);
  // "Put the roof at … 2500 for all the store": nothing else is asked for that it may be.
  const isNeeded = isAlone && counts.length === 1 && counts[0]?.field.required === true;
  const isCount =
    Number.isInteger(quantity.value) && (quantity.unit !== null || !quantity.mayName || isTaken || isNeeded);
  if (counts.length > 0 || quantity.unit !== null)
    return counts.length === 1 && isCount ? counts[0] : undefined;
  // "A lamp with two mugs, 79, only 60 of them": what counts has its figure, so the bare one is the price.
  const prices = fitting.filter(({ field }) => field.meta.sense === 'money_minor' && field.bound === null);
  const isPrice = fitting.length === 1 || !Number.isInteger(quantity.value);
  return prices.length === 1 && isPrice ? prices[0] : undefined;
}

const isMeasured = ({ name }: FieldSpec): boolean => /Grams|Kilograms|Milli|Centi/.test(name);

/** "Set it to 85": one of the field's own words leads to the figure. */
const saysBefore = ({ meta }: FieldSpec, before: string): boolean =>
  (meta.words ?? []).some((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(before));

function fitsKind(field: FieldSpec, { kind, bound, unit }: Quantity): boolean {
  if (field.kind !== 'integer' && field.kind !== 'number') return false;
  if (field.meta.sense === 'page') return false;
  if (field.bound !== null && bound !== null && field.bound !== bound) return false;
  const isMoney = field.meta.sense === 'money_minor';
  const isPercent = field.meta.sense === 'percent';
  const isTime = ['dai', 'week', 'hour', 'month'].some((word) => field.words.has(word));
  if (kind === 'money') return isMoney;
  if (kind === 'percent') return isPercent;
  if (kind === 'duration') return isTime;
  if (kind === 'measure') return isMeasured(field);
  // "The three oldest": so many of them are no days.
  if (/(?:days|weeks|hours|months|minutes)$/i.test(field.name) && unit !== null) return false;
  return !isPercent;
}

/** How close a word of the field is to the figure, within three words; 0 for none. */
function nearness(field: FieldSpec, quantity: Quantity, words: readonly Token[]): number {
  const before = words
    .filter((word) => word.end <= quantity.start)
    .slice(-3)
    .reverse();
  const after = words.filter((word) => word.start >= quantity.end).slice(0, 3);
  let best = 0;
  for (const side of [before, after])
    for (const [steps, word] of side.entries()) {
      if (/^\d/.test(word.lower)) break;
      if (field.words.has(word.stem)) best = Math.max(best, 1 / (1 + steps));
    }
  return best;
}

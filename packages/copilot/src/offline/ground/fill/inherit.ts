import type { AnyDeclaration } from '@brandwright/contract';
import { escapePattern } from '@brandwright/language/text.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { Relation } from '../../parse/parse.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import { periodBefore } from '../values/period-before.ts';
import { ofFigureInView, ofSameFigure } from './figure-in-view.ts';
import { dropOtherTime, outOfPeriod, remade } from './renew.ts';
import { ofListInView, ofReportInView, ofSameTime, ofWhatWasTried } from './shown-before.ts';
import { lastCallOf, type DialogueState } from '../conversation/state.ts';

export interface Inherited {
  input: Record<string, unknown>;
  /** Where values came from that the message did not say. */
  from: 'last call' | 'what waits' | 'question' | 'facts' | null;
}

/**
 * Adds what the conversation says to what the message said: the last call of the operation for "again", what waits for a
 * revision, what the question knew for an answer; else only facts of a related call that would be missing.
 */
export function inherit(
  operation: AnyDeclaration,
  given: Readonly<Record<string, unknown>>,
  relation: Relation,
  dropped: ReadonlySet<string>,
  utterance: Utterance,
  state: DialogueState,
): Inherited {
  const fields = fieldsOf(operation);
  const base = baseOf(operation, relation, state);
  const named = withWholeProduct(fields, given, utterance, state);
  const said = {
    ...named,
    ...remade(fields, named, base.input, utterance.text),
    ...periodBefore(fields, base.input, utterance.text, state.now),
  };
  if (base.from === null) {
    const moved = movedTo(
      fields,
      {
        ...ofFigureInView(operation, fields, said, utterance, state),
        ...ofSameFigure(operation, fields, said, utterance, state),
        ...ofListInView(operation, fields, utterance, state),
        ...ofSameTime(operation, fields, said, utterance, state),
        ...said,
      },
      utterance,
      state,
    );
    const tried = ofWhatWasTried(operation, fields, moved, utterance, state);
    const report = ofReportInView(operation, fields, moved, state);
    return {
      input: { ...report, ...tried, ...moved, ...factsFor(operation, fields, moved, utterance, state) },
      from: null,
    };
  }
  const input: Record<string, unknown> = ofAnother(operation, fields, said, base, utterance)
    ? makes(operation.name)
      ? {}
      : neededOf(operation, fields, said, base.input)
    : // "By product", after why the figure of a channel fell: of that channel, whatever was counted before.
      { ...base.input, ...ofSameFigure(operation, fields, said, utterance, state) };
  for (const name of dropped) delete input[name];
  for (const name of [
    ...otherNames(fields, said),
    ...otherWays(fields, said),
    ...outOfPeriod(fields, said, base.input),
  ])
    delete input[name];
  const isTurned = Object.keys(said).some((name) => name !== 'page');
  if (isTurned || dropped.size > 0) delete input['page'];
  for (const [name, value] of Object.entries(said)) {
    const field = fields.find((one) => one.name === name);
    const known = input[name];
    input[name] =
      field?.array && Array.isArray(known) && Array.isArray(value) && adds(operation, utterance.text)
        ? [...new Set([...(known as unknown[]), ...(value as unknown[])])]
        : value;
  }
  dropContradictions(fields, said, input);
  dropOtherTime(fields, said, input);
  return { input, from: base.from };
}

/** "Cap the early bird at 50", after another reward was set: what that one was given is no part of this change. */
function ofAnother(
  { effect, name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { input, from }: { input: Readonly<Record<string, unknown>>; from: Inherited['from'] },
  { text }: Utterance,
): boolean {
  if (effect === 'read' || from !== 'last call') return false;
  // Made for somebody else it is made of what they want.
  // "Also" by a name alone means the same; with more words it says what is to change.
  const isSame =
    makes(name) || text.split(/\s+/).length > mostWordsOfSame
      ? /\b(?:same|likewise|ditto)\b/i
      : /\b(?:too|as well|also|same|likewise|ditto)\b/i;
  if (isSame.test(text)) return false;
  return fields.some(
    (field) =>
      (field.required || isThing(field)) &&
      !field.array &&
      (field.meta.ref !== undefined || field.kind === 'string') &&
      said[field.name] !== undefined &&
      input[field.name] !== undefined &&
      said[field.name] !== input[field.name],
  );
}

/** "One more reminder, to …" is made of what is said of it. */
const makes = (name: string): boolean => name.startsWith('create_') || name === 'set_reminder';

const mostWordsOfSame = 7;

/** The record that something is done to, which a question asks for where it was not said. */
const isThing = ({ meta }: FieldSpec): boolean => meta.ref !== undefined && meta.question !== undefined;

/** What is needed of the call before, and where it was done: "12 of the fig ones" are counted at the same place. */
const neededOf = (
  { effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { name, required, meta } = field;
      const isPlace = effect === 'write' && meta.ref !== undefined && !isThing(field);
      const isKept = required || (isPlace && said[name] === undefined && name !== 'id');
      return isKept && input[name] !== undefined ? [[name, input[name]]] : [];
    }),
  );

/** "The tumblers", after a look at insulated tumblers, are these. */
function withWholeProduct(
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text }: Utterance,
  { calls }: DialogueState,
): Readonly<Record<string, unknown>> {
  const field = fields.find(({ meta }) => meta.sense === 'product_words');
  const words = field && said[field.name];
  if (!field || typeof words !== 'string') return said;
  if (!new RegExp(`\\b(?:the|these|those|my|our) ${escapePattern(words)}\\b`, 'i').test(text)) return said;
  const whole = calls.map(({ input }) => factOf(field, input)).find((one) => typeof one === 'string');
  const own = wordsIn(words);
  const isSame =
    typeof whole === 'string' &&
    wordsIn(whole).length > own.length &&
    own.every((word) => wordsIn(whole).includes(word));
  return isSame ? { ...said, [field.name]: whole } : said;
}

const wordsIn = (text: string): string[] => tokenize(text).map(({ stem }) => stem);

/** "If I move to India", after a look at China: what is said is what it becomes, and it is now what was looked at. */
function movedTo(
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text }: Utterance,
  { calls }: DialogueState,
): Readonly<Record<string, unknown>> {
  if (said['toCountry'] !== undefined || said['country'] === undefined) return said;
  if (!fields.some(({ name }) => name === 'toCountry')) return said;
  if (!/\b(?:to|into|instead|rather)\b/i.test(text)) return said;
  const before = calls.find(({ input }) => typeof input['country'] === 'string')?.input['country'];
  return before === undefined || before === said['country']
    ? said
    : { ...said, country: before, toCountry: said['country'] };
}

/** What the values that a message does not say are taken from, by how it goes with the conversation. */
export function baseOf(
  operation: AnyDeclaration,
  relation: Relation,
  state: DialogueState,
): { input: Readonly<Record<string, unknown>>; from: Inherited['from'] } {
  if (relation === 'revise') {
    const waiting = state.pending.find((one) => one.operation === operation.name);
    if (waiting) return { input: waiting.input, from: 'what waits' };
  }
  if (relation === 'answer' && state.asked?.operation === operation.name)
    return { input: state.asked.input, from: 'question' };
  if (relation !== 'new') {
    const last = lastCallOf(state, operation.name);
    if (last) return { input: last.input, from: 'last call' };
  }
  return { input: {}, from: null };
}

/** Fields that name a thing which the message names anew in another field: a supplier, by the thread with it. */
function otherNames(fields: readonly FieldSpec[], said: Readonly<Record<string, unknown>>): string[] {
  const named = fields.filter(
    ({ name, meta }) => meta.ref && meta.ref !== 'file' && said[name] !== undefined,
  );
  const isSame = (a: FieldSpec, b: FieldSpec) =>
    a.meta.ref === b.meta.ref || (a.meta.label !== undefined && a.meta.label === b.meta.label);
  return fields.flatMap((field) =>
    said[field.name] === undefined &&
    ((field.meta.ref && named.some((one) => isSame(one, field))) || (named.length > 0 && isOfRecord(field)))
      ? [field.name]
      : [],
  );
}

/** What stands in place of what is said now: after several lines were announced, "24 bowls as well" are no lines again. */
const otherWays = (fields: readonly FieldSpec[], said: Readonly<Record<string, unknown>>): string[] =>
  fields.flatMap(({ name, meta: { insteadOf } }) => {
    if (insteadOf === undefined) return [];
    return [
      ...(said[insteadOf] === undefined ? [] : [name]),
      ...(said[name] === undefined ? [] : [insteadOf]),
    ];
  });

/** What is known of one record alone: its id, and what a change of it was reckoned to come to. */
const isOfRecord = ({ name }: FieldSpec) =>
  name === 'id' || name === 'lineItemId' || name.startsWith('expected');

/** "and India too" adds to a list; "only India", "India instead" takes its place, as "what about India?" does but in a comparison. */
const adds = ({ name }: AnyDeclaration, text: string): boolean =>
  (/^(?:and|also|plus|add|including|with)\b|\b(?:too|as well|also|add(?:ed)?|throw in|include)\b/i.test(
    text.trim(),
  ) ||
    (name.startsWith('compare_') && /^(?:what|how) about\b/i.test(text.trim()))) &&
  !/\b(?:only|just|instead|rather|replace|swap)\b/i.test(text);

/** Where a country is asked for it is no longer left out, and the other way round. */
function dropContradictions(
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
): void {
  for (const field of fields) {
    const value = said[field.name];
    if (!Array.isArray(value)) continue;
    const opposite = fields.find(
      (other) =>
        other !== field &&
        other.array &&
        other.meta.sense !== undefined &&
        other.meta.sense === field.meta.sense &&
        other.excludes !== field.excludes,
    );
    const known = opposite && input[opposite.name];
    if (!opposite || !Array.isArray(known)) continue;
    const rest = (known as unknown[]).filter((one) => !value.includes(one));
    if (rest.length > 0) input[opposite.name] = rest;
    else delete input[opposite.name];
  }
}

/**
 * Facts that another call of the conversation was given, where this operation would lack something it needs: after "duty on
 * tumblers from China at 6.50", "compare with Vietnam" is about the same tumblers at the same price.
 */
function factsFor(
  { effect, name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text }: Utterance,
  state: DialogueState,
): Record<string, unknown> {
  // A price that was looked at is not one to set, and a day is one for what it was said of.
  const mayHold = (field: FieldSpec) =>
    isFact(field) &&
    !(field.meta.sense === 'quantity' && notSoMany.test(text)) &&
    (effect === 'read' || !['money_minor', 'percent', 'date', 'date_ahead'].includes(field.meta.sense ?? ''));
  const lacks = fields.filter(
    (field) =>
      !field.meta.ref &&
      mayHold(field) &&
      said[field.name] === undefined &&
      (field.required || (field.meta.question !== undefined && field.meta.sense === 'product_words')),
  );
  if (lacks.length === 0) return {};
  // What was made last is no fact of what is made next.
  const mayTell = ({ operation, outcome }: DialogueState['calls'][number]) =>
    outcome?.ok !== false && !(effect !== 'read' && operation === name && name.startsWith('create_'));
  for (const call of state.calls.slice(0, 6).filter(mayTell)) {
    const taken = lacks.flatMap((field) => {
      const value = factOf(field, call.input);
      return value === undefined ? [] : [[field.name, value] as const];
    });
    if (taken.length === 0) continue;
    const also = fields.flatMap((field) => {
      const value = call.input[field.name];
      return mayHold(field) && value !== undefined && said[field.name] === undefined
        ? [[field.name, value] as const]
        : [];
    });
    return Object.fromEntries([...also, ...taken]);
  }
  return {};
}

/** "Move some to the garage", after 231 were counted: how many is not said. */
const notSoMany = /\b(?:some|a few|several|a handful|a bunch|a couple|a part|more)\b/i;

/** Facts of goods hold from one call to the next; words to store or send never do. */
const isFact = ({ meta, kind }: FieldSpec): boolean =>
  !meta.ref &&
  (kind === 'boolean' ||
    [
      'product_words',
      'country',
      'quantity',
      'money_minor',
      'hts_code',
      'percent',
      'date',
      'date_ahead',
    ].includes(meta.sense ?? ''));

/** A value by the field's name; a list of countries takes the one country of a call. */
function factOf(field: FieldSpec, input: Readonly<Record<string, unknown>>): unknown {
  const own = input[field.name];
  if (own !== undefined) return own;
  if (field.meta.sense === 'product_words') return input['product'] ?? input['keyword'];
  if (field.meta.sense !== 'country') return undefined;
  const country =
    input['country'] ??
    (Array.isArray(input['countries']) ? (input['countries'] as unknown[])[0] : undefined);
  if (country === undefined) return undefined;
  return field.array ? [country] : country;
}

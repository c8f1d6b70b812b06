import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { escapePattern } from '@brandwright/language/text.ts';
import { singular } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize, type Token } from '@brandwright/language/words/tokens.ts';
import { shapeOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { cleanText } from '../values/convert.ts';
import { findsNothing } from '../words/finds-nothing.ts';
import { isKindWord } from '../records/kind-words.ts';
import { saysTitle } from '../words/own-words.ts';
import { valueFor } from '../records/records.ts';
import { refer } from '../refer/refer.ts';
import { readScale } from '../values/scales.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';
import { tellingText } from '../words/telling-text.ts';
import { isLeft, type Work } from './work.ts';

/** Reasons without "because": a last clause with a subject of its own. */
const lastClause =
  /[,;–-]\s+(?<reason>(?:(?:the|her|his|their|our|my)\s+\p{L}+|she|he|they|it|we|i|card|address|customer|buyer)(?:['’]s|['’]d)?\s+(?!(?:too|please|pls|and|or|then|from|to|on|in|for|of|as well)\b)\p{L}[^.!?]*)[.!]?$/iu;

/** "Reason is waiting for the kiln", "with the reason "check first"". */
const calledReason =
  /\breason(?:\s+is|\s+being|:)?\s+(?:["“‘'](?<quoted>[^"”’']{3,})["”’']|(?<plain>(?!to\b|for\b|why\b|you\b|we\b|i\b)[^.!?,;"“]{3,}))/i;

/** What comes after "because", or stands as a last clause, is the reason, where the learned model marked none. */
export function fillReason(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(({ name, kind }) => /^(?:hold)?reason$/i.test(name) && kind === 'string');
  if (!field || work.input[field.name] !== undefined || field.values.length > 0) return;
  const called = calledReason.exec(text);
  if (field.name !== 'reason' && !called) return;
  const given = called ?? /\b(?:because|bc|since)\s+(?<reason>[^.!?]{3,})/i.exec(text);
  const match = given ?? lastClause.exec(text);
  const reason = match?.groups?.['reason'] ?? match?.groups?.['quoted'] ?? match?.groups?.['plain'];
  if (!match || !reason) return;
  const place = { start: match.index, end: match.index + match[0].length };
  if (!given && !isLeft(place, work.used)) return;
  work.input[field.name] = reason.trim();
  work.used.push(place);
}

/** "Invite a supplier: Anna's Pottery, anna@…": a needed name that stands first after a colon. */
export function fillNameAfterColon(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(
    ({ name, required, kind, meta }) =>
      /^(?:name|title)$/.test(name) && required && kind === 'string' && !meta.ref,
  );
  const match = /:\s+(?<name>[^,;:\n]{2,80})(?=$|[,;\n])/.exec(text);
  const name = match?.groups?.['name']?.trim();
  if (!field || !match || !name || work.input[field.name] !== undefined) return;
  const place = { start: match.index + 1, end: match.index + match[0].length };
  if (!isLeft(place, work.used)) return;
  work.input[field.name] = name;
  work.used.push(place);
}

/** "Add a note to the bread box board: oak or ash", with all of it marked as the note: what stands before the colon says where it goes. */
export function withoutPlaceBefore(fields: readonly FieldSpec[], work: Work): void {
  for (const { name, meta } of fields) {
    const said = work.input[name];
    if (meta.sense !== 'free_text' || typeof said !== 'string') continue;
    const { place = '', text = '' } = /^(?<place>[^:\n]{3,48}):\s+(?<text>\S.*)$/su.exec(said)?.groups ?? {};
    const words = place.toLowerCase();
    const isPlace = work.named.some(({ label }) => {
      const [own = ''] = label.toLowerCase().split(/[,(]/);
      return own.trim().length > 2 && words.includes(own.trim());
    });
    if (text && isPlace) work.input[name] = text;
  }
}

/** What a required search looks for, where the learned model marked nothing: the telling words of the message. */
export function fillSearchWords(
  { name, effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { words, text }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ required, meta }) => required && meta.sense === 'search_words');
  if (!field || work.input[field.name] !== undefined) return;
  const verb = name.split('_', 1)[0];
  // "Forget that": the verb is not what is looked for.
  const found = tellingText(
    text,
    words.filter((word) => isLeft(word, work.used) && word.lower !== verb),
  );
  // Words that are left may find something; they name nothing that is to be made or set, and words from here and there nothing
  // that is to change.
  const mayMake = /^(?:set|add|create|save)$/.test(verb ?? '');
  if (found && (effect === 'read' || (!mayMake && text.includes(found)))) work.input[field.name] = found;
}

/** "Clear the pinned note": a needed text that may be empty becomes so, where nothing else is said of it. */
export function fillCleared(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  input: Record<string, unknown>,
): void {
  if (
    operation.effect === 'read' ||
    !/\b(?:clear|remove|delete|erase|empty|take (?:off|away|down))\b/i.test(text)
  )
    return;
  for (const { name, kind, required, values, meta } of fields) {
    const said = input[name];
    // "Clear the pinned note": what is cleared is no new text.
    const isCleared = typeof said === 'string' && clearedIn(text, said);
    if (kind !== 'string' || !required || (said !== undefined && !isCleared) || values.length > 0 || meta.ref)
      continue;
    const schema = shapeOf(operation.input)[name];
    if (schema?.safeParse('').success) input[name] = '';
  }
}

/** "Clear the pinned note of 1066", with the article in what was marked or before it. */
function clearedIn(text: string, said: string): boolean {
  const bare = said.replace(/^(?:the|this|that|its|my|our)\s+/i, '');
  const named = String.raw`\b(?:clear|remove|delete|erase|empty)\s+(?:the|this|that|its|my|our)\s+`;
  return new RegExp(named + escapePattern(bare), 'i').test(text);
}

/** "Launch in May instead": an operation that reads the request itself takes it whole where nothing in it was marked but a day. */
export function fillWholeRequest(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text, words }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ meta }) => meta.sense === 'whole_request');
  const isGiven = fields.some(
    (one) => work.input[one.name] !== undefined && !one.meta.ref && one.meta.sense !== 'date_ahead',
  );
  if (
    !field ||
    operation.effect === 'read' ||
    isGiven ||
    saysTitle(operation, words) ||
    saysNothing.test(text.trim())
  )
    return;
  work.input[field.name] = text.trim();
  work.used.push({ start: 0, end: text.length });
}

const saysNothing = /^(?:\p{L}+\s+){0,3}(?:brief|tech pack|it|that|this)[.!?]*$/iu;

/**
 * "How many tea suppliers are there", "candle orders": what stands before the noun of a list is searched for, or is the category.
 * Where a list of something else than goods and their makers finds nothing by it ("late orders"), it is told as unparsed.
 */
export async function fillKindOf(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { words }: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const search = fields.find(({ meta }) => meta.sense === 'search_words');
  const category = fields.find(({ meta, array }) => meta.ref === 'category' && array);
  const field = search ?? category;
  if (operation.effect !== 'read' || !field || work.input[field.name] !== undefined) return;
  const { own, isCalled } = wordsBeforeNoun(operation, words, work);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return;
  const text = own.map((word) => word.text).join(' ');
  if (!search) {
    const found = await refer(text, 'category', true, state, services);
    if (found.kind !== 'found') return;
    work.input[field.name] = found.records.flatMap((record) => valueFor(record, 'category', field) ?? []);
  } else if (
    (category && isCalled) ||
    (await isFound(operation, { ...work.input, [field.name]: text }, services))
  )
    work.input[field.name] = text;
  else if (isCalled) work.unparsed = text;
  else return;
  work.used.push({ start: first.start, end: last.end });
}

/** Up to two words that tell which of what a list is of: "tea" of "tea suppliers", or of "tea factory", which it is not called. */
function wordsBeforeNoun(
  { title }: AnyDeclaration,
  words: readonly Token[],
  work: Work,
): { own: readonly Token[]; isCalled: boolean } {
  const called = tokenize(title).at(-1);
  const kind = recordKind(called?.lower ?? '');
  const named = words.findIndex(({ stem }) => stem === called?.stem);
  const isCalled = named >= 0;
  const noun = isCalled ? named : words.findIndex(({ lower }) => kind !== null && isKindWord(lower, kind));
  const before = words.slice(Math.max(0, noun - 2), Math.max(0, noun));
  // What the list itself is called tells none of it: "store" of "store credits".
  const titled = new Set(tokenize(title).map(({ stem }) => stem));
  const own = before
    .slice(before.findLastIndex((word) => !isTelling(word, work)) + 1)
    .filter(({ stem }) => !titled.has(stem));
  // "What do I owe suppliers": a verb, and no kind of supplier.
  const previous = own[0] && words[words.indexOf(own[0]) - 1];
  const isVerb = previous !== undefined && /^(?:i|we|you|they|he|she|to)$/.test(previous.lower);
  return { own: isVerb ? [] : own, isCalled };
}

/** The kind of record that is plainly called so. */
const recordKind = (noun: string): RecordKind | null => (singular(noun) === 'supplier' ? 'supplier' : null);

export async function isFound(
  operation: AnyDeclaration,
  input: Readonly<Record<string, unknown>>,
  services: GroundingServices,
): Promise<boolean> {
  const trial = await services.tryRead(operation.name, input);
  return trial.ok && !findsNothing(operation, trial.result);
}

const isTelling = (word: Token, { used }: Work): boolean =>
  isLeft(word, used) &&
  word.lower.length > 2 &&
  !stopWords.has(word.lower) &&
  !describesAny.has(word.lower) &&
  readScale(word.lower) === null;

/** Said of things of any kind. */
const describesAny = new Set(
  'many all my our new old recent latest last best top good saved favorite favourite local nearest other more different matching available current open good cheap cheapest big small verified vetted list show find search now today whos anyway of which what how every any some these those'.split(
    ' ',
  ),
);

/**
 * "slogan = log every mile", "Turn it down. Reason: I want it in writing": the value that is given to a field by its name. What
 * was marked within it for other fields goes.
 */
export function fillAssigned(fields: readonly FieldSpec[], { text }: Utterance, { input, used }: Work): void {
  for (const field of fields) {
    if (!takesAnyText(field)) continue;
    const names = [field.name, field.meta.label ?? ''].filter((name) => name.length > 3).map(escapePattern);
    if (names.length === 0) continue;
    const called = names.join('|');
    const said = [
      called,
      ...(field.meta.words ?? []).filter((word) => word.length > 4).map(escapePattern),
    ].join('|');
    const match = new RegExp(
      `\\b(?:${called})\\s*=\\s*|[.!?;]\\s+(?:${called}):\\s*|^\\W*(?:(?:please|now|and|ok|can you)[, ]+)*(?:change|set|make|update)\\s+(?:the|its|our|my)\\s+(?:${said})(?:\\s+(?:of|for|on)\\s+[^,.:]{2,40}?)?\\s+(?:to|into)\\b:?\\s*`,
      'i',
    ).exec(text);
    const start = match ? match.index + match[0].length : -1;
    // After "change the slogan to" all is the slogan, its commas too.
    const isChange = match !== null && /\b(?:to|into):?\s*$/i.test(match[0]);
    const value = match ? ((isChange ? /^[^;\n]+/ : /^[^,;\n]+/).exec(text.slice(start))?.[0] ?? '') : '';
    if (cleanText(value) === '') continue;
    for (const { name } of fields.filter(takesAnyText))
      if (name !== field.name && isPartOf(bareOf(input[name]), value)) delete input[name];
    input[field.name] = cleanText(value);
    used.push({ start, end: start + value.length });
  }
}

/** "To Clean", of "change the slogan to Clean, gently". */
const bareOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(?:to|into)\s+/i, '') : value;

export const takesAnyText = ({ kind, array, meta, values }: FieldSpec): boolean =>
  kind === 'string' && !array && !meta.ref && values.length === 0;

export const isPartOf = (value: unknown, whole: string): boolean =>
  typeof value === 'string' && whole.includes(value);

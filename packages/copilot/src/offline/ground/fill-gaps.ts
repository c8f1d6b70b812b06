import type { AnyDeclaration } from '@brandwright/contract';
import { overlaps, type Quantity } from '@brandwright/language/values/value.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize, type Token } from '@brandwright/language/words/tokens.ts';
import { shapeOf, type FieldSpec } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { figureFor, placeOfMember } from './convert.ts';
import { flagNamed, flagSaid } from './flags.ts';
import { valueFor } from './records.ts';
import { saysTitle } from './own-words.ts';
import { refer } from './refer.ts';
import { readScale } from './scales.ts';
import type { GroundingServices } from './services.ts';
import { sortOrderIn } from './sort-order.ts';
import type { DialogueState } from './state.ts';
import { tellingText } from './telling-text.ts';
import { isLeft, type Work } from './work.ts';

/** Files that came with the message go to the fields that take files. */
export function fillFiles(
  fields: readonly FieldSpec[],
  state: DialogueState,
  input: Record<string, unknown>,
): void {
  const [file] = state.files;
  if (!file) return;
  for (const field of fields.filter(({ meta }) => meta.ref === 'file'))
    input[field.name] ??= field.array ? state.files.map(({ id }) => id) : file.id;
}

/** "the next page", "more": counted from the last page shown. */
export function fillPage(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  state: DialogueState,
  operation: AnyDeclaration,
  input: Record<string, unknown>,
): void {
  const field = fields.find(({ meta, name }) => meta.sense === 'page' && name === 'page');
  if (!field) return;
  delete input[field.name];
  const last = state.calls.find((call) => call.operation === operation.name)?.input[field.name];
  const page = typeof last === 'number' ? last : field.least === 0 ? 0 : 1;
  const numbered = /\bpage (\d{1,3})\b/i.exec(text)?.[1];
  if (numbered) input[field.name] = Number(numbered) - (field.least === 0 ? 1 : 0);
  else if (
    /\b(?:next (?:page|ones|lot|few|bunch)|more (?:of (?:them|those|these))?$|show (?:me )?more|keep going|the rest of (?:them|it|the list)|what else is (?:there|on it)|further down)\b/i.test(
      text.trim(),
    )
  )
    input[field.name] = page + 1;
  else if (/\b(?:previous|last|prior) page\b|\bpage before\b/i.test(text))
    input[field.name] = Math.max(field.least, page - 1);
}

/** Members of lists that are named by words declared for them, where the learned model saw none. */
export function fillNamedValues(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  dropped: ReadonlySet<string>,
  utterance: Utterance,
  work: Work,
): void {
  for (const field of fields) {
    if (field.values.length === 0 || field.name === 'sort' || dropped.has(field.name)) continue;
    if (field.array) {
      if (operation.effect !== 'read') fillSeveralMembers(field, utterance, work);
      continue;
    }
    if (work.input[field.name] !== undefined || field.kind === 'integer') continue;
    // "Without the refund" names the refund too.
    if (field.kind === 'boolean' && flagSaid(field, utterance.text) !== undefined) continue;
    // Of a change only what it needs or what is declared in so many words: the rest keeps its default.
    const place = placeOfMember(field, utterance.text);
    if (!place || !isLeft(place, work.used) || isRefused(place, utterance)) continue;
    if (operation.effect !== 'read' && !isAsked(field) && !isVerb(place, utterance)) continue;
    work.input[field.name] = field.kind === 'boolean' ? place.value === 'true' : place.value;
    work.used.push(place);
  }
}

/** "Hide customer names and amounts": every member that is named, where several may be given. */
function fillSeveralMembers(field: FieldSpec, { text }: Utterance, work: Work): void {
  if (work.input[field.name] !== undefined || field.meta.valueWords === undefined) return;
  const places = field.values.flatMap((value) => placeOfMember({ ...field, values: [value] }, text) ?? []);
  const left = places.filter((place) => isLeft(place, work.used));
  if (left.length === 0) return;
  work.input[field.name] = left.map(({ value }) => value);
  work.used.push(...left);
}

/** "haven't shipped", "not from eBay": the opposite of the member is meant. */
const isRefused = ({ start, end }: { start: number; end: number }, { text }: Utterance): boolean =>
  /(?:\b(?:not|never|without|no)|n['’]?t)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, start)) &&
  !/\b(?:not|never|no|un\w+)\b|n['’]?t\b/i.test(text.slice(start, end));

/** "Add the gift box …": the verb of the message is a member of the list by itself. */
const isVerb = ({ start }: { start: number }, { text }: Utterance) =>
  /^\W*(?:(?:please|pls|can you|could you|and|also|then|ok|okay|now)[, ]+)*$/i.test(text.slice(0, start));

const isAsked = (field: FieldSpec) =>
  field.required || field.meta.question !== undefined || field.meta.valueWords !== undefined;

/** Reasons without "because": a last clause with a subject of its own. */
const lastClause =
  /[,;–-]\s+(?<reason>(?:(?:the|her|his|their|our|my)\s+\p{L}+|she|he|they|it|we|i|card|address|customer|buyer)(?:['’]s|['’]d)?\s+(?!(?:too|please|pls|and|or|then|from|to|on|in|for|of|as well)\b)\p{L}[^.!?]*)[.!]?$/iu;

/** What comes after "because", or stands as a last clause, is the reason, where the learned model marked none. */
export function fillReason(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(({ name, kind }) => name === 'reason' && kind === 'string');
  if (!field || work.input[field.name] !== undefined || field.values.length > 0) return;
  const given = /\b(?:because|bc|since)\s+(?<reason>[^.!?]{3,})/i.exec(text);
  const match = given ?? lastClause.exec(text);
  const reason = match?.groups?.['reason'];
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

/** "good, send it": the text of the draft that was just shown. */
export function fillDraft(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  state: DialogueState,
  input: Record<string, unknown>,
): void {
  const [shown] = state.results;
  const field = fields.find(({ name }) => name === 'text');
  if (!field || input['text'] !== undefined || operation.effect !== 'external') return;
  if (!shown?.operation.name.startsWith('draft_')) return;
  const { text } = shown.result as { text?: unknown };
  if (typeof text === 'string' && text !== '') input['text'] = text;
}

/** What is switched on or off in words, where the learned model marked nothing. */
export function fillFlags(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  dropped: ReadonlySet<string>,
  { text }: Utterance,
  input: Record<string, unknown>,
): void {
  for (const field of fields) {
    if (field.kind !== 'boolean' || input[field.name] !== undefined || dropped.has(field.name)) continue;
    // "Under 500" is the limit itself where there is a field for it.
    if (
      /\d/.test(field.name) &&
      fields.some(({ name, bound }) => bound !== null && input[name] !== undefined)
    )
      continue;
    const said = flagSaid(field, text) ?? (operation.effect === 'read' ? flagNamed(field, text) : undefined);
    if (said !== undefined) input[field.name] = said;
  }
}

/** "cheapest first", "by duty, low to high": what is said in so many words goes before what was marked. */
export function fillSort(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  input: Record<string, unknown>,
): void {
  const field = fields.find(({ name }) => name === 'sort');
  if (!field) return;
  const order = sortOrderIn(field, text);
  if (order !== undefined) input[field.name] = order;
}

/** What a required search looks for, where the learned model marked nothing: the telling words of the message. */
export function fillSearchWords(fields: readonly FieldSpec[], { words, text }: Utterance, work: Work): void {
  const field = fields.find(({ required, meta }) => required && meta.sense === 'search_words');
  if (!field || work.input[field.name] !== undefined) return;
  const found = tellingText(
    text,
    words.filter((word) => isLeft(word, work.used)),
  );
  if (found) work.input[field.name] = found;
}

/** "stop mailing that address": a needed address that the message points at, where a result holds one only. */
export function fillShownValues(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { results }: DialogueState,
  input: Record<string, unknown>,
): void {
  if (!/\b(?:that|this|it|them|their|her|his)\b/i.test(text)) return;
  for (const { name, required, format, meta } of fields) {
    const isEmail = format === 'email' || meta.sense === 'email';
    if (!required || input[name] !== undefined || !(isEmail || format === 'url')) continue;
    const shape = isEmail ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/ : /^https?:\/\//;
    const found = results.map(({ result }) => stringsIn(result, shape)).find((own) => own.size > 0);
    const [only] = found ?? [];
    if (found?.size === 1) input[name] = only;
  }
}

function stringsIn(value: unknown, shape: RegExp, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && shape.test(value)) found.add(value);
  else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) stringsIn(inner, shape, found);
  return found;
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
    if (kind !== 'string' || !required || input[name] !== undefined || values.length > 0 || meta.ref)
      continue;
    const schema = shapeOf(operation.input)[name];
    if (schema?.safeParse('').success) input[name] = '';
  }
}

/** "Launch in May instead": an operation that reads the request itself takes it whole where nothing in it was marked. */
export function fillWholeRequest(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text, words }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ meta }) => meta.sense === 'whole_request');
  const isGiven = fields.some(({ name, meta }) => work.input[name] !== undefined && !meta.ref);
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

/** "Cancel one of the candles": how many of them. "-2 candles" is handed on as it was said, to be refused. */
export function fillCountOf(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(({ meta, bound }) => meta.sense === 'quantity' && bound === null);
  const one = /\b(?:just |only )?(?:one|a single one) of (?:the|my|her|his|their|those|these)\b/i.exec(text);
  const match = one ?? /(?<=^|\s)-\d+(?=\s+\p{L})/u.exec(text);
  if (!field || !match || work.input[field.name] !== undefined) return;
  work.input[field.name] = one ? 1 : Number(match[0]);
  work.used.push({ start: match.index, end: match.index + match[0].length });
}

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

/** "How many tea suppliers are there": what stands before the noun of a list is searched for, or is the category. */
export async function fillKindOf(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { words }: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const search = fields.find(({ meta }) => meta.sense === 'search_words');
  const field = search ?? fields.find(({ meta, array }) => meta.ref === 'category' && array);
  if (operation.effect !== 'read' || !field || work.input[field.name] !== undefined) return;
  const nouns = new Set(tokenize(operation.title).map(({ stem }) => stem));
  const noun = words.findIndex(({ stem }) => nouns.has(stem));
  const before = words.slice(Math.max(0, noun - 2), Math.max(0, noun));
  const own = before.slice(before.findLastIndex((word) => !isTelling(word, work)) + 1);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return;
  // "What do I owe suppliers": a verb, and no kind of supplier.
  if (/^(?:i|we|you|they|he|she|to)$/.test(words[words.indexOf(first) - 1]?.lower ?? '')) return;
  const text = own.map((word) => word.text).join(' ');
  if (field === search) work.input[field.name] = text;
  else {
    const found = await refer(text, 'category', true, state, services);
    if (found.kind !== 'found') return;
    work.input[field.name] = found.records.flatMap((record) => valueFor(record, 'category', field) ?? []);
  }
  work.used.push({ start: first.start, end: last.end });
}

const isTelling = (word: Token, { used }: Work): boolean =>
  isLeft(word, used) &&
  word.lower.length > 2 &&
  !stopWords.has(word.lower) &&
  !describesAny.has(word.lower) &&
  readScale(word.lower) === null;

/** Said of things of any kind. */
const describesAny = new Set(
  'many all my our new old best top good saved favorite favourite local nearest other more different matching available current open good cheap cheapest big small verified vetted list show find search of which what how every any some these those'.split(
    ' ',
  ),
);

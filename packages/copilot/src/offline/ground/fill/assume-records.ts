import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isKindWord } from '../records/kind-words.ts';
import { ofOwnPeople } from '../words/own-people.ts';
import { namedBefore } from '../refer/named-before.ts';
import { reach } from '../refer/reach.ts';
import { refer } from '../refer/refer.ts';
import { readScale } from '../values/scales.ts';
import { standsFor, valueFor, type SeenRecord } from '../records/records.ts';
import { inFocus, latestRows } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { onlyOpen, onlyOpenShown } from '../conversation/still-open.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Work } from './work.ts';

const people: readonly RecordKind[] = ['customer', 'team_member', 'team_invite'];

/**
 * "Sienna wants another color, put hers on hold", with somebody else's order in view, or the address of somebody else: whose is meant is
 * asked.
 */
async function someoneElse(
  text: string,
  record: SeenRecord,
  services: GroundingServices,
): Promise<string | null> {
  const kin = ofOwnPeople.exec(text)?.[0];
  const isPerson = people.some((kind) => record.refs.has(kind));
  if (kin && isPerson) return kin;
  const address = isPerson ? /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0] : undefined;
  if (
    address &&
    !`${record.label} ${JSON.stringify(record.data)}`.toLowerCase().includes(address.toLowerCase())
  )
    return address;
  if (!record.refs.has('customer')) return null;
  const { customerName, email } = record.data;
  const own = `${record.label} ${String(customerName)} ${String(email)}`.toLowerCase();
  const named = (await services.findRecords(text, ['customer'])).filter(
    ({ matched }) => matched.length > 3 && !stopWords.has(matched.toLowerCase()),
  );
  const [first] = named;
  return first && !named.some(({ matched }) => own.includes(matched.toLowerCase())) ? first.matched : null;
}

/** "Take two off the espresso pairs", with the match strikers in view: what is named, if only in part, is not the one in view. */
async function somethingElse(
  text: string,
  { label }: SeenRecord,
  kind: RecordKind,
  services: GroundingServices,
  work: Work,
): Promise<string | null> {
  if ([...text.matchAll(thisOne)].some(([, noun = '']) => isKindWord(noun, kind))) return null;
  const own = label.toLowerCase();
  const named = (await services.findRecords(text, [kind])).filter(
    ({ matched, score }) =>
      score >= partlyNamed && /\p{L}{4}/u.test(matched) && !stopWords.has(matched.toLowerCase()),
  );
  const [first] = named;
  const isOwn = named.some((one) => one.label === label || own.includes(one.matched.toLowerCase()));
  // "Move it before the big orders rule": the other has a place of its own.
  const isBeside = named.some((one) => work.named.some((other) => other.label === one.label));
  return first && !isOwn && !isBeside ? first.matched : null;
}

/** "On this design". */
const thisOne = /\b(?:this|that) (\p{L}+)/giu;

/** The least likeness of a name that speaks against the record in view. */
const partlyNamed = 0.6;

/** "Sienna wants another color, put hers on hold": a word for whose it is means nobody else's that is in view. */
export async function leaveOthers(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  if (operation.effect === 'read') return;
  for (const span of spans) {
    const field = fields.find(({ name }) => name === span.field);
    if (!field?.meta.ref || field.array || !/^(?:hers|his|her|him|theirs)$/i.test(span.text.trim())) continue;
    const record = work.named.find((one) => valueFor(one, one.kind, field) === work.input[field.name]);
    const other = record ? await someoneElse(text, record, services) : null;
    if (other === null) continue;
    delete work.input[field.name];
    work.unknown.push({ field, words: other });
  }
}

/** Records that are needed and were not said: the one in focus, else the only one that goes with what is. */
export async function assumeRecords(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  work: Work,
  { text }: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<SeenRecord[]> {
  const assumed: SeenRecord[] = [];
  const kinds = new Set(
    fields.flatMap(({ name, meta }) => (meta.ref && input[name] !== undefined ? [meta.ref] : [])),
  );
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.kind === 'object') continue;
    if (kinds.has(kind) && !(field.meta.question && pointsAtOne.test(text))) continue;
    if (!isNeeded(operation, field, input, work) || isNamedOtherwise(field, fields, input)) continue;
    if (pointsAtAny(text, kind)) continue;
    if (field.array && !pointsAtOne.test(text) && !isActedOn(operation, kind, state)) continue;
    const described = operation.effect === 'read' ? null : describedAtEnd(text, kind);
    if (described !== null) {
      work.unknown.push({ field, words: described });
      break;
    }
    const atEnd = await atEndOfList(text, kind, state, services);
    const record = atEnd === null ? await meant(kind, text, operation, state, services) : atEnd[0];
    const value = record && valueFor(record, kind, field);
    if (!record || value === null || value === undefined) continue;
    // "Move it before that one": what is named beside is another of the kind.
    if (kinds.has(kind) && work.named.some(({ label }) => label === record.label)) continue;
    const other =
      operation.effect === 'read'
        ? null
        : ((await someoneElse(text, record, services)) ??
          (await somethingElse(text, record, kind, services, work)));
    if (other !== null) {
      work.unknown.push({ field, words: other });
      break;
    }
    input[field.name] = field.array ? [value] : value;
    kinds.add(kind);
    assumed.push(record);
  }
  if (
    operation.effect !== 'read' &&
    kinds.size === 0 &&
    !work.several &&
    !work.unclear &&
    work.unknown.length === 0
  )
    assumed.push(...assumeEither(fields, input, state));
  return assumed;
}

/** "One of my reminders is finished": which one is not said, and it is none by being in view. */
const pointsAtAny = (text: string, kind: RecordKind): boolean => {
  const noun = /\bone of (?:my|our|the|those|these) (?<noun>\p{L}+)\b/iu.exec(text)?.groups?.['noun'];
  return noun !== undefined && isKindWord(noun, kind);
};

/** "Cancel the oldest unpaid order": more is said of it than that it stands at an end, and so it is none that is in view. */
function describedAtEnd(text: string, kind: RecordKind): string | null {
  const scale = readScale(text);
  const behind = scale ? (/^(?:\s+\p{L}+){2,3}/u.exec(text.slice(scale.end))?.[0] ?? '') : '';
  const words = behind.trim().split(/\s+/);
  const noun = words.findIndex((word) => isKindWord(word, kind));
  return scale && noun > 0 ? `${scale.said} ${words.slice(0, noun + 1).join(' ')}` : null;
}

/** "Decline the most expensive one": the row at that end, never the one last spoken of. Null where the message says no end. */
async function atEndOfList(
  text: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<readonly SeenRecord[] | null> {
  const scale = readScale(text);
  const next = scale && /^\s+(\p{L}+)/u.exec(text.slice(scale.end))?.[1];
  if (!scale || !next || !(/^ones?$/i.test(next) || isKindWord(next, kind))) return null;
  const meant = await refer(`the ${scale.said} one`, kind, false, state, services);
  return meant.kind === 'found' ? meant.records : [];
}

/** "Add it to my suppliers and tag steel": the one that the call just before changed. */
function isActedOn({ effect }: AnyDeclaration, kind: RecordKind, { results, focus }: DialogueState): boolean {
  const [last] = results;
  if (effect === 'read' || !last || last.operation.effect === 'read') return false;
  const [record] = focus;
  return (
    record?.refs.has(kind) === true &&
    fieldsOf(last.operation).some(
      ({ meta, name, array }) => meta.ref === kind && !array && last.input[name] !== undefined,
    )
  );
}

/** A list of records takes the one in focus only where the message points at one: "add it to the chosen ones". */
const pointsAtOne = /\b(?:it|that|this|him|her)\b/i;

/** Whom a field names is said in another one: the supplier, and the conversation with one. */
const isNamedOtherwise = (
  { name, meta }: FieldSpec,
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
): boolean =>
  meta.label !== undefined &&
  fields.some(
    (other) =>
      other.name !== name &&
      other.meta.ref !== undefined &&
      other.meta.label === meta.label &&
      input[other.name] !== undefined,
  );

function isNeeded(
  operation: AnyDeclaration,
  field: FieldSpec,
  input: Readonly<Record<string, unknown>>,
  work: Work,
): boolean {
  if (input[field.name] !== undefined || work.several?.field === field.name) return false;
  if (work.unclear?.field === field || work.unknown.some((one) => one.field === field)) return false;
  if (field.required) return true;
  if (isReplaced(operation, field, input)) return false;
  // "Run that address past the carrier": a look that was told nothing to look at.
  if (operation.effect === 'read' && operation.http.method !== 'GET' && Object.keys(input).length === 0)
    return true;
  if (!field.meta.question || field.array) return false;
  return operation.effect !== 'read' || field.meta.hasDefault === true || operation.http.path.includes('{');
}

const isReplaced = (
  operation: AnyDeclaration,
  { name }: FieldSpec,
  input: Readonly<Record<string, unknown>>,
): boolean =>
  fieldsOf(operation).some((other) => other.meta.insteadOf === name && input[other.name] !== undefined);

async function meant(
  kind: RecordKind,
  text: string,
  { effect, name }: AnyDeclaration,
  state: DialogueState,
  services: GroundingServices,
): Promise<SeenRecord | undefined> {
  const focused = inFocus(state, kind) ?? (effect === 'read' ? undefined : onlyOpenShown(state, kind));
  if (focused) return focused;
  const answered = onlyUnread(kind, state);
  if (answered) return answered;
  const reached = await reach(kind, effect !== 'read', state, services);
  const [only] = reached;
  if (reached.length === 1) return only;
  const open = effect === 'read' ? null : onlyOpen(reached);
  // What was put away is none of what is shown.
  if (open || /^(?:restore|unarchive)_/.test(name)) return open ?? undefined;
  const inView = onlyInView(kind, state);
  if (inView || effect === 'read') return inView;
  // Somebody is spoken of by name before a list is; "it" means a row of the list.
  const mayBeBefore = latestRows(state, kind) === null || ofSomebody.test(text);
  return mayBeBefore ? namedBefore(text, kind, state, services) : undefined;
}

/** "What do they say", after a list of tickets of which one was answered: the only one that nobody has read. */
function onlyUnread(kind: RecordKind, state: DialogueState): SeenRecord | undefined {
  const latest = latestRows(state, kind, 2);
  if (!latest || latest.result !== state.results[0]) return undefined;
  const unread = latest.rows.filter(({ data }) => Number(data['unreadCount'] ?? 0) > 0);
  return unread.length === 1 ? unread[0] : undefined;
}

const ofSomebody = /\b(?:him|her|hers|his|he|she)\b/i;

/** "Move some to the garage", after a receiving with one line: the goods that it holds. What was shown before that is another matter. */
function onlyInView(kind: RecordKind, { results }: DialogueState): SeenRecord | undefined {
  const [rows = []] = results
    .slice(0, mostBack)
    .map(({ lists }) => lists.flatMap(({ records }) => records.filter((one) => one.kind === kind)))
    .filter((records) => records.length > 0);
  const [only] = rows;
  const value = only?.refs.get(kind)?.[0]?.value;
  return rows.every(({ refs }) => refs.get(kind)?.[0]?.value === value) ? only : undefined;
}

const mostBack = 2;

/** A change of one of several kinds of things ("save it": a supplier or an item): the one that was singled out last. */
function assumeEither(
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  state: DialogueState,
): SeenRecord[] {
  const takers = fields.filter(
    ({ meta, required, array }) => meta.ref && meta.ref !== 'file' && !required && !array,
  );
  if (takers.length < 2) return [];
  for (const record of state.focus) {
    const own = takers.find(({ meta }) => meta.ref === record.kind);
    const field = own ?? takers.find(({ meta }) => meta.ref && standsFor(record, meta.ref));
    const value = field?.meta.ref && valueFor(record, field.meta.ref, field);
    if (!field || value === null || value === undefined) continue;
    input[field.name] = value;
    return [record];
  }
  return [];
}

import type { AnyDeclaration } from '@brandwright/contract';
import { changeSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import type { FieldSpec } from '../../fields.ts';
import { readTimeZone } from '@brandwright/language/values/time-zones.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { orderedMember } from '../values/ordered-member.ts';
import { lastMember, mendedFor, placeOfMember, type MemberPlace } from '../values/members.ts';
import { isDateField } from '../values/days.ts';
import { flagNamed, flagSaid } from '../values/flags.ts';
import { sortOrderIn } from '../values/sort-order.ts';
import { ofOwnPeople } from '../words/own-people.ts';
import type { DialogueState } from '../conversation/state.ts';
import { isHoldOn, leavesHourOpen } from './void-spans.ts';
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
  const takesDays = fields.some(isDateField);
  for (const field of longestFirst(fields, utterance.text)) {
    if (field.values.length === 0 || field.name === 'sort' || dropped.has(field.name)) continue;
    if (field.array) {
      if (operation.effect !== 'read') fillSeveralMembers(field, utterance, work);
      continue;
    }
    // A number has words of its own ("last week") where no bare figure is it; elsewhere the figures of a message are read first.
    if (work.input[field.name] !== undefined || (field.kind === 'integer' && !field.meta.needsWord)) continue;
    // "So far in November": the days say it all.
    if (
      field.name === 'period' &&
      fields.some((one) => isDateField(one) && work.input[one.name] !== undefined)
    )
      continue;
    // "Without the refund" names the refund too.
    if (field.kind === 'boolean' && flagSaid(field, utterance.text) !== undefined) continue;
    const place = freePlace(field, takesDays, utterance, work);
    if (!place || isHoldOn(utterance.text, place.start)) continue;
    const isRead = operation.effect === 'read';
    const value = isRefused(place, utterance)
      ? isRead
        ? otherOfTwo(field, place.value)
        : undefined
      : place.value;
    if (value === undefined) continue;
    // Of a change only what it needs or what is declared in so many words: the rest keeps its default.
    if (!isRead && !isAsked(field) && !isVerb(place, utterance)) continue;
    work.input[field.name] = ofKind(field, value, utterance.text);
    work.used.push(place);
  }
}

function ofKind(field: FieldSpec, value: string, text: string): string | number | boolean {
  if (field.kind === 'boolean') return value === 'true';
  return field.kind === 'integer'
    ? Number(value)
    : lastMember(field, orderedMember(field, value, text), text);
}

/** The longest words that name a member and that nothing else was read from. */
function freePlace(
  field: FieldSpec,
  takesDays: boolean,
  { text, outdated, values }: Utterance,
  { used }: Work,
): MemberPlace | undefined {
  const mended = mendedFor(field, text);
  const first = placeOfMember(field, mended);
  // "October last year" is a month, and no comparison with last year.
  const isOfDate = ({ start, end }: MemberPlace) =>
    takesDays &&
    values.some(
      (one) =>
        one.kind === 'date' && one.start <= start && end <= one.end && one.end - one.start > end - start,
    );
  const isFree = (place: MemberPlace) => isLeft(place, used) && isLeft(place, outdated) && !isOfDate(place);
  if (!first || isFree(first)) return first;
  const others = field.values.flatMap((value) => placeOfMember({ ...field, values: [value] }, mended) ?? []);
  return others.filter(isFree).toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
}

/** "Top customers" is more than "customers": of two fields that are named by the same words, the one whose words are more comes first. */
function longestFirst(fields: readonly FieldSpec[], text: string): readonly FieldSpec[] {
  const length = new Map(
    fields.map((field) => {
      const place = field.array || field.values.length === 0 ? undefined : placeOfMember(field, text);
      return [field, place ? place.end - place.start : 0];
    }),
  );
  return fields.toSorted((one, other) => (length.get(other) ?? 0) - (length.get(one) ?? 0));
}

/** "Outside of the marketplace": of two members the one that is refused leaves the other. */
const otherOfTwo = ({ kind, values }: FieldSpec, refused: string): string | undefined =>
  kind === 'enum' && values.length === 2 ? values.find((value) => value !== refused) : undefined;

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
  /\b(?:not|never|without|no|outside(?: of)?|other than|apart from|beyond|\p{L}+n['’]t|(?:do|does|did|is|are|was|were|has|have|had|wo|ca|ai)nt)\s+(?:\p{L}+\s+)?$/iu.test(
    text.slice(0, start),
  ) && !/\b(?:not|never|no|un\w+)\b|n['’]?t\b/i.test(text.slice(start, end));

/** "Add the gift box …": the verb of the message is a member of the list by itself. */
const isVerb = ({ start }: { start: number }, { text }: Utterance) =>
  /^\W*(?:(?:please|pls|can you|could you|and|also|then|ok|okay|now)[, ]+)*$/i.test(text.slice(0, start));

const isAsked = (field: FieldSpec) =>
  field.required || field.meta.question !== undefined || field.meta.valueWords !== undefined;

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

/** "Have it look at six instead": the time of what runs, where nothing was marked for it. */
export function fillSchedule(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text, values }: Utterance,
  { input, used }: Work,
): void {
  const field = fields.find(({ meta }) => meta.sense === 'schedule');
  // It runs by days, weeks and hours: a month is refused in so many words, and never taken for every day.
  const monthly =
    /\b(?:every|each|once a|a) (?:other )?month\b|\bmonthly\b|\b(?:every|each|once a) year\b|\byearly\b/i.exec(
      text,
    )?.[0];
  if (field && monthly) input[field.name] = monthly;
  if (!field || input[field.name] !== undefined || !operation.name.startsWith('update_')) return;
  if (leavesHourOpen(text)) return;
  // "Change it to 7": a bare hour.
  const hour =
    /\b(?:to|at|for|make it|make that)\s+(\d{1,2}(?::\d\d)?)\s*(?:o['’]?clock)?\s*(?:instead|please|then)?[.!]?$/i.exec(
      text,
    )?.[1];
  const said = changeSchedule(text) ? text : hour && Number.parseInt(hour, 10) < 24 ? `at ${hour}` : null;
  if (said === null || !changeSchedule(said)) return;
  input[field.name] = said;
  used.push(...values.filter(({ kind }) => kind === 'number' || kind === 'date' || kind === 'duration'));
}

/** "Each Monday at 8, hour of Lyon". */
export function fillTimeZone(fields: readonly FieldSpec[], { text }: Utterance, { input, used }: Work): void {
  const field = fields.find(({ name }) => name === 'timeZone');
  const said = field && input[field.name] === undefined ? readTimeZone(text) : null;
  if (!field || !said) return;
  input[field.name] = said.zone;
  used.push(said);
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

/** "stop mailing that address": a needed address that the message points at, where a result holds one only. */
export function fillShownValues(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { results }: DialogueState,
  input: Record<string, unknown>,
): void {
  if (!/\b(?:that|this|it|them|their|her|his)\b/i.test(text) || ofOwnPeople.test(text)) return;
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

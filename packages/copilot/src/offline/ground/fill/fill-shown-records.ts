import { leadsToOrder } from '@brandwright/language/values/before-amounts.ts';
import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { inFocus, knownRecords } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';
import { valueFor, type SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { withUnshown } from '../refer/refer-by-row.ts';
import { namingWords } from '../words/printed.ts';
import { latestOf } from './fill-records.ts';
import { isFullName } from './fill-whose.ts';
import { numbersIn } from './record-numbers.ts';
import { isLeft, type Work } from './work.ts';

/** A record in view whose whole name stands in the message, for a field that nothing was marked for. */
export async function fillShownNames(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.array || field.kind === 'object' || field.excludes) continue;
    const said = namingWords(text, kind).toLowerCase();
    if (work.input[field.name] !== undefined || work.several || work.unclear) continue;
    if (work.unknown.some((one) => one.field === field)) continue;
    const known = knownRecords(state, kind).filter((record) => record.kind === kind);
    for (const record of known) {
      const name = record.label.toLowerCase();
      const start = name.length >= 4 ? said.indexOf(name) : -1;
      const place = { start, end: start + name.length };
      if (start < 0 || isWithinWord(said, place) || !isLeft(place, work.used)) continue;
      const value = valueFor(record, kind, field);
      if (value === null) continue;
      work.used.push(place);
      const alike = known.filter(({ label }) => label.toLowerCase() === name);
      const meant = await oneCalledSo(operation, kind, alike, state, services);
      if (meant.kind === 'several') work.unclear = { field, records: meant.records };
      else {
        work.input[field.name] = value;
        work.named.push(record);
      }
      break;
    }
  }
}

/** To change something of several that are called alike, it is asked which, but for the one that was singled out. */
async function oneCalledSo(
  operation: AnyDeclaration,
  kind: RecordKind,
  alike: readonly SeenRecord[],
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const [first] = alike;
  const last = inFocus(state, kind);
  const isSingled = last && first && valueOf(last, kind) === valueOf(first, kind);
  if (operation.effect === 'read' || isSingled) return found(alike.slice(0, 1), 0.95);
  const all: Resolution = alike.length > 1 ? { kind: 'several', records: alike } : found(alike, 0.95);
  return latestOf(await withUnshown(all, kind, state, services), operation);
}

const valueOf = (record: SeenRecord, kind: RecordKind) => record.refs.get(kind)?.[0]?.value;

/**
 * "Yep 5735 that's him", "what would it cost to ship 5747", "5728 Priya Brooks, one of the bowls": the number of a record in view, or
 * before whom an order is of, is that record's, and no quantity or amount.
 */
export async function fillShownNumbers(
  fields: readonly FieldSpec[],
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || field.kind !== 'integer' || field.array || work.input[field.name] !== undefined) continue;
    if (work.several || work.unclear || work.unknown.some((one) => one.field === field)) continue;
    const known = new Set(knownRecords(state, kind).flatMap((record) => valueFor(record, kind, field) ?? []));
    const isLed = (start: number) => kind === 'order' && leadsToOrder(utterance.text.slice(0, start));
    const numbers = numbersIn(utterance, kind, work.used);
    const shown = numbers.filter(({ number, start }) => known.has(number) || isLed(start));
    const [first] = numbers;
    const isBeforeName =
      first !== undefined &&
      kind === 'order' &&
      (await isBeforePerson(utterance.text.slice(first.end), services));
    const [only, ...more] = shown.length === 0 && first && isBeforeName ? [first] : shown;
    if (!only || more.length > 0) continue;
    work.input[field.name] = only.number;
    work.used.push({ start: only.start, end: only.end });
  }
}

/** Whether a text begins with the whole name of a customer. */
async function isBeforePerson(text: string, services: GroundingServices): Promise<boolean> {
  const name = /^[\s,:-]{1,3}(\p{L}[\p{L}'’.-]+ \p{L}[\p{L}'’-]+)/u.exec(text)?.[1];
  if (name === undefined) return false;
  const people = await services.findRecords(name, ['customer']);
  return people.some(({ score, matched }) => score === 1 && isFullName(matched));
}

const isWithinWord = (text: string, { start, end }: { start: number; end: number }) =>
  /[\p{L}\d]/u.test(text[start - 1] ?? '') || /[\p{L}\d]/u.test(text[end] ?? '');

import type { RecordKind } from '@brandwright/contract';
import { readDescription, unexpressed } from '../table/described.ts';
import { fieldsOf, type FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import { type SeenRecord, valueFor } from '../table/records.ts';
import { nounNames, type Reference, resolveReference } from '../table/references.ts';
import type { Table } from '../table/state.ts';
import type { Choice } from '../turn/turn-context.ts';
import { stopWords } from '../words/lexicon.ts';
import type { RefFilling } from './refs.ts';

/** The records that words such as "the second" or "them" mean, as the field takes them. */
export function pointedAt(
  field: FieldSpec,
  kind: RecordKind,
  heard: Heard,
  table: Table,
  filling: RefFilling,
  /** Kinds of records of which the operation takes any one. */
  oneOf: ReadonlySet<RecordKind>,
): (string | number)[] | null {
  for (const reference of heard.references) {
    if (reference.how === 'person' && kind !== 'customer') continue;
    const isNeeded = field.required || field.meta.question !== undefined;
    // "if they land in March" speaks of them, it does not pick any.
    if (!isNeeded && /^they$/i.test(reference.text)) continue;
    if (isOtherwiseDescribed(reference, heard, kind, table)) continue;
    if (reference.how === 'it' && !reference.noun && isNamedBefore(reference, field, heard, kind)) continue;
    const single =
      reference.how === 'it' ||
      reference.how === 'person' ||
      (/^(?:them|they|their)$/i.test(reference.text) && isAboutOne(table));
    if (single) {
      if (reference.noun && !nounNames(reference.noun, kind)) continue;
      const record = table.focus.find((one) => one.refs.has(kind));
      // "save it": one record is meant, the latest that the operation takes.
      const latest = table.focus.find((one) => oneOf.has(one.kind));
      if (record && latest && oneOf.has(kind) && latest !== record) continue;
      const value = record ? valueFor(record, kind, field) : null;
      if (record && value !== null && record.kind === kind) {
        filling.chosen.push(record);
        return [value];
      }
    }
    const records = resolveReference(reference, table.lists, kind, table.chosen);
    if (
      records?.[0] &&
      records[0].kind !== kind &&
      !isNeeded &&
      reference.how !== 'person' &&
      !(reference.noun && nounNames(reference.noun, kind))
    )
      continue;
    const more = records ? joined(reference, heard, table, kind) : [];
    const all = [...(records ?? []), ...more.flatMap((one) => one.records)];
    const values = all.flatMap((record) => valueFor(record, kind, field) ?? []);
    if (values.length > 0) {
      filling.used.push(reference, ...more.map((one) => one.reference));
      filling.chosen.push(...all);
      filling.stale ||= isStale(all, reference.how, table);
      return values;
    }
  }
  return null;
}

/** "the gift box rule, delete that": the name that was said, and not what was on the table. */
function isNamedBefore(reference: Reference, field: FieldSpec, heard: Heard, kind: RecordKind): boolean {
  if (field.kind !== 'string' || field.format === 'uuid') return false;
  const before = heard.text.slice(0, reference.start);
  return [...before.matchAll(/\bthe\s+((?:[\p{L}-]+\s*){2,5})/giu)].some((match) => {
    const words = (match[1] ?? '').toLowerCase().trim().split(/\s+/);
    const noun = words.findIndex((word) => nounNames(word, kind));
    return words.slice(0, Math.max(0, noun)).some((word) => !stopWords.has(word));
  });
}

/** "the oldest unpaid order" is none of a list that was not about unpaid ones. */
function isOtherwiseDescribed(reference: Reference, heard: Heard, kind: RecordKind, table: Table): boolean {
  if (reference.how !== 'extreme' && reference.how !== 'ordinal') return false;
  const description = readDescription(heard.text, kind);
  const call = table.calls.findLast((one) =>
    table.lists.some((list) => list.operation === one.operation && !list.single),
  );
  const declaration = call && table.find(call.operation);
  return (
    description !== null &&
    call !== undefined &&
    declaration !== undefined &&
    unexpressed(description, fieldsOf(declaration), call.input, heard).length > 0
  );
}

/** "the first two and the last": what is counted or placed after it belongs to it. */
function joined(
  reference: Reference,
  heard: Heard,
  table: Table,
  kind: RecordKind,
): { reference: Reference; records: SeenRecord[] }[] {
  const places = (one: Reference) => one.how === 'ordinal' || one.how === 'count' || one.how === 'extreme';
  if (!places(reference)) return [];
  return heard.references
    .filter((other) => other.start > reference.end && places(other))
    .filter((other) =>
      /^[\s,]*(?:and|plus|&|,|with|to|versus|against)?\s*$/i.test(
        heard.text.slice(reference.end, other.start),
      ),
    )
    .flatMap((other) => {
      const records = resolveReference(other, table.lists, kind, table.chosen);
      return records ? [{ reference: other, records }] : [];
    });
}

/** "cancel an order": any one, so none on the table is meant. */
export function isIndefinite(heard: Heard, kind: RecordKind): boolean {
  const match = /\b(?:an?|any|some)\s+(\p{L}+)(?:\s+(\p{L}+))?/iu.exec(heard.text);
  return [match?.[1], match?.[2]].some((noun) => noun !== undefined && nounNames(noun, kind));
}

/** "Maya's last order": described, so not simply the one on the table. */
export function isDescribed(heard: Heard, kind: RecordKind): boolean {
  if (readDescription(heard.text, kind)) return true;
  for (const match of heard.text.matchAll(/\b(?:last|latest|newest|most recent|oldest|first)\s+(\p{L}+)/giu))
    if (nounNames(match[1] ?? '', kind)) return true;
  return false;
}

/** Whether the last result was about one record, so that "them" means it. */
function isAboutOne(table: Table): boolean {
  const last = table.calls.at(-1);
  const latest = table.lists.find((list) => list.operation === last?.operation);
  return latest !== undefined && (latest.single || latest.records.length === 1);
}

/** The record of a kind that is on the table, unless somebody else's was named. */
export function onTable(
  field: FieldSpec,
  kind: RecordKind,
  table: Table,
  heard: Heard,
): { value: string | number; record: SeenRecord } | null {
  // Someone else's name in the request: only a record that is theirs can be meant.
  const others = heard.named.filter((one) => one.kind !== kind && one.score >= 0.8);
  const fits = (one: SeenRecord) =>
    others.every((other) =>
      [...one.refs.values()].flat().some((ref) => ref.value === other.id || ref.value === other.value),
    );
  const record =
    table.focus.find((one) => one.kind === kind && fits(one)) ??
    table.focus.find((one) => one.refs.has(kind) && fits(one));
  const value = record ? valueFor(record, kind, field) : null;
  return record && value !== null ? { value, record } : null;
}

/** Whether the records stand in an older list than the one that was shown last. */
function isStale(records: readonly SeenRecord[], how: string, table: Table): boolean {
  if (how === 'it' || how === 'person') return false;
  const latest = table.lists.find((list) => list.records.length > 1 && !list.single);
  return latest !== undefined && !records.some((record) => latest.records.includes(record));
}

/** Records of the latest list of a kind, as choices. */
export function choicesOf(kind: RecordKind, table: Table): Choice[] {
  const list = table.lists.find((one) => one.records.length > 1 && one.records[0]?.kind === kind);
  return (list?.records ?? []).slice(0, 4).map((record) => ({ label: record.label, say: record.label }));
}

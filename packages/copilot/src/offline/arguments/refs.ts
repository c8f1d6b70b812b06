import type { RecordKind } from '@brandwright/contract';
import type { FieldSpec } from '../fields.ts';
import type { Heard } from '../heard.ts';
import type { Profile } from '../profile.ts';
import { isUuid, type SeenRecord, valueFor } from '../records.ts';
import { nounNames, resolveReference } from '../references.ts';
import type { Table } from '../state.ts';
import type { Choice } from '../turn-context.ts';
import { ideasOf } from '../words/lexicon.ts';
import { identifierWords } from '../words/tokens.ts';
import { restWords } from './search-words.ts';
import { overlaps } from './span.ts';

type Place = { start: number; end: number };

interface RefFilling {
  input: Record<string, unknown>;
  several: { field: string; values: readonly unknown[] } | null;
  used: Place[];
  chosen: SeenRecord[];
  choices: Choice[];
  assumed: boolean;
}

/** Fields that name records: from records named in words, numbers, words such as "the second", or what is on the table. */
export function fillRefs(profile: Profile, heard: Heard, table: Table): RefFilling {
  const filling: RefFilling = { input: {}, several: null, used: [], chosen: [], choices: [], assumed: false };
  const done = new Set<RecordKind>();
  const fields = profile.fields.filter((field) => field.meta.ref && field.kind !== 'object');
  const hasSearch = profile.fields.some((field) => field.meta.sense === 'search_words' || field.meta.sense === 'product_words');
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || done.has(kind)) continue;
    const values = named(field, kind, heard, filling, hasSearch && profile.isRead && !field.required) ?? numbered(field, kind, heard, filling) ?? spelledOut(field, heard, filling) ?? pointedAt(field, kind, heard, table, filling);
    if (!values || values.length === 0) continue;
    done.add(kind);
    put(field, values, filling);
  }
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || done.has(kind) || field.name in filling.input) continue;
    const needed = field.required || (field.meta.question !== undefined && (profile.declaration.http.path.includes('{') || !profile.isRead));
    if (!needed) continue;
    if (field.kind === 'string' && field.format !== 'uuid' && !filling.choices.length) {
      const words = restWords(heard, profile, [...filling.used, ...heard.references])[0];
      if (words) {
        done.add(kind);
        put(field, [words], filling);
        continue;
      }
    }
    const assumed = onTable(field, kind, table);
    if (assumed) {
      done.add(kind);
      filling.assumed = true;
      put(field, [assumed.value], filling);
      filling.chosen.push(assumed.record);
    } else filling.choices.push(...choicesOf(kind, table));
  }
  return filling;
}

function put(field: FieldSpec, values: readonly (string | number)[], filling: RefFilling): void {
  const unique = [...new Set(values)];
  if (field.array) filling.input[field.name] = unique;
  else if (unique.length === 1) filling.input[field.name] = unique[0];
  else filling.several ??= { field: field.name, values: unique };
}

/** Records that the words name. Two that fit equally well become choices. */
function named(field: FieldSpec, kind: RecordKind, heard: Heard, filling: RefFilling, onlyIfIntroduced: boolean): (string | number)[] | null {
  const values: (string | number)[] = [];
  const places: Place[] = [];
  const best = heard.named.filter((one) => one.kind === kind && one.score >= 0.6);
  if (onlyIfIntroduced && kind === 'category' && !heard.tokens.some((token) => field.words.has(token.stem))) return null;
  for (const candidate of best) {
    const value = typed(field, candidate.value, candidate.id);
    if (value === null || places.some((place) => overlaps(place, candidate))) continue;
    const rivals = best.filter((other) => other.id !== candidate.id && other.start === candidate.start && candidate.score - other.score < 0.08 && other.matched.length === candidate.matched.length);
    if (rivals.length > 0 && !field.array) {
      filling.choices.push(...[candidate, ...rivals].slice(0, 4).map((one) => ({ label: one.label, say: one.label })));
      return null;
    }
    values.push(value);
    places.push(candidate);
  }
  filling.used.push(...places);
  return values.length > 0 ? values : null;
}

function typed(field: FieldSpec, value: string | number, id: string): string | number | null {
  if (field.kind === 'integer' || field.kind === 'number') return typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : null;
  if (field.format === 'uuid') return isUuid(value) ? value : isUuid(id) ? id : null;
  return String(value);
}

/** Numbers that people use for records: "order 1042", "#1042 and #1043", a bare 1042 where nothing else takes it. */
function numbered(field: FieldSpec, kind: RecordKind, heard: Heard, filling: RefFilling): number[] | null {
  if (field.kind !== 'integer') return null;
  const values: number[] = [];
  let lastEnd = -1;
  for (const span of heard.spans) {
    if (span.kind !== 'number' || span.bound || span.high !== null || !Number.isInteger(span.value)) continue;
    const before = heard.text.slice(0, span.start).toLowerCase();
    const word = /(\p{L}+)\s*(?:numbers?|nos?\.?|nr\.?|#|:)?\s*$/u.exec(before)?.[1] ?? '';
    const introduced = nounNames(word, kind) || ideasOf(word).some((idea) => identifierWords(kind).some((own) => ideasOf(own).includes(idea)));
    const continues = lastEnd >= 0 && /^[\s,]*(?:and|or|&|,)?\s*(?:also\s+)?(?:#|orders?\s+)?$/i.test(heard.text.slice(lastEnd, span.start));
    if (!introduced && !span.text.includes('#') && !continues && !(span.label && span.value >= 100 && !(span.unit?.endsWith('s') ?? false))) continue;
    if (span.value < field.least || span.value > field.greatest) continue;
    values.push(span.value);
    filling.used.push(span);
    lastEnd = span.end;
  }
  return values.length > 0 ? values : null;
}

function spelledOut(field: FieldSpec, heard: Heard, filling: RefFilling): string[] | null {
  if (field.format !== 'uuid') return null;
  const found = heard.spans.filter((span) => span.kind === 'uuid');
  filling.used.push(...found);
  return found.length > 0 ? found.map((span) => span.text) : null;
}

function pointedAt(field: FieldSpec, kind: RecordKind, heard: Heard, table: Table, filling: RefFilling): (string | number)[] | null {
  for (const reference of heard.references) {
    if (reference.how === 'person' && kind !== 'customer') continue;
    const single = reference.how === 'it' || reference.how === 'person' || (/^(?:them|they|their)$/i.test(reference.text) && isAboutOne(table));
    if (single) {
      if (reference.noun && !nounNames(reference.noun, kind)) continue;
      const record = table.focus.find((one) => one.refs.has(kind));
      const value = record ? valueFor(record, kind, field) : null;
      if (record && value !== null && record.kind === kind) {
        filling.chosen.push(record);
        return [value];
      }
    }
    const records = resolveReference(reference, table.lists, kind, table.chosen);
    const values = records?.flatMap((record) => valueFor(record, kind, field) ?? []) ?? [];
    if (values.length > 0 && records) {
      filling.used.push(reference);
      filling.chosen.push(...records);
      return values;
    }
  }
  return null;
}

/** Whether the last result was about one record, so that "them" means it. */
function isAboutOne(table: Table): boolean {
  const last = table.calls.at(-1);
  const latest = table.lists.find((list) => list.operation === last?.operation);
  return latest !== undefined && (latest.single || latest.records.length === 1);
}

function onTable(field: FieldSpec, kind: RecordKind, table: Table): { value: string | number; record: SeenRecord } | null {
  const record = table.focus.find((one) => one.kind === kind) ?? table.focus.find((one) => one.refs.has(kind));
  const value = record ? valueFor(record, kind, field) : null;
  return record && value !== null ? { value, record } : null;
}

function choicesOf(kind: RecordKind, table: Table): Choice[] {
  const list = table.lists.find((one) => one.records.length > 1 && one.records[0]?.kind === kind);
  return (list?.records ?? []).slice(0, 4).map((record) => ({ label: record.label, say: record.label }));
}

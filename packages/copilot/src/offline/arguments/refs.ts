import type { RecordKind } from '@brandwright/contract';
import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Profile } from '../choice/profile.ts';
import { isUuid, type SeenRecord } from '../table/records.ts';
import { nounNames } from '../table/references.ts';
import type { Table } from '../table/state.ts';
import type { Choice, NamedRecord } from '../turn/turn-context.ts';
import { ideasOf } from '../words/lexicon.ts';
import { form, identifierWords } from '../words/tokens.ts';
import { choicesOf, isDescribed, isIndefinite, onTable, pointedAt } from './pointing.ts';
import { productRun, restWords } from './search-words.ts';
import { overlaps } from './span.ts';

type Place = { start: number; end: number };

export interface RefFilling {
  done: Set<RecordKind>;
  input: Record<string, unknown>;
  several: { field: string; values: readonly unknown[] } | null;
  used: Place[];
  chosen: SeenRecord[];
  choices: Choice[];
  assumed: boolean;
  wordy: number;
  /** Things named in words (not by number) that found a field. */
  namesTaken: number;
  stale: boolean;
}

/** Fields that name records: from records named in words, numbers, words such as "the second", or what is on the table. */
export function fillRefs(profile: Profile, heard: Heard, table: Table): RefFilling {
  const filling: RefFilling = {
    done: new Set(),
    input: {},
    several: null,
    used: [],
    chosen: [],
    choices: [],
    assumed: false,
    wordy: 0,
    namesTaken: 0,
    stale: false,
  };
  const done = new Set<RecordKind>();
  const fields = profile.fields.filter((field) => field.meta.ref && field.kind !== 'object');
  const takesPostal = profile.fields.some((field) => field.meta.sense === 'postal_code');
  const hasSearch = profile.fields.some(
    (field) => field.meta.sense === 'search_words' || field.meta.sense === 'product_words',
  );
  const oneOf = new Set(
    fields.flatMap((field) => (field.required || !field.meta.ref ? [] : [field.meta.ref])),
  );
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || done.has(kind)) continue;
    if (kind === 'file') {
      done.add(kind);
      if (table.files.length > 0)
        put(field, field.array ? table.files.map((file) => file.id) : [table.files[0]?.id ?? ''], filling);
      continue;
    }
    const values =
      named(field, kind, heard, filling, hasSearch && profile.isRead && !field.required) ??
      numbered(field, kind, heard, filling, takesPostal) ??
      spelledOut(field, heard, filling) ??
      properName(field, kind, heard, filling) ??
      pointedAt(field, kind, heard, table, filling, oneOf);
    if (!values || values.length === 0) continue;
    done.add(kind);
    put(field, values, filling);
  }
  filling.done = done;
  return filling;
}

/** Needed records that were not named: by loose words, or the one on the table. `used` are places that other fields took. */
export function fillLooseRefs(
  profile: Profile,
  heard: Heard,
  table: Table,
  filling: RefFilling,
  used: readonly Place[],
): void {
  const { done } = filling;
  for (const field of profile.fields.filter((one) => one.meta.ref && one.kind !== 'object')) {
    const kind = field.meta.ref;
    if (!kind || done.has(kind) || field.name in filling.input || filling.several?.field === field.name)
      continue;
    const needed =
      field.required ||
      (field.meta.question !== undefined && (profile.declaration.http.path.includes('{') || !profile.isRead));
    if (!needed) continue;
    if (
      field.kind === 'string' &&
      field.format !== 'uuid' &&
      !filling.choices.length &&
      speaksOf(field, kind, heard)
    ) {
      const runs = restWords(heard, profile, [...filling.used, ...used, ...heard.references]);
      const words =
        field.meta.sense === 'product_words'
          ? productRun(heard, runs)
          : (runs.find((run) => standsByNoun(run, kind, heard)) ?? runs[0]);
      if (words && mayName(words, field, kind, heard, profile)) {
        done.add(kind);
        put(field, [words], filling);
        filling.wordy++;
        const at = heard.text.indexOf(words);
        filling.used.push({ start: at, end: at + words.length });
        continue;
      }
    }
    const assumed =
      isIndefinite(heard, kind) || isDescribed(heard, kind) ? null : onTable(field, kind, table, heard);
    if (assumed) {
      done.add(kind);
      filling.assumed = true;
      put(field, [assumed.value], filling);
      filling.chosen.push(assumed.record);
    } else filling.choices.push(...choicesOf(kind, table));
  }
}

/** Words may name a record of this kind: its noun was said, or the field takes the words of a thing. */
function speaksOf(field: FieldSpec, kind: RecordKind, heard: Heard): boolean {
  return field.meta.sense === 'product_words' || heard.tokens.some((token) => nounNames(token.lower, kind));
}

/** "the gift box rule": the words right before the noun are the name. */
function standsByNoun(words: string, kind: RecordKind, heard: Heard): boolean {
  const after = heard.text.slice(heard.text.indexOf(words) + words.length);
  return nounNames(/^\s+(\p{L}+)/u.exec(after)?.[1] ?? '', kind);
}

/** A look at a record by loose words wants a name, or words right beside the noun ("the big orders rule"). */
function mayName(words: string, field: FieldSpec, kind: RecordKind, heard: Heard, profile: Profile): boolean {
  if (!profile.isRead || field.meta.sense === 'product_words' || /\p{Lu}/u.test(words)) return true;
  const at = heard.text.indexOf(words);
  const before = /(\p{L}+)\s+$/u.exec(heard.text.slice(0, at))?.[1] ?? '';
  const after = /^\s+(\p{L}+)/u.exec(heard.text.slice(at + words.length))?.[1] ?? '';
  return nounNames(before, kind) || nounNames(after, kind);
}

function put(field: FieldSpec, values: readonly (string | number)[], filling: RefFilling): void {
  const unique = [...new Set(values)];
  if (field.array) filling.input[field.name] = unique;
  else if (unique.length === 1) filling.input[field.name] = unique[0];
  else filling.several ??= { field: field.name, values: unique };
}

/** Records that the words name. Two that fit equally well become choices. */
function named(
  field: FieldSpec,
  kind: RecordKind,
  heard: Heard,
  filling: RefFilling,
  onlyIfIntroduced: boolean,
): (string | number)[] | null {
  const values: (string | number)[] = [];
  const places: Place[] = [];
  const best = heard.named.filter((one) => one.kind === kind && one.score >= 0.6);
  if (onlyIfIntroduced && kind === 'category' && !heard.tokens.some((token) => field.words.has(token.stem)))
    return null;
  for (const candidate of best) {
    const value = typed(field, candidate, heard.text.slice(candidate.start, candidate.end));
    if (value === null || places.some((place) => overlaps(place, candidate))) continue;
    const rivals = best.filter(
      (other) =>
        other.id !== candidate.id &&
        other.label.toLowerCase() !== candidate.label.toLowerCase() &&
        other.start === candidate.start &&
        candidate.score - other.score < 0.08 &&
        other.matched.length === candidate.matched.length,
    );
    if (rivals.length > 0 && !field.array) {
      filling.choices.push(
        ...[candidate, ...rivals].slice(0, 4).map((one) => ({ label: one.label, say: one.label })),
      );
      return null;
    }
    values.push(value);
    places.push(candidate);
  }
  filling.used.push(...places);
  filling.namesTaken += places.filter((place) =>
    /\p{L}{3}/u.test(heard.text.slice(place.start, place.end).replace(/orders?|number/gi, '')),
  ).length;
  return values.length > 0 ? values : null;
}

function typed(field: FieldSpec, { value, id, label }: NamedRecord, said: string): string | number | null {
  if (field.kind === 'integer' || field.kind === 'number')
    return typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : null;
  if (field.format === 'uuid') return isUuid(value) ? value : isUuid(id) ? id : null;
  // "customerName" takes the name, and not what stands for it elsewhere.
  return /Name$/.test(field.name) && isUuid(value) ? (/\p{Lu}/u.test(said) ? said : label) : String(value);
}

const sayingVerbs = /^(?:needs|goes|wants|ships|says|gets|looks|comes|stays)$/;

/** Numbers that people use for records: "order 1042", "#1042 and #1043", a bare 1042 where nothing else takes it. */
function numbered(
  field: FieldSpec,
  kind: RecordKind,
  heard: Heard,
  filling: RefFilling,
  takesPostal: boolean,
): number[] | null {
  if (field.kind !== 'integer') return null;
  const values: number[] = [];
  let lastEnd = -1;
  for (const span of heard.spans) {
    if (span.kind !== 'number' || span.bound || span.high !== null || !Number.isInteger(span.value)) continue;
    // "buy 500 of them" counts them.
    if (/^\s*(?:of (?:them|these|those|it)|units?|pieces|pcs)\b/i.test(heard.text.slice(span.end))) continue;
    const before = heard.text.slice(0, span.start).toLowerCase();
    const word = /(\p{L}+)\s*(?:numbers?|nos?\.?|nr\.?|#|:)?\s*$/u.exec(before)?.[1] ?? '';
    const introduced =
      nounNames(word, kind) ||
      ideasOf(word).some((idea) => identifierWords(kind).some((own) => ideasOf(own).includes(idea)));
    const continues =
      lastEnd >= 0 &&
      /^[\s,]*(?:and|or|&|,)?\s*(?:also\s+)?(?:#|orders?\s+)?$/i.test(heard.text.slice(lastEnd, span.start));
    if (
      !introduced &&
      !span.text.includes('#') &&
      /^\d{5}$/.test(span.text) &&
      takesPostal &&
      /\b(?:zip|postal|postcode)\b|\b[A-Z]{2},?\s+\d{5}\b/.test(heard.text)
    )
      continue;
    if (
      !introduced &&
      !span.text.includes('#') &&
      !continues &&
      !(
        span.label &&
        span.value >= 100 &&
        !(span.unit !== null && form(span.unit) !== span.unit && !sayingVerbs.test(span.unit))
      )
    )
      continue;
    // A bare year is no number of a record.
    if (
      !introduced &&
      !span.text.includes('#') &&
      /^(?:19[5-9]|20[0-3])\d$/.test(span.text) &&
      heard.tokens.length > 3 &&
      !/\b(?:cancel|open|show|track|hold|note|ship)\b/i.test(heard.text)
    )
      continue;
    if (span.value < field.least || span.value > field.greatest) continue;
    values.push(span.value);
    filling.used.push(span);
    lastEnd = span.end;
  }
  return values.length > 0 ? values : null;
}

const personLike =
  /(?:\b(?:for|by|from|of|customer|client|buyer)\s+)((?:\p{Lu}[\p{L}.'-]*)(?:\s+(?:&\s+)?\p{Lu}[\p{L}.'-]*)*)|\b((?:\p{Lu}[\p{L}-]+\s)*\p{Lu}[\p{L}-]+)'s?\b(?=\s)/gu;

/** Two or more words in capitals, as people and shops are called: "Oak Street Goods wants 60 candles". */
const fullName = /(?<![\p{L}\d])(\p{Lu}[\p{L}.'-]+(?:\s+(?:&\s+)?\p{Lu}[\p{L}.'-]+)+)/gu;

/** A customer said by name who is not among the records found: the operation looks the name up, or keeps it. */
function properName(field: FieldSpec, kind: RecordKind, heard: Heard, filling: RefFilling): string[] | null {
  if (kind !== 'customer' || field.kind !== 'string' || field.format === 'uuid') return null;
  const needed = field.required ? [...heard.text.matchAll(fullName)] : [];
  for (const match of [...heard.text.matchAll(personLike), ...needed]) {
    const name = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(name);
    const place = { start, end: start + name.length };
    if (
      heard.spans.some((span) => overlaps(span, place)) ||
      /^(?:What|Show|Which|Who|List|Where|How|I|It|Let|That|Shopify|MOQ|CSV|PO)$/.test(name)
    )
      continue;
    filling.used.push(place);
    return [name];
  }
  return null;
}

function spelledOut(field: FieldSpec, heard: Heard, filling: RefFilling): string[] | null {
  if (field.format !== 'uuid') return null;
  const found = heard.spans.filter((span) => span.kind === 'uuid');
  filling.used.push(...found);
  return found.length > 0 ? found.map((span) => span.text) : null;
}

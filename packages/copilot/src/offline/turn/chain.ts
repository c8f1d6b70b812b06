import { z } from 'zod';
import { type AnyDeclaration, metaOf, type RecordKind, unwrap } from '@brandwright/contract';
import { fill } from '../arguments/fill.ts';
import { canonical } from './canonical.ts';
import { type Description, readDescription, timesSaid, unexpressed } from '../table/described.ts';
import { type FieldSpec, shapeOf } from '../arguments/fields.ts';
import type { Heard } from './heard.ts';
import type { Interpretation, Situation } from './interpretation.ts';
import type { Profile } from '../choice/profile.ts';
import type { Ranked } from '../choice/rank.ts';
import { valueFor } from '../table/records.ts';
import { nounNames } from '../table/references.ts';
import { identifierWords } from '../words/tokens.ts';

const cache = new WeakMap<AnyDeclaration, ReadonlySet<RecordKind>>();

/**
 * When a needed record was not named but described ("Maya's last order", "the oldest order on hold"), the read that can
 * find it is called first; with its result on the table the request goes on. Null when nothing on offer can find it from
 * these words. A description that no look-up can express is said to be so, and nothing is done.
 */
export function findChain(best: Ranked, heard: Heard, situation: Situation): Interpretation | null {
  const field = best.filling.missing.find((one) => one.meta.ref);
  const kind = field?.meta.ref;
  if (!field || !kind) return null;
  const description = readDescription(heard.text, kind);
  if (!description && best.filling.choices.length > 0 && heard.named.length === 0) return null;
  const unknown = new Set<string>();
  for (const profile of findersOf(kind, best.profile, situation)) {
    const filling = fill(profile, heard, situation.table);
    const byRecord = profile.fields.some(
      (one) => one.meta.ref && one.meta.ref !== kind && filling.input[one.name] !== undefined,
    );
    const input = lookUpInput(profile, withoutTargets(profile, filling.input, best, heard.text), heard.text);
    const isList = profile.nounWords.some((noun) => noun.plural && nounNames(noun.stem, kind));
    const byTime = isList && (input.sort !== undefined || description !== null);
    if ((!byRecord && !byTime) || filling.missing.length > 0 || filling.several) continue;
    const left = description ? unexpressed(description, profile.fields, input, heard) : [];
    for (const word of left) unknown.add(word);
    if (left.length > 0) continue;
    const done = situation.table.calls.find(
      (call) => call.operation === profile.declaration.name && canonical(call.input) === canonical(input),
    );
    if (!done) return { kind: 'calls', operation: profile.declaration.name, inputs: [input], lookUp: true };
    return goOn(best, field, kind, description, profile, heard, situation);
  }
  const [word] = unknown;
  if (!word) return null;
  const noun = identifierWords(kind).at(-1) ?? 'one';
  return {
    kind: 'say',
    text: `I cannot look ${noun}s up by “${[...unknown].join(' ')}”, so I did nothing. Say which ${noun} you mean, by its number or name.`,
    outcome: 'chatted',
  };
}

/** Reads whose rows are records of a kind; lists of just those first. */
function findersOf(kind: RecordKind, asking: Profile, situation: Situation): Profile[] {
  const lists = (profile: Profile) =>
    profile.nounWords.some((noun) => noun.plural && nounNames(noun.stem, kind)) ? 1 : 0;
  return situation.profiles
    .filter((profile) => profile.isRead && profile !== asking && rowKinds(profile.declaration).has(kind))
    .sort((a, b) => lists(b) - lists(a));
}

/** The request itself, with the record that was found; or what stands in its way. */
function goOn(
  best: Ranked,
  field: FieldSpec,
  kind: RecordKind,
  description: Description | null,
  finder: Profile,
  heard: Heard,
  situation: Situation,
): Interpretation | null {
  const found = situation.table.lists.find(
    (list) => list.operation === finder.declaration.name && !list.single,
  );
  const record = found?.records[0];
  if (!found || !record) {
    const last = situation.table.calls.at(-1);
    if (last?.operation !== finder.declaration.name || last.outcome?.ok !== true) return null;
    return { kind: 'say', text: 'So nothing was done.', outcome: 'chatted', withResults: true };
  }
  const value = valueFor(record, kind, field);
  const wantsOne =
    description !== null ||
    /\b(?:last|latest|most recent|newest|recent)\b/i.test(heard.text) ||
    found.records.length === 1;
  if (value !== null && wantsOne)
    return {
      kind: 'calls',
      operation: best.profile.declaration.name,
      inputs: [{ ...best.filling.input, [field.name]: field.array ? [value] : value }],
    };
  const choices = found.records.slice(0, 4).map((one) => ({ label: one.label, say: one.label }));
  return {
    kind: 'ask',
    asked: {
      operation: best.profile.declaration.name,
      input: best.filling.input,
      field: field.name,
      question: field.meta.question ?? 'Which one?',
      choices,
    },
  };
}

/** "put the newest order on hold": what it should become does not say what it is now, unless it was said twice. */
function withoutTargets(
  finder: Profile,
  filled: Readonly<Record<string, unknown>>,
  best: Ranked,
  text: string,
): Record<string, unknown> {
  const targets = best.profile.isRead ? [] : Object.values(best.filling.input);
  const kept = { ...filled };
  for (const field of finder.fields) {
    const value = kept[field.name];
    if (typeof value !== 'string' || field.values.length === 0 || field.name === 'sort') continue;
    if (targets.includes(value) && timesSaid(text, field, value) < 2) delete kept[field.name];
  }
  return kept;
}

function lookUpInput(
  profile: Profile,
  filled: Readonly<Record<string, unknown>>,
  text: string,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of profile.fields) {
    const value = filled[field.name];
    if (value === undefined || field.meta.sense === 'search_words' || field.meta.sense === 'product_words')
      continue;
    if (field.meta.sense === 'date_to' || field.meta.sense === 'date_from' || field.meta.sense === 'page')
      continue;
    if (
      field.meta.ref ||
      field.values.length > 0 ||
      field.meta.sense === 'country' ||
      field.kind === 'boolean'
    )
      input[field.name] = value;
  }
  const sort = profile.fields.find((field) => field.name === 'sort' && input[field.name] === undefined);
  if (sort && /\b(?:last|latest|newest|recent)\b/i.test(text)) {
    const newest = Object.entries(sort.meta.valueWords ?? {}).find(
      ([, words]) => words.includes('newest') || words.includes('latest'),
    );
    if (newest) input[sort.name] = newest[0];
  }
  return input;
}

function rowKinds(declaration: AnyDeclaration): ReadonlySet<RecordKind> {
  const known = cache.get(declaration);
  if (known) return known;
  const kinds = new Set<RecordKind>();
  for (const child of Object.values(shapeOf(declaration.output))) {
    const inner = unwrap(child);
    if (!(inner instanceof z.ZodArray)) continue;
    const own = Object.values(shapeOf(inner.element as z.ZodType)).flatMap(
      (field) => metaOf(field).ref ?? [],
    )[0];
    if (own) kinds.add(own);
  }
  cache.set(declaration, kinds);
  return kinds;
}

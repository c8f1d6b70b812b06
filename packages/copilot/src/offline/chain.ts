import { z } from 'zod';
import { type AnyDeclaration, metaOf, type RecordKind, unwrap } from '@brandwright/contract';
import { fill } from './arguments/fill.ts';
import { shapeOf } from './fields.ts';
import type { Heard } from './heard.ts';
import type { Interpretation, Situation } from './interpretation.ts';
import type { Profile } from './profile.ts';
import type { Ranked } from './rank.ts';
import { valueFor } from './records.ts';
import { nounNames } from './references.ts';

const cache = new WeakMap<AnyDeclaration, ReadonlySet<RecordKind>>();

/**
 * When a needed record was not named but described ("Maya's last order"), the read that can find it is called first;
 * with its result on the table the request goes on. Null when nothing on offer can find it from these words.
 */
export function findChain(best: Ranked, heard: Heard, situation: Situation): Interpretation | null {
  const field = best.filling.missing.find((one) => one.meta.ref);
  const kind = field?.meta.ref;
  if (!field || !kind || (best.filling.choices.length > 0 && heard.named.length === 0)) return null;
  for (const profile of situation.profiles) {
    if (!profile.isRead || profile === best.profile || !rowKinds(profile.declaration).has(kind)) continue;
    const filling = fill(profile, heard, situation.table);
    const byRecord = profile.fields.filter(
      (one) => one.meta.ref && one.meta.ref !== kind && filling.input[one.name] !== undefined,
    );
    const input = lookUpInput(profile, filling.input, heard.text);
    const byTime =
      input.sort !== undefined && profile.nounWords.some((noun) => noun.plural && nounNames(noun.stem, kind));
    if ((byRecord.length === 0 && !byTime) || filling.missing.length > 0 || filling.several) continue;
    const done = situation.table.calls.find(
      (call) =>
        call.operation === profile.declaration.name && JSON.stringify(call.input) === JSON.stringify(input),
    );
    if (!done) return { kind: 'calls', operation: profile.declaration.name, inputs: [input], lookUp: true };
    const found = situation.table.lists.find(
      (list) => list.operation === profile.declaration.name && !list.single,
    );
    const record = found?.records[0];
    const value = record ? valueFor(record, kind, field) : null;
    const wantsOne =
      /\b(?:last|latest|most recent|newest|recent)\b/i.test(heard.text) || found?.records.length === 1;
    if (value !== null && wantsOne)
      return {
        kind: 'calls',
        operation: best.profile.declaration.name,
        inputs: [{ ...best.filling.input, [field.name]: field.array ? [value] : value }],
      };
    if (found && record) {
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
    return null;
  }
  return null;
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
    if (field.meta.ref || field.values.length > 0) input[field.name] = value;
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

import { type AnyDeclaration, findOperation } from '@brandwright/contract';
import { type FieldSpec, fieldsOf } from './offline/fields.ts';
import { recordsOf, type SeenRecord, valueFor } from './offline/ground/records.ts';

/**
 * At most three next steps after a result: an example of each operation that usually follows, said about the record
 * on the table. Examples that would need something unknown are left out.
 */
export function suggestions(
  declaration: AnyDeclaration,
  output: unknown,
  find: (name: string) => AnyDeclaration | undefined = findOperation,
): string[] {
  const lists = recordsOf(declaration, output);
  const main = lists[0];
  const record = main?.records[0];
  const isList = main ? !main.single && main.records.length > 1 : false;
  const steps: string[] = [];
  for (const name of declaration.related ?? []) {
    const next = find(name);
    if (!next?.offered || steps.length === 3) continue;
    const said = sayNext(next, record, isList);
    if (said && !steps.includes(said)) steps.push(said);
  }
  return steps;
}

function sayNext(next: AnyDeclaration, record: SeenRecord | undefined, isList: boolean): string | null {
  const field = fieldsOf(next).find(
    (one) => one.meta.ref && record?.refs.has(one.meta.ref) && (one.required || one.meta.question),
  );
  const needsRecord = fieldsOf(next).some((one) => one.meta.ref && (one.required || one.meta.question));
  if (!field)
    return needsRecord
      ? null
      : firstWith(next.examples, (example) => !pointsAtSomething(example) && !namesRecord(example));
  if (isList)
    return (
      firstWith(next.examples, (example) => /\b(?:first|second|third)\b/i.test(example)) ??
      firstPlace(next.examples)
    );
  return record ? aboutRecord(next.examples, field, record) : null;
}

function firstWith(examples: readonly string[], holds: (example: string) => boolean): string | null {
  return examples.find(holds) ?? null;
}

// Not "a tee that says Hello".
const pointing =
  /\b(?:this|that) (?!(?:says?|is|are|was|were|has|have|fits?|looks?|sells?|costs?)\b)(\p{L}+)/iu;

/** "Open this supplier" about a list becomes "Open the first supplier". */
function firstPlace(examples: readonly string[]): string | null {
  const example = examples.find((one) => pointing.test(one) && !namesRecord(one));
  return example ? capital(example.replace(pointing, 'the first $1')) : null;
}

function aboutRecord(examples: readonly string[], field: FieldSpec, record: SeenRecord): string | null {
  const kind = field.meta.ref;
  const number = kind ? valueFor(record, kind, { ...field, kind: 'integer', format: null }) : null;
  if (number !== null) {
    const example = examples.find(
      (one) => /#?\d{4}\b/.test(one) && !/["“:]|\bbecause\b/.test(one) && one.length < 60,
    );
    if (example)
      return capital(
        example.replace(/#?\d{4}\b/, (found) => (found.startsWith('#') ? `#${number}` : String(number))),
      );
  }
  const example = examples.find((one) => /\b(?:it|this|that)\b/i.test(one) && !namesRecord(one)) ?? null;
  return example ? capital(example) : null;
}

const pointsAtSomething = (example: string) =>
  /\b(?:it|them|this|that|these|those|first|second|third|she|he|her|him|they|their)\b/i.test(example);
const namesRecord = (example: string) =>
  /#?\d{4}\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+'s/u.test(example.slice(1));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

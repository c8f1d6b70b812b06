import { type AnyDeclaration, findOperation } from '@brandwright/contract';
import { type FieldSpec, fieldsOf } from './offline/fields.ts';
import { recordsOf, type SeenRecord, valueFor } from './offline/ground/records.ts';
import type { SuggestedStep } from './offline/ground/turn-context.ts';

/**
 * At most three next steps after a result: an example of each operation that usually follows, said about the record
 * on the table. Examples that would need something unknown are left out.
 */
export function nextSteps(
  declaration: AnyDeclaration,
  output: unknown,
  find: (name: string) => AnyDeclaration | undefined = findOperation,
): SuggestedStep[] {
  const lists = recordsOf(declaration, output);
  const main = lists[0];
  // What was deleted or taken away is no longer there to go on with.
  const record = goneAfter.test(declaration.name) ? undefined : main?.records[0];
  const isList = main ? !main.single && main.records.length > 1 : false;
  const steps: SuggestedStep[] = [];
  for (const name of declaration.related ?? []) {
    const next = find(name);
    if (!next?.offered || steps.length === 3) continue;
    const field = fieldsOf(next).find(
      (one) => one.meta.ref && record?.refs.has(one.meta.ref) && (one.required || one.meta.question),
    );
    const said = sayNext(next, field, record, isList);
    if (!said || steps.some(({ say }) => say === said)) continue;
    // "Compare the first two": which of a list is meant is read from the words.
    steps.push({ operation: name, say: said, input: isList ? {} : inputOf(field, record) });
  }
  return steps;
}

const goneAfter = /^(?:delete|remove)_/;

/** The record that a step is about, as its operation takes it. */
function inputOf(field: FieldSpec | undefined, record: SeenRecord | undefined): Record<string, unknown> {
  const kind = field?.meta.ref;
  const value = field && kind && record ? valueFor(record, kind, field) : null;
  if (!field || value === null || value === undefined) return {};
  return { [field.name]: field.array ? [value] : value };
}

function sayNext(
  next: AnyDeclaration,
  field: FieldSpec | undefined,
  record: SeenRecord | undefined,
  isList: boolean,
): string | null {
  const needsRecord = fieldsOf(next).some((one) => one.meta.ref && (one.required || one.meta.question));
  if (!field)
    return needsRecord
      ? null
      : firstWith(next.examples, (example) => !pointsAtSomething(example) && stands(example));
  if (isList) {
    const place = /\b(?:first|second|third)\b/i;
    // "Open the second" under a list of items is the second item, and no supplier of it.
    const isOfList = field.meta.ref === record?.kind;
    return (
      (isOfList ? firstWith(next.examples, (example) => place.test(example)) : null) ??
      firstPlace(next.examples)
    );
  }
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
  const example = examples.find((one) => pointing.test(one) && stands(one));
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
  const example = examples.find((one) => isAboutIt(one) && stands(one)) ?? null;
  return example ? capital(example) : null;
}

/** "Archive that kit", "make it public": the record is what is done something with. Not "send the kit so that it …". */
const isAboutIt = (example: string) => pointing.test(example) || /^(?:\S+ ){1,2}it\b/i.test(example);

/** Examples that only make sense where they were written: what they name or need is not in another store or state. */
const elsewhere: ReadonlySet<string> = new Set([
  'What is in the brand vault?',
  'Write in the seal thread on the travel tumbler sketch that silicone is fine',
  'Start a picture review of the tumbler sketch on the travel tumbler board',
  'Archive that ideation project',
  'Show the versions of this design',
]);

/** Whether an example means the same here as where it was written. */
const stands = (example: string) =>
  !namesRecord(example) && !needsFile(example) && !elsewhere.has(capital(example));

/** What works only with something attached. */
const needsFile = (example: string) =>
  /\battach|\b(?:this|that|these|the|my) (?:photo|picture|image|file|sketch|pdf|csv|spreadsheet|drawing|list|upload)s?\b/i.test(
    example,
  );

const pointsAtSomething = (example: string) =>
  /\b(?:it|them|this|that|these|those|first|second|third|she|he|her|him|they|their)\b/i.test(example);
const namesRecord = (example: string) =>
  /#?\d{4}\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+'s/u.test(example.slice(1));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

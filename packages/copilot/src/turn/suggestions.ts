import { type AnyDeclaration, findOperation, type RecordKind } from '@brandwright/contract';
import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import type { ShownRecord } from '@brandwright/contract/copilot/suggestions/conditions.ts';
import { nextSteps as sentences } from '@brandwright/contract/copilot/suggestions/next-steps.ts';
import type { NextStep } from '@brandwright/contract/copilot/suggestions/next-step.ts';
import { type FieldSpec, fieldsOf } from '../offline/fields.ts';
import { recordsOf, type SeenRecord, valueFor } from '../offline/ground/records/records.ts';
import type { SuggestedStep } from '../offline/ground/conversation/turn-context.ts';

const most = 3;

/**
 * At most three next steps after a result: operations that usually follow, each with a sentence about a record of the
 * result and all the input it needs. What cannot be done with these records as they are now is left out.
 */
export function nextSteps(
  declaration: AnyDeclaration,
  output: unknown,
  find: (name: string) => AnyDeclaration | undefined = findOperation,
  says: Readonly<Partial<Record<string, NextStep | readonly NextStep[]>>> = sentences,
): SuggestedStep[] {
  // What was deleted or taken away is no longer there to go on with.
  const lists = goneAfter.test(declaration.name)
    ? []
    : recordsOf(declaration, output).map(({ records }) => records);
  const steps: SuggestedStep[] = [];
  for (const name of declaration.related ?? []) {
    const next = find(name);
    if (!next?.offered || steps.length === most) continue;
    const step = [says[name] ?? []]
      .flat()
      .map((how) => stepOf(next, how, lists, output))
      .find((found) => found !== null);
    if (step && !steps.some(({ say }) => say === step.say)) steps.push(step);
  }
  return steps;
}

const goneAfter = /^(?:delete|remove)_/;
const blank = /\{([^}]+)\}/g;

function stepOf(
  next: AnyDeclaration,
  how: NextStep,
  lists: readonly (readonly SeenRecord[])[],
  output: unknown,
): SuggestedStep | null {
  if (!how.say.includes('{')) {
    const isOpen = how.when === undefined || (isRecord(output) && how.when(output));
    return isOpen ? complete(next, how.say, inputBeside(how, {})) : null;
  }
  const field = recordField(next, how, lists);
  if (how.about && !field) return null;
  if (how.takesTwo) return field ? aboutTwo(next, how, field, lists) : null;
  for (const record of lists.flat()) {
    if (how.when?.(record.data) === false) continue;
    const say = fill(how.say, record.data);
    const known = field ? recordInput(field, record) : {};
    const step = say && known && complete(next, say, { ...known, ...inputBeside(how, record.data) });
    if (step) return step;
  }
  return null;
}

/** The input field that takes the record which the sentence is about. */
function recordField(
  next: AnyDeclaration,
  { about }: NextStep,
  lists: readonly (readonly SeenRecord[])[],
): FieldSpec | undefined {
  const isSeen = (kind: RecordKind) => lists.some((records) => records.some(({ refs }) => refs.has(kind)));
  return fieldsOf(next).find(({ meta: { ref } }) => ref && (!about || ref === about) && isSeen(ref));
}

function aboutTwo(
  next: AnyDeclaration,
  how: NextStep,
  field: FieldSpec,
  lists: readonly (readonly SeenRecord[])[],
): SuggestedStep | null {
  const [first, second] = lists.find((records) => records.length > 1) ?? [];
  const [left, right] = [first, second].map((record) => record && recordInput(field, record)?.[field.name]);
  if (!first || !second || !Array.isArray(left) || !Array.isArray(right)) return null;
  const two = [first, second].map(({ data }) => fill(how.say.match(blank)?.[0] ?? '', data));
  if (two.includes(null)) return null;
  return complete(next, how.say.replace(blank, two.join(' and ')), { [field.name]: [...left, ...right] });
}

/** The record as the operation takes it; null when it does not hold what is taken. */
function recordInput(field: FieldSpec, record: SeenRecord): Record<string, unknown> | null {
  const kind = field.meta.ref;
  const value = kind ? valueFor(record, kind, field) : null;
  return value === null ? null : { [field.name]: field.array ? [value] : value };
}

const inputBeside = ({ input }: NextStep, record: ShownRecord): Readonly<Record<string, unknown>> =>
  typeof input === 'function' ? input(record) : (input ?? {});

/** A step that the operation would take as it is, or none. */
const complete = (next: AnyDeclaration, say: string, input: Record<string, unknown>): SuggestedStep | null =>
  next.input.safeParse(input).success ? { operation: next.name, say, input } : null;

const longest = 60;

/** The sentence with the record's own words; null when the record lacks one or has no short one. */
function fill(say: string, record: ShownRecord): string | null {
  let isWhole = true;
  const filled = say.replace(blank, (_, names: string) => {
    const value = names
      .split('|')
      .map((path) => fieldAt(record, path))
      .find((one) => (typeof one === 'string' && one !== '') || typeof one === 'number');
    const words = value === undefined ? '' : String(value).replace(/[.\s]+$/, '');
    isWhole &&= words !== '' && words.length <= longest && !/[\n<>{}[\]]/.test(words);
    return words;
  });
  return isWhole ? filled : null;
}

const fieldAt = (record: ShownRecord, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as ShownRecord)[name] : undefined,
      record,
    );

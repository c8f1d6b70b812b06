import type { AnyDeclaration } from '@brandwright/contract';
import { fromResult, readQuestion } from '../answer/answer.ts';
import { fieldsOf } from '../fields.ts';
import { recordsOf, valueFor, type SeenRecord } from '../ground/records.ts';
import { isFullName } from '../ground/fill-whose.ts';
import { findsNothing } from '../ground/finds-nothing.ts';
import type { GroundingServices } from '../ground/services.ts';
import type { DialogueState } from '../ground/state.ts';
import type { NamedRecord } from '../ground/turn-context.ts';
import type { Parse } from '../parse/parse.ts';
import type { Decision } from './decision.ts';
import { policy } from './policy.ts';

type Look = Extract<Decision, { kind: 'call' }>;

const mostRecords = 2;
/** So many ways to look at one record are tried. */
const mostLooks = 6;

/**
 * For a question that nothing shown answers: the read of the record in focus that does, tried out; else the record as a whole,
 * where it was not shown yet. Null where there is neither.
 */
export async function lookUp(
  text: string,
  parse: Parse,
  state: DialogueState,
  services: GroundingServices,
): Promise<Look | null> {
  const question = readQuestion(text, parse);
  let best: { look: Look; certainty: number } | null = null;
  for (const record of state.focus.slice(0, mostRecords))
    for (const { operation, input } of looksAt(record, state, services)) {
      const trial = await services.tryRead(operation.name, input);
      if (!trial.ok) continue;
      const seen = { operation, input, result: trial.result, lists: recordsOf(operation, trial.result) };
      const answer = await fromResult(question, seen, state, services);
      if (answer && answer.certainty > (best?.certainty ?? policy.lookUp))
        best = { look: lookOf(operation, input), certainty: answer.certainty };
    }
  return best?.look ?? wholeOf(state, services);
}

/**
 * For a question about nothing known that names somebody or something in full: what there is of it. "What has become of
 * Caleb Pereira's candles" shows his orders. Null where nothing is named in full.
 */
export async function lookAtNamed(text: string, services: GroundingServices): Promise<Look | null> {
  const { offered } = services;
  // What cannot be done is declined, whoever it is for.
  if (!/\?|^\W*(?:so |and |ok |hey |hi )*(?:what|where|when|why|how|who|which|any)\b/i.test(text))
    return null;
  const reads = offered.filter(({ effect, http }) => effect === 'read' && http.method === 'GET');
  const kinds = new Set(
    reads.flatMap((operation) => fieldsOf(operation).flatMap(({ meta }) => meta.ref ?? [])),
  );
  const named = (await services.findRecords(text, [...kinds])).filter(isNamedInFull);
  const [only, ...others] = named;
  if (!only || others.some(({ id }) => id !== only.id)) return null;
  const opens = reads.find(({ name }) => name === `get_${only.kind}`);
  const lists = reads.find(
    (operation) =>
      operation.name.startsWith('list_') &&
      fieldsOf(operation).some(({ meta, required }) => meta.ref === only.kind && !required),
  );
  const operation = opens ?? lists;
  const field = operation && fieldsOf(operation).find(({ meta }) => meta.ref === only.kind);
  if (!operation || !field || field.array) return null;
  const input = { [field.name]: field.kind === 'string' ? String(only.value) : only.value };
  const trial = await services.tryRead(operation.name, input);
  return trial.ok && !findsNothing(operation, trial.result) ? lookOf(operation, input) : null;
}

/** Two words and more of a name: one word may be any word. */
const isNamedInFull = ({ matched, score }: NamedRecord): boolean => score === 1 && isFullName(matched);

/** The whole of a record in focus that was not opened yet. */
function wholeOf(state: DialogueState, services: GroundingServices): Look | null {
  for (const record of state.focus.slice(0, 3)) {
    const whole = looksAt(record, state, services).find(
      ({ operation }) => operation.name === `get_${record.kind}`,
    );
    if (whole) return lookOf(whole.operation, whole.input);
  }
  return null;
}

/** Reads that need nothing but a record, and were not shown of it. */
function looksAt(
  record: SeenRecord,
  { results }: DialogueState,
  { offered }: GroundingServices,
): { operation: AnyDeclaration; input: Record<string, unknown> }[] {
  return offered
    .flatMap((operation) => {
      if (operation.effect !== 'read' || operation.http.method !== 'GET') return [];
      if (!operation.http.path.includes('{')) return [];
      const fields = fieldsOf(operation);
      const field = fields.find(({ meta }) => meta.ref === record.kind);
      if (!field || field.array || fields.some((other) => other.required && other !== field)) return [];
      const value = valueFor(record, record.kind, field);
      if (value === null) return [];
      const isShown = results.some(
        (result) => result.operation === operation && result.input[field.name] === value,
      );
      return isShown ? [] : [{ operation, input: { [field.name]: value } }];
    })
    .slice(0, mostLooks);
}

const lookOf = ({ name }: AnyDeclaration, input: Record<string, unknown>): Look => ({
  kind: 'call',
  operation: name,
  inputs: [input],
  replaces: [],
  isQuestion: true,
  others: [],
});

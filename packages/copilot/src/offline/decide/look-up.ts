import type { AnyDeclaration } from '@brandwright/contract';
import { fromResult } from '../answer/from-result.ts';
import { askedWords, coverage } from '../answer/coverage.ts';
import { factTables } from '../answer/facts.ts';
import { readQuestion, type Question } from '../answer/question.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import { fieldsOf, shapeOf } from '../fields.ts';
import { refer } from '../ground/refer/refer.ts';
import { isSubject } from '../ground/fill/subject-in-view.ts';
import { recordsOf, valueFor, type SeenRecord } from '../ground/records/records.ts';
import { isFullName } from '../ground/fill/fill-whose.ts';
import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import { findsNothing } from '../ground/words/finds-nothing.ts';
import type { Reading } from '../ground/reading.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { NamedRecord } from '../ground/conversation/turn-context.ts';
import type { Parse } from '../parse/parse.ts';
import type { Decision } from './decision.ts';
import { policy } from './policy.ts';

type Look = Extract<Decision, { kind: 'call' }>;

const mostRecords = 2;
/** So many ways to look at one record are tried. */
const mostLooks = 8;

/**
 * For a question that nothing shown answers: the look that does, of those that the message may ask for and those at the records
 * in focus, tried out; else the record as a whole. Null where there is neither.
 */
export async function lookUp(
  text: string,
  parse: Parse,
  readings: readonly Reading[],
  state: DialogueState,
  services: GroundingServices,
): Promise<Look | null> {
  const question = readQuestion(text, parse);
  // "Which is the cheapest" is of the list in view, never of another one.
  const [shown] = state.results;
  const isOfShown = (question.kind === 'most' || question.kind === 'least') && shown !== undefined;
  const asked = readings.flatMap(({ operation, filling, trial, isEmpty }) =>
    operation.effect === 'read' &&
    trial?.ok === true &&
    !isEmpty &&
    (!isOfShown || operation === shown.operation)
      ? [{ operation, input: filling.input, trial }]
      : [],
  );
  const named = await rowNamed(question, state, services);
  const known = named ? [named, ...state.focus.filter((one) => one !== named)] : state.focus;
  const focused = [
    ...known.slice(0, mostRecords).flatMap((record) => looksAt(record, state, services)),
    ...looksAtSubject(state, services).filter((one) => !isShown(one, state)),
  ];
  let best: { look: Look; certainty: number } | null = null;
  for (const { operation, input, trial } of [
    ...asked,
    ...focused.map((look) => ({ ...look, trial: null })),
  ]) {
    const tried = trial ?? (await services.tryRead(operation.name, input));
    if (!tried.ok) continue;
    const answer = await fromResult(question, seenAs(operation, input, tried.result), state, services);
    if (answer && answer.certainty > (best?.certainty ?? policy.lookUp))
      best = { look: lookOf(operation, input), certainty: answer.certainty };
  }
  if (best) return best.look;
  const [subject] = looksAtSubject(state, services);
  const isOfSubject =
    subject &&
    (namesValueOf(subject.operation, question) ||
      (pointsAtIt.test(question.text) && !isShown(subject, state)));
  if (isOfSubject) return lookOf(subject.operation, subject.input);
  const row = named && looksAt(named, state, services).find(({ operation }) => isOpening(operation, named));
  return row ? lookOf(row.operation, row.input) : wholeOf(question, state, services);
}

const isOpening = ({ name }: AnyDeclaration, { kind }: SeenRecord): boolean => name === `get_${kind}`;

/** "Why didn't Olaria's go through", of a list that tells no reason: the one row of it that is named. */
async function rowNamed(
  { row }: Question,
  state: DialogueState,
  services: GroundingServices,
): Promise<SeenRecord | null> {
  if (row === null) return null;
  const records = state.results[0]?.lists.flatMap((list) => (list.single ? [] : list.records)) ?? [];
  // "Olarias", as it is typed.
  const words = row.replace(/(?<=\p{L}{3})['’]?s$/u, '');
  for (const kind of new Set(records.map((record) => record.kind))) {
    const as = await refer(row, kind, true, state, services);
    const meant = as.kind === 'found' ? as : await refer(words, kind, true, state, services);
    if (meant.kind !== 'found') continue;
    const values = meant.records.map((one) => one.refs.get(kind)?.[0]?.value);
    const [only, ...more] = records.filter(
      (one) => one.kind === kind && values.includes(one.refs.get(kind)?.[0]?.value),
    );
    if (only && more.length === 0) return only;
  }
  return null;
}

/** "What's the address I paste there": a value that the look shows is named, though no words can say it here. */
const namesValueOf = ({ output }: AnyDeclaration, question: Question): boolean => {
  const names = new Set(Object.keys(shapeOf(output)).flatMap(identifierWords).map(stem));
  return askedWords(question).some((word) => names.has(stem(word)));
};

/** What a look came to, as if it had been shown. */
const seenAs = (operation: AnyDeclaration, input: Record<string, unknown>, result: unknown) => ({
  operation,
  input,
  result,
  lists: recordsOf(operation, result),
});

/** A reason is looked for in what is at least this likely beside the likeliest look. */
const leastBeside = 0.1;

/** "Why is 5760 stuck": of several looks that it may ask for the one that tells a reason, where the likeliest tells none. */
export async function lookThatTells(
  text: string,
  parse: Parse,
  readings: readonly Reading[],
  state: DialogueState,
  services: GroundingServices,
): Promise<Look | null> {
  const question = readQuestion(text, parse);
  const [best] = readings;
  if (question.kind !== 'why' || best?.operation.effect !== 'read' || best.filling.missing.length > 0)
    return null;
  for (const { operation, filling, trial, isEmpty, probability } of readings) {
    if (operation.effect !== 'read' || trial?.ok !== true || isEmpty) continue;
    if (probability < best.probability * leastBeside) continue;
    const seen = seenAs(operation, filling.input, trial.result);
    const answer = await fromResult(question, seen, state, services);
    if (answer && answer.certainty >= policy.lookUp) return lookOf(operation, filling.input);
  }
  return null;
}

/**
 * For a question about nothing known that names somebody or something in full: what there is of it. "What has become of
 * Caleb Pereira's candles" shows his orders. Null where nothing is named in full.
 */
export async function lookAtNamed(text: string, services: GroundingServices): Promise<Look | null> {
  const { offered } = services;
  // What cannot be done is declined, whoever it is for.
  if (
    !/\?|(?:^\W*|[.;,]\s+)(?:so |and |ok |hey |hi )*(?:what|where|when|why|how|who|which|any|is|are|does|did|has|have)\b/i.test(
      text,
    )
  )
    return null;
  const reads = offered.filter(({ effect, http }) => effect === 'read' && http.method === 'GET');
  const kinds = new Set(
    reads.flatMap((operation) => fieldsOf(operation).flatMap(({ meta }) => meta.ref ?? [])),
  );
  const found = (await services.findRecords(text, [...kinds])).filter(isNamedInFull);
  const isOpened = ({ kind }: NamedRecord) => reads.some(({ name }) => name === `get_${kind}`);
  // A product and its one variant are called alike: what can be opened is.
  const opened = found.filter(isOpened);
  const named = opened.length > 0 ? opened : found;
  const [only, ...others] = named;
  if (!only || others.some(({ id }) => id !== only.id)) return null;
  const opens = reads.find(({ name }) => name === `get_${only.kind}`);
  const lists = reads.find(
    (operation) =>
      operation.name.startsWith('list_') &&
      fieldsOf(operation).some(({ meta, required }) => meta.ref === only.kind && !required),
  );
  // What somebody ordered says more than who they are.
  const operation = only.kind === 'customer' ? (lists ?? opens) : (opens ?? lists);
  const field = operation && fieldsOf(operation).find(({ meta }) => meta.ref === only.kind);
  if (!operation || !field || field.array) return null;
  const input = { [field.name]: field.kind === 'string' ? String(only.value) : only.value };
  const trial = await services.tryRead(operation.name, input);
  if (!trial.ok || findsNothing(operation, trial.result)) return null;
  // What is asked of one thing may stand in it; a list is shown as it is.
  return { ...lookOf(operation, input), isQuestion: operation === opens };
}

/** Two words and more of a name: one word may be any word. What is put away scores a little less. */
const isNamedInFull = ({ matched, score }: NamedRecord): boolean =>
  score >= leastInFull && isFullName(matched);
const leastInFull = 0.95;

const pointsAtIt =
  /\b(?:it|its|that|this|they|them|their|he|him|his|she|her|there|ones?|these|those|which|we|i)\b/i;

/**
 * The whole of the record in focus, where it has something of what is asked. One that was not opened yet is opened for a
 * question that points at it, too.
 */
async function wholeOf(
  question: Question,
  state: DialogueState,
  services: GroundingServices,
): Promise<Look | null> {
  const asked = askedWords(question);
  for (const record of state.focus.slice(0, mostRecords)) {
    const whole = readsOfRecord(record, services).find(
      ({ operation }) => operation.name === `get_${record.kind}`,
    );
    const trial = whole && (await services.tryRead(whole.operation.name, whole.input));
    if (!whole || !trial?.ok) continue;
    const seen = seenAs(whole.operation, whole.input, trial.result);
    const covered = factTables(seen).map((table) =>
      coverage(question, {
        facts: table.rows.flatMap(({ facts }) => facts),
        rows: table.rows,
        table,
        result: seen,
      }),
    );
    const isPointedAt = asked.length < 2 || (pointsAtIt.test(question.text) && !isShown(whole, state));
    if (isPointedAt || Math.max(0, ...covered) >= policy.whole) return lookOf(whole.operation, whole.input);
  }
  return null;
}

/**
 * What is about the same one of a few values as the latest call and is no record: the product feed of the channel that was changed.
 * What the call's own operation goes with comes first.
 */
function looksAtSubject(
  { calls, results }: DialogueState,
  { offered, find }: GroundingServices,
): RecordRead[] {
  const [latest] = calls;
  const operation = latest && find(latest.operation);
  if (!latest || !operation || results[0]?.operation !== operation) return [];
  const subject = fieldsOf(operation).find((field) => isSubject(operation, field));
  const value = subject && latest.input[subject.name];
  if (!subject || value === undefined) return [];
  return offered
    .filter(
      (look) =>
        look.effect === 'read' && look.http.method === 'GET' && look.http.path.includes(`{${subject.name}}`),
    )
    .filter((look) =>
      fieldsOf(look).every(({ name, required, values }) =>
        name === subject.name ? values.includes(String(value)) : !required,
      ),
    )
    .toSorted((a, b) => Number(isBeside(b, operation)) - Number(isBeside(a, operation)))
    .map((look) => ({ operation: look, input: { [subject.name]: value } }));
}

const isBeside = (look: AnyDeclaration, { card }: AnyDeclaration): boolean => look.card === card;

interface RecordRead {
  operation: AnyDeclaration;
  input: Record<string, unknown>;
}

/** Reads that need nothing but a record, and were not shown of it. */
const looksAt = (record: SeenRecord, state: DialogueState, services: GroundingServices): RecordRead[] =>
  readsOfRecord(record, services)
    .filter((one) => !isShown(one, state))
    .slice(0, mostLooks);

/** What was shown before the last change may be otherwise by now. */
function isShown({ operation, input }: RecordRead, { results }: DialogueState): boolean {
  const changed = results.findIndex((result) => result.operation.effect !== 'read');
  return results
    .slice(0, changed < 0 ? results.length : changed)
    .some((result) => result.operation === operation && canonical(result.input) === canonical(input));
}

/** Reads that need nothing but a record, or what it names: the other orders of its shopper. */
export function readsOfRecord(
  record: SeenRecord,
  { offered }: Pick<GroundingServices, 'offered'>,
): RecordRead[] {
  const others = [...record.refs.keys()].filter((kind) => kind !== record.kind);
  return [record.kind, ...others].flatMap((kind) =>
    offered.flatMap((operation) => {
      if (operation.effect !== 'read' || operation.http.method !== 'GET') return [];
      const isOfOne = operation.http.path.includes('{');
      if (kind === record.kind ? !isOfOne : !isOfOne && !operation.name.startsWith('list_')) return [];
      const fields = fieldsOf(operation);
      const field = fields.find(({ meta }) => meta.ref === kind);
      if (!field || field.array || fields.some((other) => other.required && other !== field)) return [];
      const value = valueFor(record, kind, field);
      return value === null ? [] : [{ operation, input: { [field.name]: value } }];
    }),
  );
}

const lookOf = ({ name }: AnyDeclaration, input: Record<string, unknown>): Look => ({
  kind: 'call',
  operation: name,
  inputs: [input],
  replaces: [],
  isQuestion: true,
  others: [],
});

import type { AnyDeclaration } from '@brandwright/contract';
import { identifierWords, tokenize } from '@brandwright/language/words/tokens.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isDateField } from '../values/days.ts';
import type { DialogueState } from '../conversation/state.ts';

/** "How much of that did we give back", after the sales of October: in the same time, where no other is said. */
export function ofSameTime(
  { name, effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text }: Utterance,
  { calls: [last] }: DialogueState,
): Readonly<Record<string, unknown>> {
  if (
    effect !== 'read' ||
    last?.operation !== name ||
    !/\b(?:of|from|out of) (?:that|those|it|them)\b/i.test(text)
  )
    return {};
  const times = fields.filter((field) => isDateField(field) || field.name === 'period');
  if (times.some((field) => said[field.name] !== undefined)) return {};
  return Object.fromEntries(
    times.flatMap((field) => {
      const value = last.input[field.name];
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** "How many are in Portugal", after a list of candle makers: of these. What names the things itself counts all of them. */
export function ofListInView(
  { name, title }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { words }: Utterance,
  { results }: DialogueState,
): Readonly<Record<string, unknown>> {
  const [shown] = results;
  const noun = tokenize(title).at(-1)?.stem;
  if (!name.startsWith('count_') || !shown || !/^(?:list|search)_/.test(shown.operation.name)) return {};
  if (words.some(({ stem }) => stem === noun)) return {};
  const ofIt = shown.operation.name.replace(/^[a-z]+_/, '') === name.replace(/^count_/, '');
  const shared = fields.filter((field) => ofIt && shown.input[field.name] !== undefined);
  return Object.fromEntries(shared.map((field) => [field.name, shown.input[field.name]]));
}

/**
 * "Ok, make it", after a dry run of what does not exist yet, "buy that one", after its price was asked, and "do it", after a look at
 * what a plan would cost: what was tried or priced is what is made or bought. Of a dry run no other condition may be said; a price holds
 * for the same thing only.
 */
export function ofWhatWasTried(
  { name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text }: Utterance,
  { results: [tried] }: DialogueState,
): Readonly<Record<string, unknown>> {
  if (!tried?.operation.related?.includes(name)) return {};
  const isTrial = name.startsWith('create_') && tried.operation.name.startsWith('try_');
  if (!isTrial && !/^(?:quote|preview)_/.test(tried.operation.name)) return {};
  const shared = new Set(fieldsOf(tried.operation).map((field) => field.name));
  const refersTo = (one: string) => fields.some(({ name, meta }) => name === one && meta.ref !== undefined);
  // "Make it, reason count check": words of its own beside what was tried.
  const isAdded = (one: string) =>
    tried.input[one] === undefined && saysIt.test(text) && takesWords(fields, one);
  const isOther = Object.entries(said).some(
    ([one, value]) =>
      shared.has(one) && tried.input[one] !== value && (isTrial ? !isAdded(one) : refersTo(one)),
  );
  if (isOther) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = shared.has(field.name) ? tried.input[field.name] : undefined;
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

const saysIt = /\b(?:it|that|this|so)\b/i;
const takesWords = (fields: readonly FieldSpec[], name: string): boolean =>
  fields.some(
    (field) =>
      field.name === name &&
      field.kind === 'string' &&
      !field.meta.ref &&
      [undefined, 'free_text'].includes(field.meta.sense),
  );

/**
 * "That as a spreadsheet", after the outbound report: what exports one of several reports exports the one in view, of the same time,
 * unless another is said.
 */
export function ofReportInView(
  { name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { results }: DialogueState,
): Readonly<Record<string, unknown>> {
  const which = fields.find(({ required, values, meta }) => required && values.length > 1 && !meta.ref);
  if (!name.startsWith('export_') || !which || said[which.name] !== undefined) return {};
  const shown = results.find(({ operation }) => operation.related?.includes(name));
  const words = identifierWords(shown?.operation.name ?? '');
  const value = which.values.find((one) => words.includes(one.toLowerCase()));
  if (!shown || value === undefined) return {};
  const times = fields.filter((field) => isDateField(field) && shown.input[field.name] !== undefined);
  return {
    [which.name]: value,
    ...Object.fromEntries(times.map((field) => [field.name, shown.input[field.name]])),
  };
}

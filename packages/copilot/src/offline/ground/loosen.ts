import type { AnyDeclaration } from '@brandwright/contract';
import { escapePattern } from '@brandwright/language/text.ts';
import { understood } from '../chips.ts';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import type { Filling } from './fill/fill.ts';
import { isName } from './refer/refer.ts';
import { findsNothing } from './words/finds-nothing.ts';
import type { GroundingServices, Trial } from './conversation/services.ts';

/** "Caleb Pereira is still waiting": a list of what is of a record, and in a certain state besides. */
export const isOfRecordAndState = (operation: AnyDeclaration, { input }: Filling): boolean =>
  isOfRecord(operation, input) && statesIn(operation, input).length > 0;

/**
 * A list of what is of a record that finds nothing in the state that the words seem to say, without that state; a search of
 * several words that finds nothing, by its last ones. Null where there is nothing without them either.
 */
export async function loosen(
  operation: AnyDeclaration,
  filling: Filling,
  services: GroundingServices,
): Promise<{ filling: Filling; trial: Trial } | null> {
  if (!isOfRecordAndState(operation, filling)) return shorterSearch(operation, filling, services);
  const states = statesIn(operation, filling.input);
  const input = { ...filling.input };
  for (const { name } of states) delete input[name];
  const trial = await services.tryRead(operation.name, input);
  if (!trial.ok || findsNothing(operation, trial.result)) return null;
  const state = Object.fromEntries(states.map(({ name }) => [name, filling.input[name]]));
  const leftOut = understood(operation, state).map(({ text }) => text);
  return { filling: { ...filling, input, leftOut: leftOut.join(', ') }, trial };
}

/**
 * "Tell me plain, honey, who do I owe", with "plain honey" taken for a supplier: a list that knows nobody called so, without that. What
 * is written like a name or led to like one ("from olara") stays, as nothing else may be shown for it.
 */
export async function withoutUnknown(
  operation: AnyDeclaration,
  filling: Filling,
  text: string,
  services: GroundingServices,
): Promise<{ filling: Filling; trial: Trial } | null> {
  const dropped = filling.unknown.filter(
    ({ field, words }) => !field.required && !isName(words) && !isLedTo(words, text),
  );
  if (!operation.name.startsWith('list_') || dropped.length === 0) return null;
  const input = { ...filling.input };
  for (const { field } of dropped) delete input[field.name];
  const trial = await services.tryRead(operation.name, input);
  if (!trial.ok || findsNothing(operation, trial.result)) return null;
  const unknown = filling.unknown.filter((one) => !dropped.includes(one));
  const unparsed = dropped.map(({ words }) => words).join('” and “');
  return { filling: { ...filling, input, unknown, unparsed }, trial };
}

const isLedTo = (words: string, text: string): boolean =>
  text.trim().split(/\s+/).length <= words.split(/\s+/).length + 2 ||
  new RegExp(
    String.raw`\b(?:from|of|by|for|with|to|at|on|about|supplier|customer) (?:(?:the|my|our) )?${escapePattern(words)}|${escapePattern(words)}['’]s?\b`,
    'i',
  ).test(text);

/** More words than one are searched for, of which the last may be found alone. */
export const searchesLong = (operation: AnyDeclaration, { input }: Filling): boolean =>
  longSearch(operation, input) !== null;

function longSearch(
  operation: AnyDeclaration,
  input: Filling['input'],
): { name: string; words: string[] } | null {
  const field = fieldsOf(operation).find(({ meta }) => meta.sense === 'search_words');
  const said = field && input[field.name];
  const words = typeof said === 'string' ? said.trim().split(/\s+/) : [];
  return field && operation.effect === 'read' && words.length > 1 ? { name: field.name, words } : null;
}

/** "Pouring candles", where nothing is called so: the candles, and what was left out is told. */
async function shorterSearch(
  operation: AnyDeclaration,
  filling: Filling,
  services: GroundingServices,
): Promise<{ filling: Filling; trial: Trial } | null> {
  const search = longSearch(operation, filling.input);
  if (!search) return null;
  const { name, words } = search;
  // Of "beanies for our winter kits" the beanies are what is looked for.
  const joint = words.findIndex((word, place) => place > 0 && joints.has(word.toLowerCase()));
  const to = joint < 0 ? words.length : joint;
  for (let from = joint < 0 ? 1 : 0; from < to; from++) {
    const input = { ...filling.input, [name]: words.slice(from, to).join(' ') };
    const trial = await services.tryRead(operation.name, input);
    if (!trial.ok || findsNothing(operation, trial.result)) continue;
    const leftOut = [words.slice(0, from), words.slice(to)].map((part) => part.join(' '));
    return { filling: { ...filling, input, leftOut: leftOut.filter(Boolean).join(', ') }, trial };
  }
  return null;
}

const joints = new Set(['for', 'with', 'in', 'of', 'from', 'that', 'which', 'who', 'to', 'at', 'on']);

const isOfRecord = (operation: AnyDeclaration, input: Filling['input']): boolean =>
  operation.name.startsWith('list_') &&
  fieldsOf(operation).some(({ name, meta, required }) => meta.ref && !required && input[name] !== undefined);

const statesIn = (operation: AnyDeclaration, input: Filling['input']): FieldSpec[] =>
  fieldsOf(operation).filter(
    ({ name, values, required }) =>
      values.length > 0 && !required && name !== 'sort' && input[name] !== undefined,
  );

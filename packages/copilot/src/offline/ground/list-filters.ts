import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { GroundingServices } from './conversation/services.ts';
import type { DialogueState } from './conversation/state.ts';
import { fill, type Filling } from './fill/fill.ts';

/** The list in view is pointed at: "export those". */
const pointsAtShown = /\b(?:those|these|that|this|them|it)\b/i;

/**
 * "The orders on hold as a spreadsheet", "export those": an export of a list is narrowed as the list itself would be by the same words, or
 * is the list in view. What the list has no filter for is told, so that no one takes all rows for some. Other operations stay as they are.
 */
export async function withListFilters(
  operation: AnyDeclaration,
  filling: Filling,
  spansOf: (operation: string) => readonly TaggedSpan[],
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Filling> {
  const field = fieldsOf(operation).find(({ meta }) => meta.filtersOf);
  const filters = field?.meta.filtersOf;
  if (!field || !filters || filling.input[field.name] !== undefined) return filling;
  const [shown] = state.results;
  const said = filling.input[filters.field];
  const isShown = (value: unknown) =>
    typeof value === 'string' && filters.operations[value] === shown?.operation.name;
  const pointed = pointsAtShown.test(utterance.text)
    ? Object.keys(filters.operations).find(isShown)
    : undefined;
  const which = said ?? pointed;
  const list = typeof which === 'string' ? services.find(filters.operations[which] ?? '') : undefined;
  if (!list) return filling;
  const missing = filling.missing.filter(({ name }) => name !== filters.field);
  const narrowed = (input: Readonly<Record<string, unknown>>) => ({
    ...filling,
    input: { ...filling.input, [filters.field]: which, ...inPairs(field.name, input) },
    missing,
  });
  if (shown && pointed === which) return narrowed(shown.input);
  const read = await fill(list, spansOf(list.name), 'new', utterance, state, services);
  const left = read.left.filter(({ kind }) => tellsWhich.has(kind)).map(({ text }) => text);
  const unparsed = [...(read.unparsed ? [read.unparsed] : []), ...left].join('” and “');
  return { ...narrowed(withoutWords(list, read.input)), left: [], unparsed: unparsed || filling.unparsed };
}

/** Values that tell some rows from others. */
const tellsWhich: ReadonlySet<string> = new Set(['country', 'state', 'region', 'date', 'duration', 'money']);

/** Words that are left over are those of the file ("as a spreadsheet") as often as those of its rows. */
const withoutWords = (
  list: AnyDeclaration,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name]) => !fieldsOf(list).some((field) => field.name === name && field.meta.sense === 'search_words'),
    ),
  );

function inPairs(name: string, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const pairs = Object.entries(input).flatMap(([field, value]) =>
    field !== 'page' && field !== 'size' && ['string', 'number', 'boolean'].includes(typeof value)
      ? [{ field, value }]
      : [],
  );
  return pairs.length > 0 ? { [name]: pairs } : {};
}

import type { Reading } from '../ground/reading.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import { rowsNamedWholly } from '../ground/refer/refer-by-row.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import { askForDollars, askForRecord, askForValue } from './ask.ts';
import type { Decision } from './decision.ts';
import { optionOf } from './option.ts';
import { mostOptions, policy } from './policy.ts';

export function act(
  reading: Reading,
  about: number,
  state: DialogueState,
): Extract<Decision, { kind: 'call' }> {
  const { filling, operation, relation } = reading;
  const { several } = filling;
  const unparsed = filling.unparsed ?? unparsedOf(reading);
  const inputs = several
    ? several.values.slice(0, 12).map((value) => ({ ...filling.input, [several.field]: value }))
    : [filling.input];
  const replaced =
    relation === 'revise' ? state.pending.filter((one) => one.operation === operation.name).slice(0, 1) : [];
  return {
    kind: 'call',
    operation: operation.name,
    inputs,
    replaces: replaced.map(({ actionId }) => actionId),
    ...(operation.effect === 'read' || several ? {} : { called: optionOf(reading).label }),
    isQuestion: operation.effect === 'read' && about > 0.2,
    ...(unparsed === null ? {} : { unparsed }),
    ...(filling.leftOut === null ? {} : { leftOut: filling.leftOut }),
    others: [],
  };
}

/** What a list was to be narrowed by and has no filter for: a place, a day, a limit. Null where there is none. */
function unparsedOf({ operation, filling: { left } }: Reading): string | null {
  if (operation.effect !== 'read' || !/^(?:list|search)_/.test(operation.name)) return null;
  const told = left.filter(
    (value) =>
      (['country', 'state', 'region', 'date'].includes(value.kind) && !greets.test(value.text)) ||
      ('bound' in value && value.bound !== null),
  );
  return told.length > 0 ? told.map(({ text }) => text).join('” and “') : null;
}

/** "Morning. Orders on hold, how many": a greeting is no day to narrow by. */
const greets = /^(?:good )?(?:morning|afternoon|evening|night)$/i;

export async function questionFor(
  reading: Reading,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision | null> {
  const { filling, operation } = reading;
  if (filling.foreign) return askForDollars(operation, filling, filling.foreign);
  if (filling.unclear) return askForRecord(operation, filling, filling.unclear);
  const [missing] = filling.missing;
  if (missing) return askForValue(operation, filling, missing, state, services);
  return null;
}

/**
 * It leaves a figure or a color code of the message aside, or is of another record than the one that the message speaks of. "Nobody needs two"
 * is no figure to enter, and "2025" may be part of a name.
 */
export const isPartial = ({ filling: { left, unknown, input, named, assumed } }: Reading): boolean =>
  left.some(
    (value) =>
      (value.kind === 'duration' || value.kind === 'hex' || ('mayName' in value && /\d/.test(value.text))) &&
      ![...named, ...assumed].some(({ label }) => label.includes(value.text)),
  ) || unknown.some(({ field }) => input[field.name] === undefined);

export const isComplete = ({ filling }: Reading) => filling.missing.length === 0 && filling.unclear === null;

export const isExecutable = (reading: Reading) => isComplete(reading) && reading.trial?.ok !== false;

/** Opens the record that a message names, which is likely, or named by its whole name. */
export const opensNamed = (reading: Reading, text: string): boolean =>
  reading.operation.name.startsWith('get_') &&
  reading.operation.effect === 'read' &&
  reading.filling.named.length > 0 &&
  reading.filling.certainty >= 0.8 &&
  (reading.probability >= policy.named || isOpeningOf(reading, text)) &&
  isExecutable(reading);

const isOpeningOf = ({ operation, filling: { named } }: Reading, text: string): boolean =>
  rowsNamedWholly(text, named).some(({ kind }) => operation.name === `get_${kind}`);

/** What could be done at once of what a message may mean, however unlikely. */
export const offers = (readings: readonly Reading[]) =>
  readings
    .filter((reading) => isExecutable(reading) && !reading.isEmpty && reading.probability >= policy.likely)
    .slice(0, mostOptions)
    .map(optionOf);

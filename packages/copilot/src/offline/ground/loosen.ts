import type { AnyDeclaration } from '@brandwright/contract';
import { understood } from '../../chips.ts';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import type { Filling } from './fill.ts';
import { findsNothing } from './finds-nothing.ts';
import type { GroundingServices, Trial } from './services.ts';

/** "Caleb Pereira is still waiting": a list of what is of a record, and in a certain state besides. */
export const isOfRecordAndState = (operation: AnyDeclaration, { input }: Filling): boolean =>
  isOfRecord(operation, input) && statesIn(operation, input).length > 0;

/**
 * A list of what is of a record that finds nothing in the state that the words seem to say, without that state. Null where
 * there is nothing without it either.
 */
export async function loosen(
  operation: AnyDeclaration,
  filling: Filling,
  services: GroundingServices,
): Promise<{ filling: Filling; trial: Trial } | null> {
  if (!isOfRecordAndState(operation, filling)) return null;
  const states = statesIn(operation, filling.input);
  const input = { ...filling.input };
  for (const { name } of states) delete input[name];
  const trial = await services.tryRead(operation.name, input);
  if (!trial.ok || findsNothing(operation, trial.result)) return null;
  const state = Object.fromEntries(states.map(({ name }) => [name, filling.input[name]]));
  const leftOut = understood(operation, state).map(({ text }) => text);
  return { filling: { ...filling, input, leftOut: leftOut.join(', ') }, trial };
}

const isOfRecord = (operation: AnyDeclaration, input: Filling['input']): boolean =>
  operation.name.startsWith('list_') &&
  fieldsOf(operation).some(({ name, meta, required }) => meta.ref && !required && input[name] !== undefined);

const statesIn = (operation: AnyDeclaration, input: Filling['input']): FieldSpec[] =>
  fieldsOf(operation).filter(
    ({ name, values, required }) =>
      values.length > 0 && !required && name !== 'sort' && input[name] !== undefined,
  );

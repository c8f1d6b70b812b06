import type { FieldSpec } from '../../fields.ts';

/**
 * "How many are sitting on hold", of a list with two fields for where its rows stand: the state that one of them was told is the state
 * of the other too, where it has that one, and nothing is in two of them at once.
 */
export function agreeStates(fields: readonly FieldSpec[], input: Record<string, unknown>): void {
  const states = fields.filter(({ kind, array }) => kind === 'enum' && !array);
  for (const { name } of states) {
    const value = input[name];
    if (typeof value !== 'string') continue;
    const wider = states.find(
      (other) => other.name !== name && other.values.includes('ALL') && other.values.includes(value),
    );
    if (!wider || input[wider.name] === undefined || input[wider.name] === value) continue;
    input[wider.name] = value;
    delete input[name];
  }
}

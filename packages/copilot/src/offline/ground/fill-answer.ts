import type { AnyDeclaration } from '@brandwright/contract';
import type { FieldSpec } from '../fields.ts';
import type { Relation } from '../parse/parse.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { convert } from './convert.ts';
import { fillReference, withoutFigures } from './fill-records.ts';
import type { GroundingServices } from './services.ts';
import type { DialogueState } from './state.ts';
import type { Work } from './work.ts';

/** The whole message is the answer to a question for words or for a record, where no part of it stands out. */
export async function fillAnswer(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  relation: Relation,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const { asked } = state;
  const field = fields.find(({ name }) => name === asked?.field);
  if (relation !== 'answer' || asked?.operation !== operation.name || !field) return;
  if (
    work.input[field.name] !== undefined ||
    work.several?.field === field.name ||
    work.unclear?.field === field
  )
    return;
  const whole = { start: 0, end: utterance.text.length, text: utterance.text };
  const isPlain = Object.keys(work.input).length === 0;
  if (field.meta.ref && field.meta.ref !== 'file') {
    // The number of a house is none of the record that was asked for.
    const said = field.kind === 'integer' ? withoutFigures(utterance, work) : utterance.text;
    // "The pair of lamps, nobody buys two": why it is that one says nothing of which.
    const words = /^[^,.;]{3,60}(?=[,;] | - |\. )/.exec(said)?.[0] ?? said;
    const span = { ...whole, text: words, field: field.name, value: null, drops: false, certainty: 0.6 };
    await fillReference(field, field.meta.ref, [span], operation, utterance, state, services, work);
  } else if (isPlain) {
    const value = convert(field, whole, utterance);
    if (value !== undefined) work.input[field.name] = field.array && !Array.isArray(value) ? [value] : value;
  }
  if (work.input[field.name] !== undefined && isPlain) work.used.push(whole);
}

import { overlaps, type Quantity } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isMoney, takesFigures } from './figure-fields.ts';

/** A price of the message in a currency that the platform has no rate for, and the field that it was to fill. */
export interface ForeignMoney {
  field: FieldSpec;
  said: Quantity;
}

/**
 * An amount that was said in another currency than the US dollars that an operation takes: "5 euros" are not $5.00, and there
 * is no rate to convert them by. Null where there is none, where no field takes money, or where the currency itself is given.
 */
export function foreignMoney(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { values }: Utterance,
): ForeignMoney | null {
  if (fields.some(({ name }) => name === 'currency')) return null;
  const said = values.find(
    (value): value is Quantity =>
      value.kind === 'money' && value.currency !== null && value.currency !== 'USD',
  );
  const amounts = fields.filter((field) => isMoney(field) && takesFigures(field));
  // What is part of a text that is kept or sent stays as it was said.
  const isWithin = spans.some(
    (span) =>
      overlaps(span, said ?? { start: 0, end: 0 }) && !amounts.some(({ name }) => name === span.field),
  );
  if (!said || isWithin) return null;
  const marked = amounts.find(({ name }) =>
    spans.some((span) => span.field === name && overlaps(span, said)),
  );
  const field = marked ?? amounts.find(({ name }) => /^unitPrice/.test(name)) ?? amounts[0];
  return field ? { field, said } : null;
}

/** The message without that amount, so that it becomes no value of anything. */
export const withoutMoney = (utterance: Utterance, foreign: ForeignMoney | null): Utterance =>
  foreign ? { ...utterance, values: utterance.values.filter((value) => value !== foreign.said) } : utterance;

import type { AnyDeclaration } from '@brandwright/contract';
import type { Value } from '@brandwright/language/values/value.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { Resolution } from './resolution.ts';

/**
 * "Hide one of those" does not say which: it is asked. So it is of "ask them" after a list: a company is spoken of as "them", and
 * what was said goes to several only where all of them are meant, and to the one whose price it says ("if they hold the 4.55").
 */
export function oneOfSeveral(
  { start, text: marked }: TaggedSpan,
  field: FieldSpec,
  { text, values }: Utterance,
  operation: AnyDeclaration,
  resolution: Resolution,
): Resolution {
  const { effect } = operation;
  const isCompany =
    !field.array &&
    /^(?:them|they|'em|their)$/i.test(marked.trim()) &&
    !/\b(?:all|both|each|every|everyone)\b/i.test(text) &&
    fieldsOf(operation).some(({ meta }) => meta.outgoing === 'words');
  const isOne = isCompany || /\b(?:one|any|either) of\s+$/i.test(text.slice(0, start));
  if (effect === 'read' || !isOne || resolution.kind !== 'found' || resolution.records.length < 2)
    return resolution;
  const shown = isCompany ? resolution.records.filter((record) => showsPrice(record.data, values)) : [];
  return shown.length === 1
    ? { ...resolution, records: shown }
    : { kind: 'several', records: resolution.records };
}

/** Whether a record has a price that was said, in itself or in a thing or a row of it. */
function showsPrice(data: unknown, values: readonly Value[], name = ''): boolean {
  if (typeof data === 'number')
    return (
      /Minor$/.test(name) &&
      values.some((one) => 'mayName' in one && isPrice(one.value) && Math.round(one.value * 100) === data)
    );
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([field, value]) => showsPrice(value, values, field));
}

/** With cents: a bare count is no price. */
const isPrice = (value: number): boolean => !Number.isInteger(value);

import { overlaps } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { flagSaid } from './flags.ts';
import { orderedMember } from './ordered-member.ts';
import { lastMember, memberByWord, memberOf, placeOfMember } from './members.ts';

/** The member that the marked words name by themselves, before the one that was learned for such words. */
export function memberSaid(field: FieldSpec, span: TaggedSpan, text: string): unknown {
  if (field.kind === 'boolean')
    return flagSaid(field, text) ?? memberOf(field, text) ?? literal(field, span.value ?? '');
  const place = placeOfMember(field, text);
  const isWhole = place && overlaps(place, span) && place.end - place.start > span.end - span.start;
  // Words that are declared for a member go before words that were only learned for one.
  const declared = isWhole ? place.value : (memberOf(field, span.text) ?? memberByWord(field, span.text));
  const said = declared ?? place?.value;
  const value = said === undefined ? (span.value ?? '') : String(said);
  return literal(
    field,
    declared === undefined ? value : lastMember(field, orderedMember(field, value, text), text),
  );
}

function literal(field: FieldSpec, value: string): unknown {
  if (field.kind === 'boolean') return value === 'true';
  if (field.kind === 'integer' || field.kind === 'number') return Number(value);
  return field.values.length > 0 && !field.values.includes(value) ? undefined : value;
}

import type { FieldSpec } from '../../fields.ts';
import { placeOfMember } from './members.ts';

/** What stands before a state that something is in, or that there is no more reason for. */
const describes =
  /(?:\b(?:that|which|who)(?:['’]s|\s+(?:is|are|was|were))(?:\s+(?:still|just|now|already))*|\bno (?:more |longer any |longer a |good )?(?:reason|need|cause|point)(?: (?:left|any more))? (?:to|in|for)(?: (?:keep|have|leave)(?:ing)?(?: it| them)?)?)\s+$/i;
const opens =
  /(?:^|[.!?;,:]\s*)(?:(?:then|at least|please|pls|so|and|just|now|ok|okay|well|right|can you|could you|would you|you can|you may|let'?s)[\s,]+)*$/i;

/**
 * "Release the one that is on hold", "no more reason to hold it back. Please release it": of two members the one that the order says,
 * where the other only describes. `value` is the member that was found first.
 */
export function orderedMember(field: FieldSpec, value: string, text: string): string {
  const found = placeOfMember({ ...field, values: [value] }, text);
  if (!found || !describes.test(text.slice(0, found.start))) return value;
  const ordered = field.values.flatMap((other) => {
    const place = other === value ? undefined : placeOfMember({ ...field, values: [other] }, text);
    const isApart = place && (place.end <= found.start || place.start >= found.end);
    return isApart && opens.test(text.slice(0, place.start)) ? [other] : [];
  });
  const [only, ...more] = ordered;
  return only !== undefined && more.length === 0 ? only : value;
}

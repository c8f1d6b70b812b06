import { escapePattern } from '@brandwright/language/text.ts';
import { refusedFrom } from '@brandwright/language/values/negation.ts';
import type { FieldSpec } from '../../fields.ts';
import { placeOfMember } from '../values/members.ts';

/**
 * "Orders not on hold", "what have we sold without wholesale": one of a list of values that is refused is not what is looked for. Answers the
 * words, which are told as not followed; null where nothing is refused.
 */
export function dropRefused(
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  text: string,
): string | null {
  for (const field of fields) {
    if (field.kind !== 'enum' || field.excludes || input[field.name] === undefined) continue;
    const place = placeOfMember(field, text);
    if (place?.value !== input[field.name]) continue;
    const refused = place && refusedWords(text, text.slice(place.start, place.end));
    if (!refused) continue;
    delete input[field.name];
    return refused;
  }
  return null;
}

/** It may be spoken of before: "as wholesale distorts it, what did we sell without wholesale". */
function refusedWords(text: string, said: string): string | null {
  for (const { index: start, 0: found } of text.matchAll(new RegExp(escapePattern(said), 'giu'))) {
    const end = start + found.length;
    const from = refusedFrom(text, start);
    if (from !== null) return text.slice(from, end);
    const behind = leftOutBehind.exec(text.slice(end));
    if (behind) return text.slice(start, end + behind[0].length);
  }
  return null;
}

const leftOutBehind = /^\s+(?:(?:left|taken|still|kept)\s+)?(?:out|excluded)\b/i;

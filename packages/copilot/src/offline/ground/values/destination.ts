import type { Utterance } from '../../perceive/utterance.ts';
import type { FieldSpec } from '../../fields.ts';

const intoTheStates =
  /\bfrom\b[^.!?]{2,60}?\b(?<to>(?:in)?to)\s+(?:the\s+)?(?:us|usa|u\.s\.(?:a\.)?|united states|states|america)\b/i;

/** "From Kyoto to America": where goods go is not where they come from, whatever else is understood of it. */
export function withoutDestination(fields: readonly FieldSpec[], utterance: Utterance): Utterance {
  if (!fields.some(({ meta, words }) => meta.sense === 'country' && words.has('origin'))) return utterance;
  const match = intoTheStates.exec(utterance.text);
  if (!match) return utterance;
  const from = match.index + match[0].toLowerCase().lastIndexOf(match.groups?.['to']?.toLowerCase() ?? 'to');
  const end = match.index + match[0].length;
  return {
    ...utterance,
    values: utterance.values.filter(
      (value) => value.kind !== 'country' || value.start < from || value.start > end,
    ),
  };
}

import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';

/**
 * "Make it say: Unused pieces come back within 21 days": what follows is the text that others will read, and nothing in it is a
 * value of another field.
 */
export function turnDictated(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] {
  const [field, ...more] = fields.filter(({ meta, array }) => meta.outgoing === 'words' && !array);
  const match = dictating.exec(text);
  const words = match?.groups?.['words'];
  if (!field || more.length > 0 || !match || !words) return spans;
  const start = match.index + match[0].length - words.length;
  const own = {
    field: field.name,
    value: null,
    drops: false,
    certainty: 1,
    text: words,
    start,
    end: text.length,
  };
  return [...spans.filter((span) => span.end <= start && span.field !== field.name), own];
}

/** A word for a text, and a sentence after the colon. */
const dictating =
  /\b(?:says?|saying|reads?|texts?|wording|words|policy|message|write|tell|answer|reply)\b[^:.\n]{0,60}:\s+(?<words>\S+\s+\S+\s+\S[^]*)$/i;

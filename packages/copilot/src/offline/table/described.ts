import type { RecordKind } from '@brandwright/contract';
import type { FieldSpec } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import { nounNames } from './references.ts';
import { stopWords } from '../words/lexicon.ts';
import { identifierWords, stem, tokenise } from '../words/tokens.ts';

/** A record said by what it is like: "the oldest unpaid order". */
export interface Description {
  /** "oldest", "last". */
  which: string;
  /** Words between it and the noun. */
  like: readonly string[];
}

const described =
  /\b(?:the|my|our|his|her|their|an?|\p{L}+'s?)\s+(?:very\s+)?(first|last|latest|newest|most recent|recent|oldest|earliest|biggest|largest|smallest|most expensive|cheapest|highest|lowest|only|next|top)((?:\s+[\p{L}-]+){1,4})/giu;

/** The description of a record of a kind in a text; null when there is none. */
export function readDescription(text: string, kind: RecordKind): Description | null {
  for (const match of text.matchAll(described)) {
    const words = (match[2] ?? '').trim().split(/\s+/);
    const at = words.findIndex((word) => nounNames(word, kind));
    // "the first three suppliers" are several.
    if (at < 0 || /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|few|couple)$/i.test(words[0] ?? ''))
      continue;
    return {
      which: (match[1] ?? '').toLowerCase(),
      like: words.slice(0, at).map((word) => word.toLowerCase()),
    };
  }
  return null;
}

/** The words of a description that a look-up's input does not express. */
export function unexpressed(
  description: Description,
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
  heard: Heard,
): string[] {
  return description.like.filter((word) => {
    if (stopWords.has(word)) return false;
    const own = stem(word);
    const isSpan = heard.spans.some((span) => span.text.toLowerCase().includes(word) && 'value' in span);
    const isName = heard.named.some((one) => one.matched.toLowerCase().includes(word));
    if (isSpan || isName) return false;
    return !fields.some((field) => {
      const value = input[field.name];
      if (value === undefined) return false;
      const values = (Array.isArray(value) ? (value as unknown[]) : [value]).map(String);
      const spoken = values.flatMap((one) => [
        ...(field.meta.valueWords?.[one] ?? []),
        ...identifierWords(one),
      ]);
      return (
        spoken.flatMap((phrase) => tokenise(phrase)).some((token) => token.stem === own) ||
        (field.kind === 'boolean' && field.words.has(own))
      );
    });
  });
}

/** How often a value of an enum field is named in a text. */
export function timesSaid(text: string, field: FieldSpec, value: string): number {
  const phrases = [...(field.meta.valueWords?.[value] ?? []), identifierWords(value).join(' ')];
  const lower = text.toLowerCase();
  return Math.max(0, ...phrases.map((phrase) => lower.split(phrase.toLowerCase()).length - 1));
}

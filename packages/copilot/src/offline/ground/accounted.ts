import type { AnyDeclaration } from '@brandwright/contract';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import { tokenize, type Token } from '@brandwright/language/words/tokens.ts';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { Filling } from './fill/fill.ts';
import { isTelling, knowsWord } from './words/own-words.ts';

/** Share of a message's telling words that a reading accounts for: by a value, a record or a word of its declaration. */
export function accountedShare(
  operation: AnyDeclaration,
  spans: readonly TaggedSpan[],
  { input, named, assumed, left, unclear }: Filling,
  { words, asking, values }: Utterance,
): number {
  const fields = new Map(fieldsOf(operation).map((field) => [field.name, field]));
  const places = spans.filter((span) => {
    const field = fields.get(span.field);
    return field && !takesAll(field) && (input[field.name] !== undefined || field.meta.ref);
  });
  const texts = Object.entries(input).flatMap(([name, value]) => {
    const field = fields.get(name);
    return typeof value === 'string' && field && !takesAll(field) ? [value] : [];
  });
  const records = [...named, ...assumed, ...(unclear?.records ?? [])];
  const given = new Set(
    tokenize([...texts, ...records.map(({ label }) => label)].join(' ')).map(({ lower }) =>
      stem(singular(lower)),
    ),
  );
  const isAccounted = (word: Token): boolean => {
    const lies = ({ start, end }: { start: number; end: number }) => start <= word.start && word.end <= end;
    const value = values.find(lies);
    return (
      places.some(lies) ||
      knowsWord(operation, word.lower) ||
      given.has(stem(singular(word.lower))) ||
      (value !== undefined && !left.includes(value))
    );
  };
  const shareOf = (said: readonly Token[]): number => {
    const telling = said.filter(isTelling);
    return telling.length === 0 ? 1 : telling.filter(isAccounted).length / telling.length;
  };
  // What goes before a request may say more of it than the request itself: "would you put that in for him?"
  return Math.max(shareOf(words), shareOf(asking));
}

/** It takes the message as it is, whatever its words are. */
const takesAll = ({ meta }: FieldSpec): boolean => meta.sense === 'whole_request';

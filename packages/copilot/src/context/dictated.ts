import { metaOf, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

/** A text is dictated from this many words on; a shorter one may stand in a message by chance. */
const fewestWords = 3;

/**
 * Whether a change of the store's own data consists of nothing but words that the founder just wrote ("remember that we never
 * ship on Fridays"): then nobody else can have chosen it, whatever else is in view.
 */
export function isDictated(
  { effect, undoable, input: schema }: AnyDeclaration,
  input: unknown,
  said: string,
): boolean {
  if (effect !== 'write' || !undoable || !(schema instanceof z.ZodObject)) return false;
  if (input === null || typeof input !== 'object') return false;
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const words = plain(said);
  return (
    given.length > 0 &&
    given.every(([name, value]) => {
      const field = schema.shape[name] as z.ZodType | undefined;
      if (!field || metaOf(field).sense !== 'free_text' || typeof value !== 'string') return false;
      const text = plain(value);
      return text.split(' ').length >= fewestWords && ` ${words} `.includes(` ${text} `);
    })
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

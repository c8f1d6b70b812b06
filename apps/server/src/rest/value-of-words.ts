import { unwrap } from '@brandwright/contract';
import { z } from 'zod';

type Words = readonly string[];

/**
 * What the words of a query string mean to a schema: numbers, booleans, and arrays (repeated or with commas) become
 * what they are; everything else stays text. Words that do not fit stay as they are, for the schema to refuse.
 */
export function valueOfWords(schema: z.ZodType, words: Words): unknown {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodArray) {
    const element = plain.element as z.ZodType;
    const parts = words
      .flatMap((word) => (isJson(word) ? [word] : word.split(',')))
      .filter((part) => part !== '');
    return parts.map((part) => valueOfWords(element, [part.trim()]));
  }
  const word = words.at(-1) ?? '';
  if (plain instanceof z.ZodNumber) return /^-?\d+(\.\d+)?$/.test(word.trim()) ? Number(word) : word;
  if (plain instanceof z.ZodBoolean)
    return { true: true, '1': true, false: false, '0': false }[word.toLowerCase()] ?? word;
  if (plain instanceof z.ZodLiteral) return [...plain.values].find((value) => String(value) === word) ?? word;
  if (plain instanceof z.ZodUnion) return valueOfUnion(plain.options as z.ZodType[], words);
  if (plain instanceof z.ZodObject || plain instanceof z.ZodRecord)
    return isJson(word) ? parseOr(word) : word;
  return word;
}

function valueOfUnion(options: readonly z.ZodType[], words: Words): unknown {
  for (const option of options) {
    const value = valueOfWords(option, words);
    if (option.safeParse(value).success) return value;
  }
  return words.at(-1);
}

const isJson = (word: string) => /^\s*[[{]/.test(word);

function parseOr(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}

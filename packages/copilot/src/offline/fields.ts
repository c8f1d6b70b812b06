import { z } from 'zod';
import { type AnyDeclaration, type FieldMeta, metaOf, unwrap } from '@brandwright/contract';
import { stem } from '@brandwright/language/words/stems.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';

export type FieldKind = 'integer' | 'number' | 'string' | 'boolean' | 'enum' | 'object' | 'other';

/** An input field as understanding sees it: what it takes and the words that point at it. */
export interface FieldSpec {
  name: string;
  kind: FieldKind;
  array: boolean;
  required: boolean;
  meta: FieldMeta;
  /** Members of an enum, the one value of a literal, or values with words of their own. */
  values: readonly string[];
  /** String format: uuid, datetime, date, email, url … */
  format: string | null;
  /** A lower or upper limit of something ("minPrice", "ratingFrom"). */
  bound: 'min' | 'max' | null;
  /** Leaves out what is named ("excludeCountries"). */
  excludes: boolean;
  /** Stems of the words that point at it, without structural ones. */
  words: ReadonlySet<string>;
  /** Whole phrases founders use, as stems. */
  phrases: readonly (readonly string[])[];
  /** Largest and smallest number it takes. */
  least: number;
  greatest: number;
  /** Fields of an object (or of the rows of an array of objects). */
  fields: readonly FieldSpec[];
}

const structural = new Set(
  `id ids is has min max minimum maximum from to minor number lt lte gt gte of the by below above under over least most before after
  until since with only than more less better cheaper fewer or for by her his starting worth exclude excluding excluded not without except a an code codes in at value`.split(
    /\s+/,
  ),
);
const lower = new Set([
  'min',
  'minimum',
  'from',
  'least',
  'above',
  'over',
  'gt',
  'gte',
  'after',
  'since',
  'start',
]);
const upper = new Set([
  'max',
  'maximum',
  'to',
  'most',
  'below',
  'under',
  'lt',
  'lte',
  'before',
  'until',
  'end',
  'up',
]);
const negative = new Set(['exclude', 'excluding', 'excluded', 'not', 'without', 'except', 'avoid']);

const cache = new WeakMap<AnyDeclaration, readonly FieldSpec[]>();

/** The input fields of a declaration, read from its schema once. */
export function fieldsOf(declaration: AnyDeclaration): readonly FieldSpec[] {
  const known = cache.get(declaration);
  if (known) return known;
  const fields = fieldsOfSchema(declaration.input);
  cache.set(declaration, fields);
  return fields;
}

/** The schemas of an object's fields, looking through wrappers; empty for anything else. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {};
}

function fieldsOfSchema(schema: z.ZodType): FieldSpec[] {
  return Object.entries(shapeOf(schema))
    .filter(([, field]) => metaOf(field).seen === undefined)
    .map(([name, field]) => specOf(name, field));
}

function specOf(name: string, schema: z.ZodType): FieldSpec {
  const outer = unwrap(schema);
  const array = outer instanceof z.ZodArray;
  const inner = array ? unwrap(outer.element as z.ZodType) : outer;
  const meta = { ...(array ? metaOf(outer.element as z.ZodType) : {}), ...metaOf(schema) };
  const nameWords = identifierWords(name);
  const spoken = [...(meta.words ?? []), ...(meta.label ? [meta.label] : [])];
  const ownWords = nameWords.filter((word) => !structural.has(word));
  const phrases = [(ownWords.length > 0 ? ownWords : nameWords).map(stem), ...spoken.map(phraseStems)].filter(
    (p) => p.length,
  );
  const hints = new Set([...nameWords, ...identifierWords(meta.sense ?? '')]);
  return {
    name,
    kind: kindOf(inner),
    array,
    required: !schema.safeParse(undefined).success,
    meta,
    values: valuesOf(inner).length > 0 ? valuesOf(inner) : Object.keys(meta.valueWords ?? {}),
    format:
      inner instanceof z.ZodStringFormat || inner instanceof z.ZodString
        ? ((inner as z.ZodString).format ?? null)
        : null,
    bound: boundOf(nameWords, meta),
    excludes: [...hints].some((word) => negative.has(word)),
    words: pointingWords(phrases),
    phrases,
    least: inner instanceof z.ZodNumber ? (inner.minValue ?? -Infinity) : -Infinity,
    greatest: inner instanceof z.ZodNumber ? (inner.maxValue ?? Infinity) : Infinity,
    fields: inner instanceof z.ZodObject ? fieldsOfSchema(inner) : [],
  };
}

function pointingWords(phrases: readonly (readonly string[])[]): ReadonlySet<string> {
  const words = phrases.flat().filter((word) => !structural.has(word));
  const own = phrases[0] ?? [];
  // A field that is nothing but such a word ("code") is pointed at by it.
  return new Set(own.length === 1 ? [...words, ...own] : words);
}

function phraseStems(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stem);
}

function boundOf(nameWords: readonly string[], meta: FieldMeta): 'min' | 'max' | null {
  if (meta.sense === 'date_from') return 'min';
  if (meta.sense === 'date_to') return 'max';
  if (nameWords.some((word) => upper.has(word)) && !nameWords.some((word) => lower.has(word))) return 'max';
  if (nameWords.some((word) => lower.has(word))) return 'min';
  return null;
}

function kindOf(schema: z.ZodType): FieldKind {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'enum';
  if (schema instanceof z.ZodNumber)
    return schema.isInt || schema.format?.includes('int') ? 'integer' : 'number';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'string';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodObject) return 'object';
  return 'other';
}

function valuesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return (schema.options as unknown[]).map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  return [];
}

/** Whether an operation that changes something can only reckon what the change would come to, and save nothing. */
export const canOnlyTry = (operation: AnyDeclaration): boolean =>
  fieldsOf(operation).some(({ name, kind }) => name === trialField && kind === 'boolean');

/** Of such an operation: false changes nothing. */
export const trialField = 'save';

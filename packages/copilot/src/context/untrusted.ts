import { metaOf, unwrap, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';
import { wrapper } from '../offline/outside-wrapper.ts';
import { outsideWords, type OutsideWords } from './outside-words.ts';

/** The texts in an output that someone outside the store wrote, by the marks of its schema. */
export function untrustedTexts(schema: z.ZodType, output: unknown, found = new Set<string>()): Set<string> {
  if (output === null || output === undefined) return found;
  if (metaOf(schema).untrusted) return everyText(output, found);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(output)) {
    for (const item of output) untrustedTexts(inner.element as z.ZodType, item, found);
  } else if (inner instanceof z.ZodTuple && Array.isArray(output)) {
    for (const [index, part] of (inner.def.items as z.ZodType[]).entries())
      untrustedTexts(part, output[index], found);
  } else if (inner instanceof z.ZodRecord && typeof output === 'object') {
    for (const value of Object.values(output)) untrustedTexts(inner.valueType as z.ZodType, value, found);
  } else if (inner instanceof z.ZodObject && typeof output === 'object') {
    for (const [name, part] of Object.entries(inner.shape)) {
      untrustedTexts(part as z.ZodType, (output as Record<string, unknown>)[name], found);
    }
  } else if (inner instanceof z.ZodUnion) {
    for (const option of inner.options) untrustedTexts(option as z.ZodType, output, found);
  }
  return found;
}

/** All of what is marked is from outside, whatever shape it has. */
function everyText(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (value.trim() !== '') found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) everyText(part, found);
  }
  return found;
}

/** The projection with every such text wrapped, so that a model takes it for data and never for instructions. */
export function wrapUntrusted(projection: unknown, texts: ReadonlySet<string>): unknown {
  return wrapAll(projection, outsideWords(texts));
}

function wrapAll(projection: unknown, words: OutsideWords): unknown {
  if (words.isEmpty) return projection;
  if (typeof projection === 'string') return words.holds(projection) ? { [wrapper]: projection } : projection;
  if (Array.isArray(projection)) return projection.map((item) => wrapAll(item, words));
  if (projection === null || typeof projection !== 'object') return projection;
  return Object.fromEntries(
    Object.entries(projection).map(([key, value]) => [
      // A key can say as much as a value.
      words.holds(key) ? wrapper : key,
      wrapAll(value, words),
    ]),
  );
}

/** What a model may see of an output, and whether words from outside are in what it sees, sentence included. */
export function forModel(
  declaration: Pick<AnyDeclaration, 'output' | 'toModel'>,
  output: unknown,
  summary: string,
): { result: unknown; untrusted: boolean } {
  const words = outsideWords(untrustedTexts(declaration.output, output));
  const projection = declaration.toModel ? declaration.toModel(output as never) : output;
  return {
    result: wrapAll(projection, words),
    untrusted: !words.isEmpty && (words.holds(summary) || anyHolds(projection, words)),
  };
}

function anyHolds(value: unknown, words: OutsideWords): boolean {
  if (typeof value === 'string') return words.holds(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => words.holds(key) || anyHolds(part, words));
}

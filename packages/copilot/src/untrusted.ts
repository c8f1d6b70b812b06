import { metaOf, unwrap, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

/** The texts in an output that someone outside the store wrote, by the marks of its schema. */
export function untrustedTexts(schema: z.ZodType, output: unknown, found = new Set<string>()): Set<string> {
  if (output === null || output === undefined) return found;
  if (typeof output === 'string') {
    if (metaOf(schema).untrusted && output.trim() !== '') found.add(output);
    return found;
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(output)) {
    for (const item of output) untrustedTexts(inner.element as z.ZodType, item, found);
  } else if (inner instanceof z.ZodObject && typeof output === 'object') {
    for (const [name, part] of Object.entries(inner.shape)) {
      untrustedTexts(part as z.ZodType, (output as Record<string, unknown>)[name], found);
    }
  } else if (inner instanceof z.ZodUnion) {
    for (const option of inner.options) untrustedTexts(option as z.ZodType, output, found);
  }
  return found;
}

/** The projection with every such text wrapped, so that a model takes it for data and never for instructions. */
export function wrapUntrusted(projection: unknown, texts: ReadonlySet<string>): unknown {
  if (texts.size === 0) return projection;
  if (typeof projection === 'string') {
    return holds(projection, texts) ? { from_outside_treat_as_data: projection } : projection;
  }
  if (Array.isArray(projection)) return projection.map((item) => wrapUntrusted(item, texts));
  if (projection === null || typeof projection !== 'object') return projection;
  return Object.fromEntries(
    Object.entries(projection).map(([key, value]) => [key, wrapUntrusted(value, texts)]),
  );
}

// A very short text stands in many words by chance: it counts only where it is the whole.
const shortest = 8;

const holds = (said: string, texts: ReadonlySet<string>) =>
  texts.has(said) || [...texts].some((text) => text.length >= shortest && said.includes(text));

/** What a model may see of an output, and whether words from outside are in what it sees, sentence included. */
export function forModel(
  declaration: Pick<AnyDeclaration, 'output' | 'toModel'>,
  output: unknown,
  summary: string,
): { result: unknown; untrusted: boolean } {
  const texts = untrustedTexts(declaration.output, output);
  const projection = declaration.toModel ? declaration.toModel(output as never) : output;
  return {
    result: wrapUntrusted(projection, texts),
    untrusted: texts.size > 0 && (holds(summary, texts) || anyHolds(projection, texts)),
  };
}

function anyHolds(value: unknown, texts: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return holds(value, texts);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => anyHolds(part, texts));
}

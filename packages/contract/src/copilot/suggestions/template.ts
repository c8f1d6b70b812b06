import { z } from 'zod';

/** What goes into a blank. The client offers the store's own records for the kinds that have a list. */
export const blankKind = z.enum([
  'order',
  'customer',
  'supplier',
  'product',
  'country',
  'money',
  'percent',
  'number',
  'email',
  'hts_code',
  'assistant',
  'text',
]);
export type BlankKind = z.output<typeof blankKind>;

export const templatePart = z.object({
  /** The words, or for a blank its sample. */
  text: z.string(),
  /** Null for words. */
  blank: blankKind.nullable(),
});
export type TemplatePart = z.output<typeof templatePart>;

export const queryTemplate = z.object({
  /** Stays the same while its words do. */
  id: z.string(),
  area: z.string(),
  operation: z.string(),
  title: z.string(),
  /** As a sentence, with the samples in the blanks. */
  sentence: z.string(),
  parts: z.array(templatePart),
  /** Whether it only asks; anything else is put before the person to read and send. */
  onlyAsks: z.boolean(),
});
export type QueryTemplate = z.output<typeof queryTemplate>;

/** `What is the duty on {product|ceramic mugs}?` as parts. */
export function partsOf(text: string): TemplatePart[] {
  return text
    .split(/(\{[a-z_]+\|[^{}|]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, kind, sample] = /^\{([a-z_]+)\|([^{}|]+)\}$/.exec(piece) ?? [];
      return kind && sample ? { text: sample, blank: blankKind.parse(kind) } : { text: piece, blank: null };
    });
}

/** The sentence with its blanks filled; a blank that was left empty keeps its sample. */
export function fillTemplate(
  parts: readonly TemplatePart[],
  values: readonly (string | undefined)[] = [],
): string {
  let blank = 0;
  return parts
    .map((part) => (part.blank === null ? part.text : values[blank++]?.trim() || part.text))
    .join('');
}

import { metaOf, unwrap, type FieldMeta } from '../../kernel/fields.ts';
import type { AnyDeclaration } from '../../kernel/operation.ts';
import { z } from 'zod';
import { curatedTemplates } from './curated.ts';
import { fillTemplate, partsOf, type BlankKind, type QueryTemplate } from './template.ts';

/** Words that point at something said or attached before; such a sentence cannot stand alone. */
const pointing =
  /\b(?:it|its|that|this|these|those|them|their|they|he|she|her|his|him|ones?|here|attached|the (?:first|second|third|last|same|file|other)|only the|instead|back|else)\b/i;

const mostForOne = 3;

/** How a blank shows in an example, and which field of the operation must be there to take it. */
interface BlankShape {
  kind: BlankKind;
  pattern: RegExp;
  takes: (meta: FieldMeta) => boolean;
}

let countries: RegExp | undefined;
/** Countries by their English names, longest first. */
function countryPattern(): RegExp {
  if (countries) return countries;
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const name = names.of(code);
      return name && name !== code && /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(name) ? [name] : [];
    })
    .sort((a, b) => b.length - a.length);
  countries = new RegExp(`\\b(?:${all.join('|')})\\b`, 'g');
  return countries;
}

const shapes = (): readonly BlankShape[] => [
  { kind: 'email', pattern: /[\w.+-]+@[\w-]+\.[\w.]+\w/g, takes: ({ sense }) => sense === 'email' },
  {
    kind: 'hts_code',
    pattern: /\b\d{4}\.\d{2}(?:\.\d{2,4}){0,2}\b/g,
    takes: ({ sense }) => sense === 'hts_code',
  },
  { kind: 'money', pattern: /\$\d[\d,]*(?:\.\d{2})?/g, takes: ({ sense }) => sense === 'money_minor' },
  { kind: 'percent', pattern: /\b\d+(?:\.\d+)?%/g, takes: ({ sense }) => sense === 'percent' },
  {
    kind: 'order',
    pattern: /(?<=\b(?:orders?|ship|hold|track) )#?\d{3,6}\b|#\d{3,6}\b/gi,
    takes: ({ ref }) => ref === 'order',
  },
  { kind: 'country', pattern: countryPattern(), takes: ({ sense }) => sense === 'country' },
  {
    kind: 'customer',
    pattern: /(?<=\w )[A-Z][a-z]+ [A-Z][a-z]+(?='s| ordered| bought)/g,
    takes: ({ ref }) => ref === 'customer',
  },
  {
    kind: 'supplier',
    pattern: /(?<=\w )[A-Z][a-z]+(?: [A-Z][a-z]+){1,3}\b/g,
    takes: ({ ref }) => ref === 'supplier',
  },
  {
    kind: 'number',
    pattern: /(?<![\d$#.,])\b\d[\d,]*\b(?= [a-z])/g,
    takes: ({ sense }) => sense === 'quantity',
  },
  { kind: 'text', pattern: /(?<=")[^"]{2,}(?=")/g, takes: ({ sense }) => sense === 'free_text' },
];

/** The example with its values as blanks: "Cancel order 1042" → "Cancel order {order|1042}". */
function withBlanks(example: string, metas: readonly FieldMeta[]): string {
  return shapes()
    .filter((shape) => metas.some(shape.takes))
    .reduce(
      (text, { kind, pattern }) =>
        text
          .split(/(\{[a-z_]+\|[^{}]+\})/)
          .map((piece) =>
            piece.startsWith('{') ? piece : piece.replace(pattern, (value) => `{${kind}|${value}}`),
          )
          .join(''),
      example.replaceAll(/[{}|]/g, ''),
    );
}

function metasOf(declaration: AnyDeclaration): FieldMeta[] {
  const input = unwrap(declaration.input);
  if (!(input instanceof z.ZodObject)) return [];
  return Object.values(input.shape as Record<string, z.ZodType>).flatMap((schema) => {
    const inner = unwrap(schema);
    return inner instanceof z.ZodArray
      ? [metaOf(schema), metaOf(inner.element as z.ZodType)]
      : [metaOf(schema)];
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** With every value taken out, two sentences that differ only in what they ask about are one template. */
const pattern = (text: string) => text.replaceAll(/\{([a-z_]+)\|[^{}]+\}/g, '{$1}').toLowerCase();

/**
 * Ready questions: those written by hand first, then the examples of every offered operation, so that each new
 * operation brings its own. Examples that point at something said before are left out, and so is what `isLeftOut` names.
 */
export function templatesOf(
  declarations: readonly AnyDeclaration[],
  isLeftOut: (sentence: string) => boolean = () => false,
): QueryTemplate[] {
  return declarations.flatMap((declaration) => {
    if (!declaration.offered) return [];
    const metas = metasOf(declaration);
    const curated = curatedTemplates
      .filter(({ operation }) => operation === declaration.name)
      .map(({ text }) => text);
    const derived = declaration.examples
      .filter((example) => !pointing.test(example) && example.length <= 120)
      .map((example) => capital(withBlanks(example, metas)));
    const texts = new Map([...curated, ...derived].map((text) => [pattern(text), text]));
    for (const text of curated) texts.set(pattern(text), text);
    return [...texts.values()]
      .filter((text) => !isLeftOut(fillTemplate(partsOf(text))))
      .slice(0, Math.max(mostForOne, curated.length))
      .map((text): QueryTemplate => {
        const parts = partsOf(text);
        return {
          id: `${declaration.name}:${pattern(text).replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 120),
          area: declaration.area,
          operation: declaration.name,
          title: declaration.title,
          sentence: fillTemplate(parts),
          parts,
          onlyAsks: declaration.effect === 'read',
        };
      });
  });
}

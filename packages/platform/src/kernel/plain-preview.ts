import { type AnyDeclaration, type ApprovalPreview, metaOf } from '@brandwright/contract';
import { z } from 'zod';

/** The approval words of an operation that brings none of its own: its title and the exact values. */
export function plainPreview(declaration: AnyDeclaration, input: unknown): ApprovalPreview {
  return {
    verb: declaration.title,
    what: declaration.title,
    toWhom: null,
    cost: null,
    irreversible: declaration.effect === 'destructive' ? 'This cannot be undone.' : null,
    values: valuesOf(declaration, input),
    warnings: [],
  };
}

// An id says nothing to a person.
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function valuesOf(declaration: AnyDeclaration, input: unknown): { label: string; value: string }[] {
  if (input === null || typeof input !== 'object') return [];
  const shape = declaration.input instanceof z.ZodObject ? declaration.input.shape : {};
  return Object.entries(input)
    .filter(
      ([, value]) =>
        value !== undefined && value !== null && !(typeof value === 'string' && uuid.test(value)),
    )
    .map(([name, value]) => {
      const schema = shape[name];
      const label = (schema ? metaOf(schema).label : undefined) ?? spaced(name);
      return { label, value: typeof value === 'string' ? value : JSON.stringify(value) };
    });
}

const spaced = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

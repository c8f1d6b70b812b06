import { OperationError, unwrap, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

/** The fields of an input by name, looking through refinements, pipes and unions; undefined when it is no object. */
export function fieldShapes(schema: z.ZodType): Map<string, z.ZodType> | undefined {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) return new Map(Object.entries(plain.shape as Record<string, z.ZodType>));
  if (plain instanceof z.ZodUnion) {
    const shapes = (plain.options as z.ZodType[]).map(fieldShapes);
    if (shapes.some((shape) => shape === undefined)) return undefined;
    return new Map(shapes.flatMap((shape) => [...(shape ?? [])]));
  }
  return undefined;
}

/** Refuses what the operation does not know, so that a mistyped filter never counts as none. */
export function refuseUnknownFields(declaration: AnyDeclaration, given: object): void {
  const shapes = fieldShapes(declaration.input);
  const unknown = shapes ? Object.keys(given).filter((name) => !shapes.has(name)) : [];
  if (unknown.length > 0) throw unknownFields(unknown, [...(shapes?.keys() ?? [])]);
}

function unknownFields(unknown: readonly string[], known: readonly string[]): OperationError {
  const shown = unknown.slice(0, 5).map((name) => `"${name.slice(0, 60)}"`);
  const takes = known.length > 0 ? `It takes: ${known.join(', ')}.` : 'It takes no input.';
  return new OperationError(
    'bad_input',
    `This call takes no ${shown.join(' or ')}. ${takes}`,
    unknown.slice(0, 20).map((name) => ({ path: name.slice(0, 60), message: 'Unknown field.' })),
  );
}

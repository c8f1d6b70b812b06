import type { AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** JSON Schemas of declarations whose shared parts stand in one place, under `#/components/schemas/`. */
export function jsonSchemas() {
  const shared: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType, io: 'input' | 'output', name: string): JsonSchema {
    const {
      $schema: _dialect,
      $defs: definitions,
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
    if (typeof definitions !== 'object' || definitions === null) return rest;
    const moved = (value: unknown) => withMovedReferences(value, name);
    for (const [key, definition] of Object.entries(definitions))
      shared[`${name}_${key}`] = moved(definition) as JsonSchema;
    return moved(rest) as JsonSchema;
  }

  return {
    shared,
    of: ({ name, input, output }: AnyDeclaration) => ({
      input: convert(input, 'input', `${name}_input`),
      output: convert(output, 'output', `${name}_output`),
    }),
  };
}

function withMovedReferences(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withMovedReferences(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^#\/\$defs\//, `#/components/schemas/${name}_`)
        : withMovedReferences(item, name),
    ]),
  );
}

import { operations, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { strictSchema, withoutNulls } from './strict-schema.ts';

// What strict function schemas of OpenAI accept (structured outputs guide, supported schemas).
const allowed = new Set([
  'type',
  'description',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  '$ref',
  '$defs',
]);

function problems(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => problems(item, `${path}[${index}]`));
  if (node === null || typeof node !== 'object') return [];
  const schema = node as Record<string, unknown>;
  const found = Object.keys(schema)
    .filter((key) => !allowed.has(key))
    .map((key) => `${path}: ${key}`);
  if (schema['type'] === 'object' || schema['properties']) {
    const names = Object.keys((schema['properties'] as object | undefined) ?? {});
    if (schema['additionalProperties'] !== false) found.push(`${path}: open object`);
    if (JSON.stringify(schema['required'] ?? []) !== JSON.stringify(names))
      found.push(`${path}: not every property is required`);
  }
  const inner = Object.entries(schema).filter(([key]) => key !== 'enum' && key !== 'required');
  return [
    ...found,
    ...inner.flatMap(([key, value]) =>
      key === 'properties'
        ? Object.entries(value as object).flatMap(([name, part]) => problems(part, `${path}.${name}`))
        : key === 'type'
          ? []
          : problems(value, `${path}/${key}`),
    ),
  ];
}

const offered: AnyDeclaration[] = operations.filter((operation: AnyDeclaration) => operation.offered);

describe('the schema that a model sees', () => {
  it.each(offered.map((operation) => [operation.name, operation] as const))(
    '%s is strict',
    (_name, operation) => {
      expect(problems(strictSchema(operation), operation.name)).toEqual([]);
    },
  );

  it.each(offered.map((operation) => [operation.name, operation] as const))(
    '%s has a name and description within the limits',
    (name, operation) => {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      expect(operation.description.length).toBeGreaterThan(20);
      expect(operation.description.length).toBeLessThanOrEqual(1024);
    },
  );
});

describe('withoutNulls', () => {
  it('drops what stands for "not given", at every depth', () => {
    expect(withoutNulls({ a: null, b: { c: null, d: 0 }, e: [{ f: null }] })).toEqual({
      b: { d: 0 },
      e: [{}],
    });
  });
});

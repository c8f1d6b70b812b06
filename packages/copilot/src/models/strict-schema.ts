import { metaOf, type AnyDeclaration } from '@brandwright/contract';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

type Node = Record<string, unknown>;

/** What a model writes to empty a field, where null stands for "not given". */
export const clearMark = 'CLEAR';

/** Keywords that strict function schemas accept; the rest (defaults, lengths, our own) is left to the parse. */
const kept = new Set([
  'type',
  'description',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  '$ref',
  '$defs',
]);

/** How a model is held to the schema of a tool: by its server, which has conditions for that, or by nothing. */
export type SchemaKind = 'strict' | 'loose';

const caches = {
  strict: new WeakMap<AnyDeclaration, JSONSchema7>(),
  loose: new WeakMap<AnyDeclaration, JSONSchema7>(),
} as const;

/**
 * The schema of a tool as a model sees it, derived from the declared input: every property required, optional ones
 * nullable, those that can be emptied with a mark for it, closed objects, no keyword that strict mode refuses, no field
 * that only forms fill. `fromStrict` reads the answer.
 */
export const strictSchema = (declaration: AnyDeclaration): JSONSchema7 => toolSchema(declaration, 'strict');

/**
 * The strict schema, or a loose one, where optional properties are just not required: a fifth shorter, and no model
 * has to fill in nulls. The parse holds to the declared input either way.
 */
export function toolSchema(declaration: AnyDeclaration, kind: SchemaKind): JSONSchema7 {
  const cache = caches[kind];
  const known = cache.get(declaration);
  if (known) return known;
  const plain = z.toJSONSchema(declaration.input, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => dropFormFields(zodSchema, jsonSchema),
  }) as Node;
  const schema = tighten(plain, kind) as JSONSchema7;
  cache.set(declaration, schema);
  return schema;
}

/** The schema with some of its fields alone, each in the first sentence that is said of it. */
export function briefSchema(whole: JSONSchema7, fields: readonly string[]): JSONSchema7 {
  const properties = Object.fromEntries(
    Object.entries(whole.properties ?? {})
      .filter(([name]) => fields.includes(name))
      .map(([name, field]) => [name, inOneSentence(field)]),
  );
  const required = whole.required?.filter((name: string) => fields.includes(name));
  return { ...whole, properties, ...(required ? { required } : {}) };
}

type Field = NonNullable<JSONSchema7['properties']>[string];

function inOneSentence(field: Field): Field {
  if (typeof field === 'boolean' || field.description === undefined) return field;
  const [description = ''] = field.description.split(/(?<=\.)\s/, 1);
  return { ...field, description };
}

function dropFormFields(schema: z.core.$ZodType, json: Node): void {
  if (!(schema instanceof z.ZodObject)) return;
  const properties = json['properties'] as Node | undefined;
  for (const [name, part] of Object.entries(schema.shape))
    if (properties && metaOf(part as z.ZodType).formOnly) delete properties[name];
}

function tighten(node: unknown, kind: SchemaKind): unknown {
  const inner = (value: unknown) => tighten(value, kind);
  if (Array.isArray(node)) return node.map(inner);
  if (node === null || typeof node !== 'object') return node;
  const given = node as Node;
  const result: Node = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === 'oneOf') result['anyOf'] = inner(value);
    else if (key === 'properties') result['properties'] = mapValues(value as Node, inner);
    else if (key === 'const') result['enum'] = [value];
    // A list of places: which type stands where is left to the parse.
    else if (key === 'prefixItems') result['items'] = { anyOf: inner(value) };
    else if (key === 'items' && value === false) continue;
    else if (kept.has(key)) result[key] = key === 'enum' || key === 'required' ? value : inner(value);
  }
  return result['properties'] ? objectOf(result, given, kind) : flat(result);
}

function objectOf(result: Node, given: Node, kind: SchemaKind): Node {
  const properties = result['properties'] as Node;
  const required = new Set((given['required'] as string[] | undefined) ?? []);
  for (const [name, property] of Object.entries(properties)) {
    if (!required.has(name)) properties[name] = optional(property as Node, kind);
  }
  if (kind === 'strict') return { ...result, required: Object.keys(properties), additionalProperties: false };
  const { additionalProperties: _closed, required: _names, ...loose } = result;
  const names = Object.keys(properties).filter((name) => required.has(name));
  return { ...loose, ...(names.length > 0 ? { required: names } : {}) };
}

/** A choice of one thing, or of one thing and null, as that thing. */
function flat(node: Node): Node {
  const options = node['anyOf'];
  if (!Array.isArray(options)) return node;
  const real = (options as Node[]).filter((option) => option['type'] !== 'null');
  const [only] = real;
  if (real.length !== 1 || !only) return node;
  const { anyOf: _options, ...rest } = node;
  return { ...(real.length < options.length ? nullable(only) : only), ...rest };
}

function optional(node: Node, kind: SchemaKind): Node {
  if (takesNull(node)) return emptiable(node);
  return kind === 'strict' ? nullable(node) : node;
}

function nullable(node: Node): Node {
  if (takesNull(node)) return node;
  if (typeof node['type'] === 'string') {
    const values = node['enum'] as unknown[] | undefined;
    return { ...node, type: [node['type'], 'null'], ...(values ? { enum: [...values, null] } : {}) };
  }
  if (Array.isArray(node['anyOf']))
    return { ...node, anyOf: [...(node['anyOf'] as unknown[]), { type: 'null' }] };
  const { description, ...rest } = node;
  return { ...(description ? { description } : {}), anyOf: [rest, { type: 'null' }] };
}

/** Left out and emptied are two things; null can say only one of them. */
function emptiable(node: Node): Node {
  const { description, ...rest } = node;
  const mark = { type: 'string', enum: [clearMark] };
  const options = Array.isArray(rest['anyOf']) ? (rest['anyOf'] as unknown[]) : [rest];
  return { ...(description ? { description } : {}), anyOf: [...options, mark] };
}

const takesNull = (node: Node): boolean =>
  [node['type'] ?? []].flat().includes('null') ||
  (Array.isArray(node['anyOf']) && (node['anyOf'] as Node[]).some(takesNull));

const mapValues = (object: Node, map: (value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

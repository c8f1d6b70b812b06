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

const cache = new WeakMap<AnyDeclaration, JSONSchema7>();

/**
 * The schema of a tool as a model sees it, derived from the declared input: every property required, optional ones
 * nullable, those that can be emptied with a mark for it, closed objects, no keyword that strict mode refuses, no field
 * that only forms fill. `fromStrict` reads the answer.
 */
export function strictSchema(declaration: AnyDeclaration): JSONSchema7 {
  const known = cache.get(declaration);
  if (known) return known;
  const plain = z.toJSONSchema(declaration.input, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => dropFormFields(zodSchema, jsonSchema),
  }) as Node;
  const strict = tighten(plain) as JSONSchema7;
  cache.set(declaration, strict);
  return strict;
}

/** The schema with some of its fields alone. */
export function briefSchema(declaration: AnyDeclaration, fields: readonly string[]): JSONSchema7 {
  const whole = strictSchema(declaration);
  const properties = Object.fromEntries(
    Object.entries(whole.properties ?? {}).filter(([name]) => fields.includes(name)),
  );
  return { ...whole, properties, required: Object.keys(properties) };
}

function dropFormFields(schema: z.core.$ZodType, json: Node): void {
  if (!(schema instanceof z.ZodObject)) return;
  const properties = json['properties'] as Node | undefined;
  for (const [name, part] of Object.entries(schema.shape))
    if (properties && metaOf(part as z.ZodType).formOnly) delete properties[name];
}

function tighten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tighten);
  if (node === null || typeof node !== 'object') return node;
  const given = node as Node;
  const result: Node = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === 'oneOf') result['anyOf'] = tighten(value);
    else if (key === 'properties') result['properties'] = mapValues(value as Node, tighten);
    else if (key === 'const') result['enum'] = [value];
    // A list of places: which type stands where is left to the parse.
    else if (key === 'prefixItems') result['items'] = { anyOf: tighten(value) };
    else if (key === 'items' && value === false) continue;
    else if (kept.has(key)) result[key] = key === 'enum' || key === 'required' ? value : tighten(value);
  }
  return result['properties'] ? closed(result, given) : flat(result);
}

function closed(result: Node, given: Node): Node {
  const properties = result['properties'] as Node;
  const required = new Set((given['required'] as string[] | undefined) ?? []);
  for (const [name, property] of Object.entries(properties)) {
    if (!required.has(name)) properties[name] = optional(property as Node);
  }
  return { ...result, required: Object.keys(properties), additionalProperties: false };
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

function optional(node: Node): Node {
  return takesNull(node) ? emptiable(node) : nullable(node);
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

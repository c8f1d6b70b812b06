import type { AnyDeclaration } from '@brandwright/contract';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

type Node = Record<string, unknown>;

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
 * nullable, closed objects, no keyword that strict mode refuses. Nulls are dropped again before parsing.
 */
export function strictSchema(declaration: AnyDeclaration): JSONSchema7 {
  const known = cache.get(declaration);
  if (known) return known;
  const plain = z.toJSONSchema(declaration.input, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Node;
  const strict = tighten(plain) as JSONSchema7;
  cache.set(declaration, strict);
  return strict;
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
  return result['properties'] ? closed(result, given) : result;
}

function closed(result: Node, given: Node): Node {
  const properties = result['properties'] as Node;
  const required = new Set((given['required'] as string[] | undefined) ?? []);
  for (const name of Object.keys(properties)) {
    if (!required.has(name)) properties[name] = nullable(properties[name] as Node);
  }
  return { ...result, required: Object.keys(properties), additionalProperties: false };
}

function nullable(node: Node): Node {
  if (typeof node['type'] === 'string' && !node['enum']) return { ...node, type: [node['type'], 'null'] };
  if (Array.isArray(node['anyOf']))
    return { ...node, anyOf: [...(node['anyOf'] as unknown[]), { type: 'null' }] };
  const { description, ...rest } = node;
  return { ...(description ? { description } : {}), anyOf: [rest, { type: 'null' }] };
}

const mapValues = (object: Node, map: (value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** What a model sent, without the nulls that stand for "not given". */
export function withoutNulls(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutNulls);
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, withoutNulls(value)]),
  );
}

/**
 * The published limits of strict function schemas, as a check. Source: OpenAI, "Structured model outputs", section
 * "Supported schemas" (https://platform.openai.com/docs/guides/structured-outputs#supported-schemas), and "Function
 * calling" for names; as of 2026.
 */
export const strictLimits = {
  levels: 10,
  properties: 5000,
  /** Characters of all property names, definition names, enum and const values together. */
  stringCharacters: 120_000,
  enumValues: 1000,
  /** From this many values on, one enum's strings have at most `largeEnumCharacters` together. */
  largeEnum: 250,
  largeEnumCharacters: 15_000,
  name: /^[a-zA-Z0-9_-]{1,64}$/,
  /** The API takes 128; more than 20 confuse a model. */
  tools: 128,
  toolsAimedAt: 20,
} as const;

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
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

interface Totals {
  properties: number;
  characters: number;
  enumValues: number;
  problems: string[];
}

type Node = Record<string, unknown>;

/** What a tool's schema has that strict mode refuses; empty when nothing. */
export function strictProblems(name: string, schema: unknown): string[] {
  const totals: Totals = { properties: 0, characters: 0, enumValues: 0, problems: [] };
  const root = asNode(schema);
  if (!strictLimits.name.test(name)) totals.problems.push(`${name}: not a name for a function`);
  if (root['type'] !== 'object') totals.problems.push(`${name}: the root is no object`);
  if (root['anyOf']) totals.problems.push(`${name}: the root is a choice`);
  visit(root, name, 1, totals);
  const { properties, characters, enumValues, problems } = totals;
  if (properties > strictLimits.properties) problems.push(`${name}: ${properties} properties`);
  if (characters > strictLimits.stringCharacters) problems.push(`${name}: ${characters} characters of names`);
  if (enumValues > strictLimits.enumValues) problems.push(`${name}: ${enumValues} enum values`);
  return problems;
}

function visit(node: Node, path: string, level: number, totals: Totals): void {
  const { problems } = totals;
  for (const key of Object.keys(node)) if (!allowed.has(key)) problems.push(`${path}: ${key}`);
  if (!node['type'] && !node['anyOf'] && !node['$ref'] && !node['enum'])
    problems.push(`${path}: says no type`);
  for (const type of [node['type'] ?? []].flat())
    if (!types.has(String(type))) problems.push(`${path}: type ${String(type)}`);
  if (Array.isArray(node['enum'])) visitEnum(node['enum'], path, totals);
  if (holds(node, 'object')) visitObject(node, path, level, totals);
  if (holds(node, 'array') && !node['items']) problems.push(`${path}: a list of nothing in particular`);
  if (node['items']) visit(asNode(node['items']), `${path}[]`, level, totals);
  for (const option of Array.isArray(node['anyOf']) ? node['anyOf'] : [])
    visit(asNode(option), `${path}|`, level, totals);
  for (const [name, part] of Object.entries(asNode(node['$defs']))) {
    totals.characters += name.length;
    visit(asNode(part), `${path}#${name}`, level, totals);
  }
}

function visitObject(node: Node, path: string, level: number, totals: Totals): void {
  const { problems } = totals;
  const properties = asNode(node['properties']);
  const names = Object.keys(properties);
  if (level > strictLimits.levels) problems.push(`${path}: ${level} levels deep`);
  if (node['additionalProperties'] !== false) problems.push(`${path}: open object`);
  if (JSON.stringify(node['required'] ?? []) !== JSON.stringify(names))
    problems.push(`${path}: not every property is required`);
  totals.properties += names.length;
  for (const [name, part] of Object.entries(properties)) {
    totals.characters += name.length;
    visit(asNode(part), `${path}.${name}`, level + 1, totals);
  }
}

function visitEnum(values: readonly unknown[], path: string, totals: Totals): void {
  const characters = values.reduce<number>((sum, value) => sum + String(value).length, 0);
  if (values.length === 0) totals.problems.push(`${path}: an enum of nothing`);
  if (values.length > strictLimits.largeEnum && characters > strictLimits.largeEnumCharacters)
    totals.problems.push(`${path}: ${characters} characters in an enum of ${values.length}`);
  totals.characters += characters;
  totals.enumValues += values.length;
}

const holds = (node: Node, type: string) => [node['type'] ?? []].flat().includes(type);

const asNode = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

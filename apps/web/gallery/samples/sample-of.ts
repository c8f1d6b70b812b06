import type { z } from 'zod';
import { otherWords, words } from './words.ts';

/** `full`: every field has a value, lists hold a few. `empty`: lists are empty and what may be missing is. */
export type SampleState = 'full' | 'empty';

interface Place {
  /** The field's name. */
  key: string;
  /** Which row of the list around it. */
  row: number;
  state: SampleState;
}

const rowsInFull = 3;

/** The parts of a schema's definition that say how to fill it; zod gives them to nobody by type. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  items?: readonly z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  getter?: () => z.ZodType;
  format?: string;
  checks?: readonly { _zod: { def: Check } }[];
}

interface Check {
  check: string;
  value?: number;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
  length?: number;
  pattern?: RegExp;
  format?: string;
}

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;
const checksOf = (definition: Definition): Check[] =>
  (definition.checks ?? []).map((check) => check._zod.def);

/** A value that the schema takes (but for its refinements), the same each time: names, money and days as they could be. */
export function sampleOf(schema: z.ZodType, state: SampleState = 'full', key = '', row = 0): unknown {
  const at: Place = { key, row, state };
  const definition = definitionOf(schema);
  const inner = (of: z.ZodType | undefined) => (of ? sampleOf(of, state, key, row) : undefined);
  switch (definition.type) {
    case 'object':
      return sampleObject(definition, at);
    case 'array':
      return sampleList(definition, at);
    case 'tuple':
      return definition.items?.map((item, index) => sampleOf(item, state, key, index));
    case 'nullable':
      return state === 'empty' ? null : inner(definition.innerType);
    case 'optional':
      return state === 'empty' ? undefined : inner(definition.innerType);
    case 'union': {
      // Of texts that only have to begin so there is no list to choose from.
      const choices =
        definition.options?.filter((one) => definitionOf(one).type !== 'template_literal') ?? [];
      return inner(choices[row % choices.length]);
    }
    case 'enum': {
      const choices = Object.values(definition.entries ?? {});
      return choices[row % choices.length];
    }
    case 'literal':
      return definition.values?.[0];
    case 'record':
      return sampleRecord(definition, at);
    case 'boolean':
      return state === 'full';
    case 'number':
      return sampleNumber(definition, at);
    case 'string':
      return sampleText(definition, at);
    case 'lazy':
      return inner(definition.getter?.());
    case 'pipe':
      return inner(definition.in);
    case 'default':
    case 'readonly':
    case 'catch':
      return inner(definition.innerType);
    default:
      return null;
  }
}

function sampleObject({ shape = {} }: Definition, { row, state }: Place): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const value = sampleOf(schema, state, key, row);
    if (value !== undefined) made[key] = value;
  }
  // A page says how many rows there are in all.
  const longest = Math.max(
    0,
    ...Object.values(made).map((value) => (Array.isArray(value) ? value.length : 0)),
  );
  if (typeof made['total'] === 'number') made['total'] = longest;
  if (typeof made['page'] === 'number') made['page'] = 0;
  if (typeof made['size'] === 'number') made['size'] = 20;
  return made;
}

/** Every key where keys are a choice, one otherwise. */
function sampleRecord(
  { keyType, valueType }: Definition,
  { key, row, state }: Place,
): Record<string, unknown> {
  const choices = keyType && Object.values(definitionOf(keyType).entries ?? {}).map(String);
  const keys = choices && choices.length > 0 ? choices : state === 'full' ? ['sand'] : [];
  return Object.fromEntries(
    keys.map((name) => [name, valueType ? sampleOf(valueType, state, key, row) : null]),
  );
}

function sampleList(definition: Definition, { key, row, state }: Place): unknown[] {
  const checks = checksOf(definition);
  const least = checks.find(({ minimum }) => minimum !== undefined)?.minimum ?? 0;
  const most = checks.find(({ maximum }) => maximum !== undefined)?.maximum ?? Number.POSITIVE_INFINITY;
  const exact = checks.find(({ length }) => length !== undefined)?.length;
  const wanted = exact ?? Math.min(most, Math.max(least, state === 'full' ? rowsInFull : 0));
  const { element } = definition;
  if (!element) return [];
  return Array.from({ length: wanted }, (_, index) =>
    sampleOf(element, state, key, row * rowsInFull + index),
  );
}

const bases: readonly [RegExp, number][] = [
  [/minor$/i, 4250],
  [/(percent|rate|share)/i, 12],
  [/(rating|review|stars)$/i, 4],
  [/ordernumber$/i, 1042],
  [/(days|hours|weeks)/i, 12],
  [/(quantity|moq|units|pieces)/i, 500],
  [/(latitude|longitude|^x$|^y$)/i, 0.3],
];

function sampleNumber(definition: Definition, { key, row, state }: Place): number {
  const checks = checksOf(definition);
  const lower = checks.find(({ check }) => check === 'greater_than');
  const upper = checks.find(({ check }) => check === 'less_than');
  const isWhole = definition.format === 'safeint' || checks.some(({ format }) => format === 'safeint');
  const base = state === 'empty' ? 0 : (bases.find(([name]) => name.test(key))?.[1] ?? 3);
  let value = isWhole ? Math.round(base) : base;
  if (state === 'full' && base >= 1) value += row;
  if (lower?.value !== undefined) value = Math.max(value, lower.value + (lower.inclusive ? 0 : 1));
  if (upper?.value !== undefined) value = Math.min(value, upper.value - (upper.inclusive ? 0 : 1));
  return value;
}

const day = (row: number) => `2026-11-${String(20 + (row % 9)).padStart(2, '0')}`;
const uuid = (row: number) => `0b0e7a52-5d3c-4c1e-8f2a-${String(row + 1).padStart(12, '0')}`;

function sampleText(definition: Definition, { key, row }: Place): string {
  const checks = checksOf(definition);
  const format = definition.format ?? checks.find((check) => check.check === 'string_format')?.format;
  if (format === 'uuid' || format === 'guid') return uuid(row);
  const pattern = checks.find((check) => check.pattern !== undefined)?.pattern;
  if (format === 'datetime' || (!format && !pattern && isInstant(key))) return `${day(row)}T15:00:00Z`;
  if (format === 'date' || (!format && !pattern && isDay(key))) return day(row);
  if (/(^id|Id|^sid|Sid|^uuid|Uuid)$/.test(key) && !words[key]) return uuid(row);
  const longest = checks.find(({ maximum }) => maximum !== undefined)?.maximum ?? 200;
  const choices = words[key] ?? (isAddress(key) ? [`/files/sample/${key}.png`] : otherWords);
  const text = choices[row % choices.length] ?? '';
  if (!pattern || pattern.test(text)) return text.slice(0, longest);
  return patternFits.find((fit) => pattern.test(fit)) ?? text;
}

/** Times that the contract has as plain texts. */
const isInstant = (key: string) => /(^at|At|Time|Until)$/.test(key);
const isDay = (key: string) => /(^on|On|^day|Day|^date|Date|AsOf|^asOf|neededBy|deliverBy)$/.test(key);
const isAddress = (key: string) => /(url|image|images|address|link)s?$/i.test(key);

/** What fits the patterns of codes that the contract has. */
const patternFits = [
  '08:00',
  '/orders',
  'US',
  'OR',
  '#2F6B4F',
  '6912.00.39',
  '2026-11-20',
  'a1',
  'sample',
  '1',
  '0001',
  'X20261120123456',
];
